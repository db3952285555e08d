import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (face: string, enemy: object = {}) =>
  xwingTable(
    {
      spy: {
        pilot: 'goldsquadronpilot',
        at: [450, 300],
        upgrades: ['saboteur'],
        dial: { speed: 1, bearing: 'straight' },
      },
      near: {
        pilot: 'omicrongrouppilot',
        at: [450, 470, 180],
        facedown: ['core2-structuraldamage', 'core2-weaponsfailure'],
        ...enemy,
      },
      far: { pilot: 'academypilot', at: [450, 800, 180] },
    },
    { phase: 'activation', attackDice: [face], cards: ['core2-weaponsfailure'] },
  );

test('a hit or a critical turns up one facedown card, by chance', () => {
  for (const face of ['hit', 'crit']) {
    flying(face)
      .offersNoAction('card spy.u1', { choice: 'far' })
      .acts('card spy.u1', { choice: 'near' })
      .has('near', {
        damage: [
          { card: 'core2-structuraldamage', faceup: false },
          { card: 'core2-weaponsfailure', faceup: true, inForce: true },
        ],
      });
  }
});

test('another face turns up nothing', () => {
  for (const face of ['focus', 'blank']) {
    flying(face)
      .acts('card spy.u1', { choice: 'near' })
      .has('near', { damage: [{ faceup: false }, { faceup: false }] });
  }
});

test('a ship without Damage cards may be chosen in vain', () => {
  flying('hit', { facedown: [] }).acts('card spy.u1', { choice: 'near' }).has('near', { damage: [] });
});

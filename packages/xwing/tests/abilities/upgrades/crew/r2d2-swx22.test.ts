import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const atTheEnd = (own: object, face = 'hit') =>
  xwingTable(
    {
      falcon: {
        pilot: 'outerrimsmuggler',
        at: [450, 300],
        upgrades: ['crew:r2d2-swx22'],
        shields: 0,
        facedown: ['core2-weaponsfailure'],
        ...own,
      },
      enemy: { pilot: 'academypilot', at: [800, 850, 180] },
    },
    { phase: 'end', attackDice: [face], cards: ['core2-weaponsfailure'] },
  );

test('without shields one may come back, and a hit turns up a Damage card', () => {
  atTheEnd({})
    .offersExactly({ use: 'falcon.u1', choice: null }, { pass: true })
    .uses('r2d2-swx22')
    .has('falcon', { shields: 1, damage: [{ card: 'core2-weaponsfailure', faceup: true, inForce: true }] });
});

test('a critical turns up nothing', () => {
  for (const face of ['crit', 'focus', 'blank']) {
    atTheEnd({}, face)
      .uses('r2d2-swx22')
      .has('falcon', { shields: 1, damage: [{ faceup: false }] });
  }
});

test('a ship with a shield left is not asked', () => {
  atTheEnd({ shields: 1 })
    .until('setDial')
    .has('falcon', { shields: 1, damage: [{ faceup: false }] });
});

test('nothing is asked with a shield left, nor of a ship that has none at all', () => {
  const shielded = atTheEnd({ shields: 1 });
  expect(shielded.open.map(({ kind }) => kind)).not.toContain('useAbility');
  const bare = atTheEnd({ pilot: 'academypilot', side: 0 });
  expect(bare.open.map(({ kind }) => kind)).not.toContain('useAbility');
});

test('a ship with a single shield gets it back', () => {
  atTheEnd({ pilot: 'rebeloperative' }, 'blank')
    .uses('r2d2-swx22')
    .has('falcon', { shields: 1, damage: [{ faceup: false }] });
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (stress: number) =>
  xwingTable(
    {
      ace: {
        pilot: 'blacksunace',
        at: [450, 200],
        upgrades: ['blackmarketslicertools'],
        dial: { speed: 2, bearing: 'straight' },
      },
      enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, 500, 180], tokens: { stress } },
    },
    { phase: 'activation' },
  );

test('a hit turns a stress token of an enemy at range 1-2 into a Damage card', () => {
  flying(1)
    .dice({ attack: ['hit'] })
    .acts('card ace.u1', { choice: 'enemy' })
    .has('enemy', { tokens: { stress: 0 }, damage: [{ faceup: false }] })
    .ends();
});

test('a blank does nothing, and without stress there is nobody to choose', () => {
  flying(1)
    .dice({ attack: ['blank'] })
    .acts('card ace.u1', { choice: 'enemy' })
    .has('enemy', { tokens: { stress: 1 }, damage: [] })
    .ends();
  flying(0).asks('performAction').offersNoAction('card ace.u1');
});

test('an enemy at range 3 is too far, and of two stress tokens one goes', () => {
  const far = (y: number, stress: number) =>
    xwingTable(
      {
        ace: {
          pilot: 'blacksunace',
          at: [450, 200],
          upgrades: ['blackmarketslicertools'],
          dial: { speed: 2, bearing: 'straight' },
        },
        enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, y, 180], tokens: { stress } },
      },
      { phase: 'activation' },
    ).asks('performAction');
  far(600, 1).offersNoAction('card ace.u1');
  far(500, 2)
    .dice({ attack: ['crit'] })
    .acts('card ace.u1', { choice: 'enemy' })
    .has('enemy', { tokens: { stress: 1 }, damage: [{ faceup: false }] });
});

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

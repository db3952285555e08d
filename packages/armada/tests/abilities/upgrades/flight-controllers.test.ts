import { armadaTable } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (phase: 'ship' | 'squadron') =>
  armadaTable(
    {
      victory: {
        ship: 'victory-i-class',
        upgrades: ['flight-controllers'],
        at: [900, 300, 0],
        dials: ['squadron'],
      },
      tie: { squadron: 'tie-fighter-squadron', at: [900, 420] },
      xwing: { squadron: 'x-wing-squadron', at: [900, 480] },
      cr90: { ship: 'cr90-corvette-a', at: [900, 560, 0] },
    },
    { phase },
  );

shows(
  'ar.known.upgrade.weapons-teams',
  'a squadron that the ship activates has a blue die more against squadrons',
  () => {
    const table = fleet('ship')
      .uses('squadron', 'dial')
      .answers({ squadron: 'tie' })
      .answers({ deed: 'attack' })
      .dice({ blue: ['hit', 'accuracy', 'accuracy', 'accuracy'] })
      .answers({ target: 'xwing' })
      .has('xwing', { hull: 4 });
    expect(table.events('diceGathered')).toMatchObject([{ dice: { red: 0, blue: 4, black: 0 } }]);
    table.ends();
  },
);

test('not in the Squadron phase', () => {
  fleet('squadron')
    .answers({ deed: 'attack' })
    .dice({ blue: ['hit', 'accuracy', 'accuracy'] })
    .answers({ target: 'xwing' })
    .has('xwing', { hull: 4 })
    .ends();
});

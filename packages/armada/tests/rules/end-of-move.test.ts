import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

/** A corvette that flies this course at speed 1 or 2. */
const fly = (
  at: readonly [number, number, number],
  clicks: readonly number[],
  others: Parameters<typeof armadaTable>[0] = {},
) =>
  armadaTable({
    corvette: { ship: 'cr90-corvette-a', at, speed: clicks.length },
    spare: { ship: 'cr90-corvette-b', at: [100, 100, 0], activated: true },
    victory: { ship: 'victory-ii', at: [1700, 100, 0], activated: true },
    ...others,
  })
    .until('chooseCourse', 'corvette')
    .answers({ clicks, side: 'right' });

shows('ar.overlap.squadrons-displaced', 'a ship lifts the one squadron it ends on, and none else', () => {
  const tie = (y: number) => ({ tie: { squadron: 'tie-fighter', at: [900, y] } }) as const;
  fly([900, 300, 0], [0], tie(400))
    .asks('placeDisplaced', { ship: 'corvette', squadrons: ['tie'] })
    .has('tie', { at: null });
  const clear = fly([900, 300, 0], [0], tie(450)).has('tie', { at: { x: 900, y: 450 } });
  expect(clear.events('squadronsLifted')).toEqual([]);
});

shows(
  ['ar.destroyed.outside-play-area', 'ar.overlap.ship-damage-both'],
  'a ship that is pushed back to where it sticks out of the play area is lost, and the one in its way damaged',
  () => {
    const { depth } = fly([900, 300, 0], [0]).state.options.area;
    const table = fly([900, depth - 21, 90], [-1, 0], {
      gladiator: { ship: 'gladiator-i-', at: [1075, depth - 21, 90], activated: true },
    });
    table.has('corvette', { destroyed: 1, removed: true, damage: [] });
    expect(table.events('shipMoved')).toMatchObject([{ reached: 1, overlapped: ['gladiator'] }]);
    expect(table.ship('gladiator').damage).toMatchObject([{ faceup: false }]);
    expect(table.events('damageDealt').map(({ ship }) => ship)).toEqual(['gladiator']);
  },
);

shows(
  ['ar.ship-move.steps', 'ar.overlap.ship-damage-both', 'ar.overlap.squadrons-placed-by-opponent'],
  'in Move Ship displaced squadrons go back first, then the owner names the nearest ship, then cards are dealt',
  () => {
    const table = armadaTable({
      corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 2 },
      left: { ship: 'gladiator-i-', at: [875, 510, 0], activated: true },
      right: { ship: 'gladiator-i-', at: [925, 510, 0], activated: true },
      tie: { squadron: 'tie-fighter', at: [900, 400] },
    })
      .until('chooseCourse', 'corvette')
      .answers({ clicks: [0, 0], side: 'left' })
      .asks('placeDisplaced', { squadrons: ['tie'] });
    expect(table.events('shipMoved')).toMatchObject([{ reached: 1, overlapped: ['left', 'right'] }]);
    table.letGoBy().asks('chooseNearest').offersExactly({ ship: 'left' }, { ship: 'right' });
    expect(table.events('damageDealt')).toEqual([]);
    table.answers({ ship: 'right' });
    expect(table.events('damageDealt').map(({ ship }) => ship)).toEqual(['corvette', 'right']);
  },
);

import { armada } from '@sortie/armada/rules';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const victory = { ship: 'victory-ii', at: [900, 300, 0] } as const;
const corvette = (x: number, y: number) => ({ ship: 'cr90-corvette-a', at: [x, y, 180] }) as const;
const tie = (x: number, y: number) => ({ squadron: 'tie-fighter', at: [x, y] }) as const;

const faultsOf = (units: Parameters<typeof armadaTable>[0]) =>
  armada.faults(armadaTable(units, { phase: 'squadron' }).state);

shows('ar.overlap.ship-reduce-speed', 'a table on which ships overlap is unsound', () => {
  expect(faultsOf({ victory, corvette: corvette(900, 360) })).toEqual([
    'the bases of victory and corvette overlap',
  ]);
  expect(
    faultsOf({ victory, other: { ...victory, at: [900, 340, 0] }, third: { ...victory, at: [930, 300, 0] } }),
  ).toEqual([
    'the bases of victory and other overlap',
    'the bases of victory and third overlap',
    'the bases of other and third overlap',
  ]);
  expect(faultsOf({ victory, corvette: corvette(900, 500) })).toEqual([]);
});

shows(
  'ar.squadron-move.no-overlap',
  'so is one on which a squadron overlaps a ship or another squadron',
  () => {
    expect(
      faultsOf({ victory, corvette: corvette(200, 200), one: tie(900, 320), two: tie(600, 600) }),
    ).toEqual(['the squadron one overlaps something']);
    expect(
      faultsOf({ victory, corvette: corvette(200, 200), one: tie(600, 600), two: tie(620, 600) }),
    ).toEqual(['the squadron one overlaps something', 'the squadron two overlaps something']);
    expect(
      faultsOf({ victory, corvette: corvette(200, 200), one: tie(600, 600), two: tie(640, 600) }),
    ).toEqual([]);
  },
);

shows(
  ['ar.squadron-move.no-overlap', 'ar.overlap.squadrons-displaced'],
  'squadrons that a ship has landed on overlap nothing while they wait to be put back',
  () => {
    const table = armadaTable({
      victory: { ...victory, speed: 1 },
      corvette: { ...corvette(200, 800), activated: true },
      one: tie(880, 400),
      two: tie(930, 400),
    })
      .until('chooseCourse')
      .answers({ clicks: [0], side: 'left' })
      .asks('placeDisplaced');
    expect(armada.faults(table.state)).toEqual([]);
  },
);

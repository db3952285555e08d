import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { objectiveGame } from './objective-game.ts';

const RULE = 'ar.known.objective.advanced-gunnery';

shows(
  [RULE, 'ar.objective.ship-marker'],
  'after deployment each player names an own objective ship, the first player first',
  () => {
    const table = objectiveGame('advanced-gunnery').until('chooseObjectiveShip');
    table.asksSeat('p1').offersExactly({ ship: 's1' }, { ship: 's2' }).answers({ ship: 's1' });
    table.asksSeat('p2').offersExactly({ ship: 's3' }).answers({ ship: 's3' }).until('assignDials');
    expect(table.state.objective?.ships).toEqual(['s1', 's3']);
  },
);

/** A Victory that has attacked one of two corvettes with its front zone. */
const afterAnAttack = (ships: readonly string[], initiative: 0 | 1 = 0) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      left: { ship: 'cr90-corvette-a', at: [850, 600, 180], activated: true, defenseTokens: [] },
      right: { ship: 'cr90-corvette-b', at: [950, 600, 180], activated: true, defenseTokens: [] },
    },
    { initiative, objective: { card: 'advanced-gunnery', ships } },
  )
    .attack('victory', 'left', { zone: 'front', defendingZone: 'front', red: ['blank', 'blank', 'blank'] })
    .until('declareTarget');

const again = { target: 'left', zone: 'front', defendingZone: 'front' };
const another = { target: 'right', zone: 'front', defendingZone: 'front' };

shows(
  [RULE, 'ar.ship-activation.different-hull-zones'],
  'the first player’s objective ship attacks from one zone again, but not the same target',
  () => {
    const table = afterAnAttack(['victory']);
    expect(table.answersOffered).toContainEqual(another);
    table.refuses(again, 'ar.precedence.cannot-is-absolute');
  },
);

shows(RULE, 'the second player’s objective ship may attack the same target again', () => {
  const table = afterAnAttack(['victory'], 1);
  expect(table.answersOffered).toContainEqual(another);
  expect(table.answersOffered).toContainEqual(again);
});

shows(RULE, 'a ship that is no objective ship attacks from another zone', () => {
  const table = armadaTable(
    {
      victory: {
        ship: 'victory-ii',
        at: [900, 300, 0],
      },
      left: { ship: 'cr90-corvette-a', at: [850, 600, 180], activated: true, defenseTokens: [] },
      side: { ship: 'cr90-corvette-b', at: [1100, 300, 180], activated: true, defenseTokens: [] },
    },
    { objective: { card: 'advanced-gunnery', ships: ['left'] } },
  )
    .attack('victory', 'left', { zone: 'front', defendingZone: 'front', red: ['blank', 'blank', 'blank'] })
    .until('declareTarget');
  table.refuses(again, 'ar.ship-activation.different-hull-zones');
});

shows(RULE, 'a destroyed objective ship scores twice its own cost', () => {
  const table = armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 100, 90], speed: 0 },
      corvette: { ship: 'cr90-corvette-a', at: [900, 800, 270], speed: 0 },
      wreck: { ship: 'cr90-corvette-b', at: null, destroyed: 4, upgrades: ['tantive-iv'] },
    },
    { phase: 'status', round: 6, objective: { card: 'advanced-gunnery', ships: ['victory', 'wreck'] } },
  );
  expect(table.referee.outcome?.about).toEqual({ scores: [39 * 2 + 3, 0] });
});

import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { objectiveGame } from './objective-game.ts';

const RULE = 'ar.known.objective.intel-sweep';

shows(
  [RULE, 'ar.objective.ship-marker', 'ar.setup.setup-area'],
  'five tokens are laid out in turn, the second player first, then each player names an objective ship',
  () => {
    const table = objectiveGame('intel-sweep').until('placeObjectiveToken').asksSeat('p2');
    table
      .refuses({ x: 900, y: 304.8 + 9.4 }, RULE)
      .refuses({ x: 900, y: 914.4 - 304.8 - 9.4 }, RULE)
      .refuses({ x: 300, y: 457 }, 'ar.setup.setup-area')
      .answers({ x: 900, y: 457 });
    table.asksSeat('p1').refuses({ x: 1080, y: 457 }, RULE).answers({ x: 1150, y: 457 });
    table.asksSeat('p2').answers({ x: 650, y: 457 }).asksSeat('p1').answers({ x: 400, y: 457 });
    table.asks('placeObjectiveToken', { left: 1 }).asksSeat('p2').answers({ x: 1400, y: 457 });
    table.asks('chooseObjectiveShip').asksSeat('p1').offersExactly({ ship: 's1' }, { ship: 's2' });
    table.answers({ ship: 's1' }).asksSeat('p2').answers({ ship: 's3' }).asks('deploy');
    expect(table.state.objective?.ships).toEqual(['s1', 's3']);
    expect(table.state.objectiveTokens).toHaveLength(5);
  },
);

/** A corvette about to reveal its dial beside one token, another one being farther away. */
const sweeping = (ships: readonly string[], dials: readonly 'repair'[] = ['repair']) =>
  armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at: [900, 400, 0], dials },
      victory: { ship: 'victory-ii', at: [300, 800, 180], activated: true },
    },
    {
      objective: {
        card: 'intel-sweep',
        ships,
        tokens: [
          { id: 't1', at: [990, 400] },
          { id: 't2', at: [900, 600] },
        ],
      },
    },
  );

shows(RULE, 'an objective ship that reveals a dial may take one token at distance 1', () => {
  const table = sweeping(['corvette', 'victory']);
  expect(table.answersOffered).toContainEqual({ pass: true });
  expect(table.answersOffered).toContainEqual({
    use: 'corvette.objective',
    choice: { objectiveToken: 't1' },
  });
  expect(table.answersOffered).not.toContainEqual({
    use: 'corvette.objective',
    choice: { objectiveToken: 't2' },
  });
  table.uses('intel-sweep', { objectiveToken: 't1' }).doesNotOffer('intel-sweep');
  expect(table.state.victoryTokens).toEqual([1, 0]);
  expect(table.state.objectiveTokens).toMatchObject([{ id: 't2' }]);
  sweeping(['victory']).doesNotOffer('intel-sweep');
});

shows(RULE, 'more victory tokens than the opponent are worth 75 points in the end', () => {
  const scores = (victoryTokens: readonly [number, number]) =>
    armadaTable(
      {
        victory: { ship: 'victory-ii', at: [900, 100, 90], speed: 0 },
        corvette: { ship: 'cr90-corvette-a', at: [900, 800, 270], speed: 0 },
      },
      { phase: 'status', round: 6, victoryTokens, objective: { card: 'intel-sweep' } },
    ).referee.outcome?.about;
  expect(scores([1, 2])).toEqual({ scores: [0, 75] });
  expect(scores([3, 2])).toEqual({ scores: [75, 0] });
  expect(scores([2, 2])).toEqual({ scores: [0, 0] });
});

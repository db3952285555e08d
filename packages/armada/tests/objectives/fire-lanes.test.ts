import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { objectiveGame } from './objective-game.ts';

const RULE = 'ar.known.objective.fire-lanes';

shows(
  [RULE, 'ar.setup.setup-area'],
  'the second player lays three tokens beyond distance 4 of both edges, and the first player may move each',
  () => {
    const table = objectiveGame('fire-lanes').until('placeObjectiveToken').asksSeat('p2');
    table
      .refuses({ x: 900, y: 245 + 9.4 }, RULE)
      .refuses({ x: 900, y: 914.4 - 245 - 9.4 }, RULE)
      .refuses({ x: 304.8 + 9.4, y: 457 }, 'ar.setup.setup-area')
      .answers({ x: 900, y: 245 + 9.5 })
      .asksSeat('p2')
      .answers({ x: 900, y: 457 })
      .answers({ x: 1500, y: 457 });
    const [first, second, third] = table.state.objectiveTokens.map(({ id }) => id);
    table.asks('moveObjectiveToken', { tokens: [first, second, third] }).asksSeat('p1');
    table
      .refuses({ token: first, x: 900 + 124.8, y: 254.5 }, RULE)
      .refuses({ token: third, x: 1524 - 9.4, y: 457 }, 'ar.setup.setup-area')
      .answers({ token: first, x: 900 + 124.6, y: 254.5 });
    // Each once.
    table
      .asks('moveObjectiveToken', { tokens: [second, third] })
      .answers({ decline: true })
      .asks('deploy');
    expect(table.state.objectiveTokens.map(({ at }) => at?.x)).toEqual([1024.599609375, 900, 1500]);
  },
);

/** One token in the middle and ships around it at the end of a round. */
const round = (units: Parameters<typeof armadaTable>[0], situation: object = {}) =>
  armadaTable(
    {
      far: { ship: 'victory-ii', at: [100, 100, 90], speed: 0 },
      away: { ship: 'cr90-corvette-a', at: [1700, 100, 270], speed: 0 },
      ...units,
    },
    {
      phase: 'status',
      objective: { card: 'fire-lanes', tokens: [{ id: 't1', at: [900, 450] }] },
      ...situation,
    },
  ).state.victoryTokens;

// Front: 3 red and 3 blue dice. At long range, 3 red ones.
const victory = { ship: 'victory-ii', at: [900, 200, 0], speed: 0 } as const;
// Front: 2 red and 1 blue die.
const corvette = { ship: 'cr90-corvette-a', at: [900, 600, 180], speed: 0 } as const;

shows(
  [RULE, 'ar.objective.victory-tokens'],
  'whoever could gather more battery dice against the token gains a victory token at the end of the round',
  () => {
    expect(round({})).toEqual([0, 0]);
    // However many ships are too far away.
    expect(round({ farther: { ship: 'cr90-corvette-b', at: [1700, 300, 270], speed: 0 } })).toEqual([0, 0]);
    expect(round({ victory })).toEqual([1, 0]);
    expect(round({ corvette })).toEqual([0, 1]);
    // Both gather 3: the Victory at long range, the corvette at medium range.
    expect(round({ victory, corvette })).toEqual([0, 0]);
    // Nearer, the Victory has its blue dice too.
    expect(round({ victory: { ...victory, at: [900, 260, 0] }, corvette })).toEqual([1, 0]);
    // A second corvette adds its dice.
    const second = { ship: 'cr90-corvette-a', at: [1000, 600, 200], speed: 0 } as const;
    expect(round({ victory, corvette, second })).toEqual([0, 1]);
    // Out of arc of the front; the rear has 2 red dice.
    expect(round({ victory: { ...victory, at: [900, 200, 180] }, corvette })).toEqual([0, 1]);
  },
);

shows([RULE, 'ar.los.obstructed-by-ship-or-obstacle'], 'an obstructed line of sight costs a die', () => {
  expect(round({ victory, corvette }, { obstacles: { station: [900, 340] } })).toEqual([0, 1]);
  expect(round({ victory, corvette }, { obstacles: { station: [1200, 340] } })).toEqual([0, 0]);
});

shows(RULE, 'dice that upgrades add to the battery count', () => {
  // Side: 2 red dice at long range.
  const side = { ...victory, at: [900, 200, 90] } as const;
  expect(round({ victory: side, corvette })).toEqual([0, 1]);
  expect(round({ victory: { ...side, upgrades: ['enhanced-armament'] }, corvette })).toEqual([0, 0]);
});

shows(RULE, 'a token under a unit belongs to the opponent, and under units of both sides to nobody', () => {
  expect(round({ victory, wing: { squadron: 'x-wing', at: [910, 450] } })).toEqual([1, 0]);
  expect(round({ victory, tie: { squadron: 'tie-fighter', at: [910, 450] } })).toEqual([0, 1]);
  // Beside the token a squadron covers nothing.
  expect(round({ victory, tie: { squadron: 'tie-fighter', at: [940, 450] } })).toEqual([1, 0]);
  expect(round({ victory: { ...victory, at: [900, 440, 0] } })).toEqual([0, 1]);
  expect(
    round({
      victory,
      tie: { squadron: 'tie-fighter', at: [920, 450] },
      wing: { squadron: 'x-wing', at: [880, 450] },
    }),
  ).toEqual([0, 0]);
});

shows(
  [RULE, 'ar.objective.victory-token-value'],
  'the tokens of the last round count before the scores are compared',
  () => {
    const table = armadaTable(
      {
        victory,
        away: { ship: 'cr90-corvette-a', at: [1700, 100, 270], speed: 0 },
      },
      {
        phase: 'status',
        round: 6,
        victoryTokens: [1, 2],
        objective: { card: 'fire-lanes', tokens: [{ id: 't1', at: [900, 450] }] },
      },
    );
    expect(table.referee.outcome?.about).toEqual({ scores: [30, 30] });
  },
);

import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { objectiveGame } from './objective-game.ts';

const RULE = 'ar.known.objective.minefields';

shows(
  [RULE, 'ar.setup.obstacles-edge-distance'],
  'the second player places all obstacles, anywhere but beyond distance 5 of each other',
  () => {
    const table = objectiveGame('minefields').asks('placeObstacle').asksSeat('p2');
    // In a deployment zone.
    table.answers({ obstacle: 'station', x: 400, y: 60, heading: 0 }).asksSeat('p2');
    table
      .refuses({ obstacle: 'asteroid-1', x: 400 + 38 + 14 + 290, y: 60, heading: 0 }, RULE)
      .refuses({ obstacle: 'asteroid-1', x: 300, y: 600, heading: 0 }, 'ar.setup.obstacles-in-setup-area')
      .answers({ obstacle: 'asteroid-1', x: 400 + 38 + 14 + 305, y: 60, heading: 0 })
      .asksSeat('p2');
  },
);

shows(
  [RULE, 'ar.setup.setup-area'],
  'six mines follow, none far from every obstacle, and none near another mine',
  () => {
    const table = objectiveGame('minefields');
    table.answers({ obstacle: 'station', x: 900, y: 457, heading: 0 });
    table.until('placeObjectiveToken').asksSeat('p2');
    table.refuses({ x: 900, y: 457 + 45 + 110 }, RULE).refuses({ x: 295, y: 100 }, 'ar.setup.setup-area');
    table.answers({ x: 900, y: 457 + 45 + 50 }).refuses({ x: 950, y: 457 + 45 + 50 }, RULE);
    // 90 mm from edge to edge.
    table.answers({ x: 995.5, y: 500 });
    table.answers({ x: 900, y: 457 - 45 - 50 }).until('deploy');
    expect(table.state.objectiveTokens).toHaveLength(6);
  },
);

/** A corvette about to end its movement beside mines. */
const sailing = (tokens: readonly (readonly [number, number])[], corvette: object = {}) =>
  armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 2, ...corvette },
      victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
    },
    {
      objective: { card: 'minefields', tokens: tokens.map((at, index) => ({ id: `t${index + 1}`, at })) },
    },
  ).until('chooseCourse', 'corvette');

const ahead = { clicks: [0, 0], side: 'left' };

shows(
  [RULE, 'ar.dice.non-attack-rolls'],
  'a ship that ends its movement at distance 1 of a mine sets it off: a card for each hit or critical, the first faceup',
  () => {
    const table = sailing([[960, 440]])
      .dice({ blue: ['hit', 'critical'] })
      .cards('power-failure', 'crew-panic')
      .answers(ahead);
    expect(table.ship('corvette').damage.map(({ card, faceup }) => `${card} ${faceup}`)).toEqual([
      'power-failure true',
      'crew-panic false',
    ]);
    expect(table.state.objectiveTokens).toEqual([]);
    const facedown = sailing([[960, 440]])
      .dice({ blue: ['hit', 'accuracy'] })
      .cards('crew-panic')
      .answers(ahead);
    expect(facedown.ship('corvette').damage.map(({ faceup }) => faceup)).toEqual([false]);
  },
);

shows(RULE, 'mines beside the course do nothing, and each mine beside the end goes off', () => {
  const far = sailing([[900, 640]]).answers(ahead);
  expect(far.events('rolledFor')).toEqual([]);
  expect(far.state.objectiveTokens).toHaveLength(1);
  const both = sailing([
    [960, 440],
    [820, 440],
  ])
    .dice({ blue: ['accuracy', 'hit', 'hit', 'accuracy'] })
    .answers(ahead);
  expect(both.events('rolledFor')).toHaveLength(2);
  expect(both.ship('corvette').damage).toHaveLength(2);
});

shows(RULE, 'only the ship that moves sets mines off', () => {
  const table = armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 2 },
      victory: { ship: 'victory-ii', at: [1600, 800, 180], activated: true },
    },
    { objective: { card: 'minefields', tokens: [{ id: 't1', at: [1660, 800] }] } },
  )
    .until('chooseCourse', 'corvette')
    .answers(ahead);
  expect(table.events('rolledFor')).toEqual([]);
  expect(table.state.objectiveTokens).toHaveLength(1);
  expect(table.referee.log.filter(({ kind }) => kind === 'abilityUsed')).toEqual([]);
});

shows(
  [RULE, 'ar.ship-move.speed-zero-counts'],
  'a ship at speed 0 that stays beside a mine has ended its movement there',
  () => {
    const table = armadaTable(
      {
        corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 0 },
        victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
      },
      {
        blue: ['accuracy', 'accuracy'],
        objective: { card: 'minefields', tokens: [{ id: 't1', at: [960, 300] }] },
      },
    ).until('assignDials');
    expect(table.events('rolledFor')).toHaveLength(1);
  },
);

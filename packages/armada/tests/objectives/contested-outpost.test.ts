import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { objectiveGame } from './objective-game.ts';

const RULE = 'ar.known.objective.contested-outpost';

shows(
  [RULE, 'ar.setup.obstacles-alternate'],
  'the station comes last, from the hand of the second player, and lies in the middle',
  () => {
    const table = objectiveGame('contested-outpost').asks('placeObstacle');
    table.refuses({ obstacle: 'station', x: 900, y: 457, heading: 0 }, 'ar.setup.obstacles-alternate');
    const seats: string[] = [];
    for (let placed = 0; placed < 5; placed++) {
      seats.push(table.question.seat);
      table.letGoBy();
    }
    expect(seats).toEqual(['p2', 'p1', 'p2', 'p1', 'p2']);
    // The second player again.
    table.asks('placeObstacle', { obstacles: ['station'] }).asksSeat('p2');
    table.refuses({ obstacle: 'station', x: 900, y: 330, heading: 0 }, RULE).letGoBy().asks('deploy');
    expect(table.state.obstacles.every(({ pose }) => pose !== null)).toBe(true);
  },
);

shows(RULE, 'the station lies beyond distance 1 of every other obstacle', () => {
  const table = objectiveGame('contested-outpost').asks('placeObstacle');
  table.answers({ obstacle: 'asteroid-1', x: 900, y: 457, heading: 0 });
  for (let placed = 0; placed < 4; placed++) table.letGoBy();
  const station = (gap: number) => ({ obstacle: 'station', x: 900 + 14.3 + 46.4 + gap, y: 457, heading: 0 });
  table.refuses(station(70), RULE);
});

shows(RULE, 'beyond distance 1 is far enough for the station', () => {
  const table = objectiveGame('contested-outpost').asks('placeObstacle');
  const west: readonly (readonly [string, number])[] = [
    ['asteroid-1', 900],
    ['asteroid-2', 740],
    ['asteroid-3', 580],
  ];
  for (const [obstacle, x] of west) table.answers({ obstacle, x, y: 457, heading: 0 });
  table.answers({ obstacle: 'debris-1', x: 580, y: 620, heading: 0 });
  table.answers({ obstacle: 'debris-2', x: 580, y: 290, heading: 0 });
  table.answers({ obstacle: 'station', x: 900 + 14.3 + 46.4 + 80, y: 457, heading: 0 }).asks('deploy');
});

shows(RULE, 'fields obstruct and do harm as ever', () => {
  const table = armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at: [900, 400, 0], speed: 1 },
      victory: { ship: 'victory-ii', at: [900, 700, 180], activated: true },
    },
    { obstacles: { 'asteroid-1': [900, 470] }, objective: { card: 'contested-outpost' } },
  );
  const { shots } = table.until('declareTarget', 'corvette').question.about as {
    readonly shots: readonly { readonly obstructed: boolean }[];
  };
  expect(shots.map(({ obstructed }) => obstructed)).toContain(true);
  table.until('chooseCourse', 'corvette').answers({ clicks: [0], side: 'left' });
  expect(table.ship('corvette').damage).toMatchObject([{ faceup: true }]);
});

/** A corvette with a damage card about to fly over the station, and a Victory that would have to shoot across it. */
const around = (objective: object) =>
  armadaTable(
    {
      corvette: { ship: 'cr90-corvette-a', at: [900, 400, 0], speed: 1, facedown: ['crew-panic'] },
      wing: { squadron: 'x-wing', at: [940, 520], hull: 3 },
      victory: { ship: 'victory-ii', at: [900, 700, 180], activated: true },
    },
    { obstacles: { station: [900, 520] }, ...objective },
  );

const contested = { objective: { card: 'contested-outpost' } };

shows(RULE, 'the station neither obstructs attacks', () => {
  const obstructed = (objective: object) =>
    (
      around(objective).until('declareTarget', 'corvette').question.about as {
        shots: readonly { zone: string; defendingZone: string; obstructed: boolean }[];
      }
    ).shots
      .filter(({ zone, defendingZone }) => zone === 'front' && defendingZone === 'front')
      .map((shot) => shot.obstructed);
  expect(obstructed({})).toEqual([true]);
  expect(obstructed(contested)).toEqual([false]);
});

shows(RULE, 'nor does it repair ships and squadrons', () => {
  const asked = (objective: object, name: string) => {
    const table = around(objective).until(name === 'wing' ? 'chooseDeed' : 'chooseCourse', name);
    if (name === 'wing') table.answers({ deed: 'move' }).answers({ x: 940, y: 520 });
    else table.answers({ clicks: [0], side: 'left' });
    expect(table.events('obstacleOverlapped').map(({ unit }) => unit)).toContain(name);
    return table.open.map(({ kind }) => kind);
  };
  expect(asked({}, 'corvette')).toEqual(['discardDamage']);
  expect(asked(contested, 'corvette')).not.toContain('discardDamage');
  expect(asked({}, 'wing')).toEqual(['recoverHull']);
  expect(asked(contested, 'wing')).not.toContain('recoverHull');
});

shows(
  [RULE, 'ar.objective.victory-tokens'],
  'at the end of a round the higher sum of command values at distance 1 of the station earns a victory token',
  () => {
    const held = (units: object, situation: object = {}) =>
      armadaTable(
        {
          victory: { ship: 'victory-ii', at: [900, 700, 180], speed: 0 },
          corvette: { ship: 'cr90-corvette-a', at: [900, 400, 0], speed: 0 },
          ...units,
        },
        { phase: 'status', obstacles: { station: [900, 520] }, ...contested, ...situation },
      ).state.victoryTokens;
    // The corvette (1) is near, the Victory (3) too far away.
    expect(held({})).toEqual([0, 1]);
    expect(held({ victory: { ship: 'victory-ii', at: [900, 660, 180], speed: 0 } })).toEqual([1, 0]);
    expect(held({}, { obstacles: { station: [900, 120] } })).toEqual([0, 0]);
    expect(held({}, { objective: { card: 'most-wanted' } })).toEqual([0, 0]);
    // Three command values of 1 against one of 3.
    expect(
      held({
        victory: { ship: 'victory-ii', at: [900, 660, 180], speed: 0 },
        second: { ship: 'cr90-corvette-b', at: [800, 520, 0], speed: 0 },
        third: { ship: 'cr90-corvette-b', at: [1000, 520, 0], speed: 0 },
      }),
    ).toEqual([0, 0]);
  },
);

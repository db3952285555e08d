import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { expectMoved, expectNoAction, flown, poseOf, START } from './flown.ts';

const X_WING = 'rookiepilot';
const T_70 = 'bluesquadronnovice';
const TIE_FO = 'epsilonsquadronpilot';

/** An enemy TIE fighter, seen from where the ship starts. */
const tieAt = (x: number, y: number, heading = 0) =>
  ({ pilot: 'academypilot', at: [START[0] + x, START[1] + y, heading], side: 1 }) as const;

const asteroidAt = (x: number, y: number) => [
  { kind: 'asteroid' as const, outline: 0, at: [START[0] + x, START[1] + y, 0] as const },
];

const stress = (table: XwingTable) => table.ship('mover').tokens.stress;
const ways = (table: XwingTable) => table.events('shipMoved').map(({ how }) => how);

shows('xw.maneuver.difficulty.red', 'a red maneuver gives one stress token', () => {
  expect(stress(flown(X_WING, [4, 'koiogranTurn']))).toBe(1);
  expect(stress(flown('goldsquadronpilot', [3, 'turnLeft']))).toBe(1);
});

shows('xw.maneuver.difficulty.green', 'a green maneuver takes one stress token away, if there is one', () => {
  expect(stress(flown(X_WING, [2, 'straight']))).toBe(0);
  expect(stress(flown(X_WING, [2, 'straight'], { tokens: { stress: 1 } }))).toBe(0);
  expect(stress(flown(X_WING, [2, 'straight'], { tokens: { stress: 3 } }))).toBe(2);
});

shows('xw.maneuver.difficulty.white', 'a white maneuver neither gives nor takes stress', () => {
  expect(stress(flown(X_WING, [3, 'straight']))).toBe(0);
  expect(stress(flown(X_WING, [3, 'straight'], { tokens: { stress: 2 } }))).toBe(2);
});

shows(
  'xw.maneuver.difficulty.conflict-harder-wins',
  'where one card eases a maneuver and another hardens it, only the harder colour counts',
  () => {
    const turn = (more: { readonly upgrades?: readonly string[]; readonly faceup?: readonly string[] }) =>
      stress(flown(X_WING, [2, 'turnLeft'], more));
    expect(turn({})).toBe(0);
    expect(turn({ upgrades: ['r2astromech'] })).toBe(0);
    expect(turn({ faceup: ['core2-damagedengine'] })).toBe(1);
    expect(turn({ upgrades: ['r2astromech'], faceup: ['core2-damagedengine'] })).toBe(1);
    const eased = { upgrades: ['r2astromech'], tokens: { stress: 1 } };
    expect(stress(flown(X_WING, [2, 'turnLeft'], eased))).toBe(0);
  },
);

shows(
  'xw.maneuver.difficulty.modifiable',
  'the colour is the one that cards give it: a stressed ship with Damaged Engine reveals a red turn',
  () => {
    const wounded = { faceup: ['core2-damagedengine'], tokens: { stress: 1 } };
    const table = flown(X_WING, [3, 'turnLeft'], wounded).asks('replaceManeuver').asksSeat('p2');
    const bearings = (speed: number, ...names: string[]) => names.map((bearing) => ({ speed, bearing }));
    table.offersExactly(
      ...bearings(1, 'bankLeft', 'straight', 'bankRight'),
      ...bearings(2, 'bankLeft', 'straight', 'bankRight'),
      ...bearings(3, 'bankLeft', 'straight', 'bankRight'),
      ...bearings(4, 'straight'),
    );
    expectMoved(table.answers({ speed: 1, bearing: 'straight' }), [0, 80, 0]);
    expect(stress(table)).toBe(0);
    const healthy = flown(X_WING, [3, 'turnLeft'], { tokens: { stress: 1 } });
    expect(ways(healthy)).toEqual(['turnLeft 3']);
  },
);

shows(
  'xw.maneuver.bearing.stationary-counts',
  'a ship that stays where it is has executed a maneuver: its colour counts and cards hear of it',
  () => {
    const red = flown('omicrongrouppilot', [0, 'stationary']);
    expect(stress(red)).toBe(1);
    expectNoAction(red);
    const breached = flown(
      'omicrongrouppilot',
      [0, 'stationary'],
      { faceup: ['core-minorhullbreach'] },
      {},
      { options: { damageDeck: 'core' }, attackDice: ['hit'] },
    );
    expect(breached.events('rolledFor')).toMatchObject([{ ship: 'mover', faces: ['hit'] }]);
    expect(breached.ship('mover').shields).toBe(4);
    breached.ends();
  },
);

shows(
  'xw.maneuver.k-turn-overlap-no-flip',
  "a Koiogran turn or Segnor's loop into a ship is not turned about, and keeps its name and colour",
  () => {
    const koiogran = flown(X_WING, [4, 'koiogranTurn'], {}, { other: tieAt(10, 215) });
    expect(poseOf(koiogran)).toMatchObject({ x: START[0], heading: 0 });
    expect(poseOf(koiogran).y).toBeCloseTo(START[1] + 215 - 41.5, 2);
    expect([ways(koiogran), stress(koiogran)]).toEqual([['koiogranTurn 4'], 1]);
    expect(poseOf(flown(X_WING, [4, 'koiogranTurn'])).heading).toBe(180);
    const loop = flown(TIE_FO, [2, 'segnorsLoopRight'], {}, { other: { ...tieAt(60, 135), side: 1 } });
    expect(poseOf(loop).heading).toBeGreaterThan(20);
    expect(poseOf(loop).heading).toBeLessThan(45);
    expect([ways(loop), stress(loop)]).toEqual([['segnorsLoopRight 2'], 1]);
    expect(loop.events('touchesChanged')).toMatchObject([{ touches: [{ ships: ['mover', 'other'] }] }]);
  },
);

shows(
  'xw.maneuver.core2012-k-turn-becomes-straight',
  'in the older book a Koiogran turn into a ship counts as a straight of its speed and colour',
  () => {
    const older = { options: { variant: 'core2012' } } as const;
    const table = flown(X_WING, [4, 'koiogranTurn'], {}, { other: tieAt(10, 215) }, older);
    expect([ways(table), stress(table), poseOf(table).heading]).toEqual([['straight 4'], 1, 0]);
    const clear = flown(X_WING, [4, 'koiogranTurn'], {}, {}, older);
    expect([ways(clear), stress(clear), poseOf(clear).heading]).toEqual([['koiogranTurn 4'], 1, 180]);
  },
);

const squareBases = { options: { guides: 0 } };

shows(
  'xw.maneuver.tallon-avoid-overlap',
  'a Tallon roll must be shifted clear of ships where it can be',
  () => {
    const table = flown(T_70, [3, 'tallonRollRight'], {}, { other: tieAt(110, 75) }, squareBases)
      .asks('placeTallonRoll')
      .refuses({ offset: 0 }, 'xw.maneuver.tallon-avoid-overlap')
      .refuses({ offset: 4.9 }, 'xw.maneuver.tallon-avoid-overlap');
    const offsets = table.answersOffered.map((each) => (each as { offset: number }).offset);
    expect(Math.min(...offsets)).toBeGreaterThan(4.9);
    expect(Math.max(...offsets)).toBe(10);
    expectMoved(table.answers({ offset: 5 }).asks('declareTarget'), [110, 115, 180]);
    expect(table.events('touchesChanged')).toEqual([]);
  },
);

shows('xw.maneuver.tallon-avoid-overlap', 'the narrowest gap that fits the base must be used', () => {
  const others = { near: tieAt(110, 110 - 40 + 3.3), far: tieAt(110, 110 + 40 + 3.35) };
  const table = flown(T_70, [3, 'tallonRollRight'], {}, others, squareBases).asks('placeTallonRoll');
  const [first] = table.answersOffered as readonly { offset: number }[];
  expect(first!.offset).toBeCloseTo(3.32, 1);
  table.answers(first!);
  expect(poseOf(table).heading).toBe(180);
});

shows(
  'xw.maneuver.tallon-overlap-no-rotate',
  'a Tallon roll that cannot be placed clear is flown as a turn and backed up, its name and colour kept',
  () => {
    const table = flown(T_70, [3, 'tallonRollRight'], {}, { other: tieAt(110, 110) });
    expect(poseOf(table).heading).toBeGreaterThan(20);
    expect(poseOf(table).heading).toBeLessThan(90);
    expect([ways(table), stress(table)]).toEqual([['tallonRollRight 3'], 1]);
    expect(table.state.touches).toMatchObject([{ ships: ['mover', 'other'] }]);
    const asTurn = flown(T_70, [3, 'turnRight'], {}, { other: tieAt(110, 110) });
    expect(poseOf(table)).toEqual(poseOf(asTurn));
  },
);

shows(
  'xw.maneuver.obstacle-keeps-flip',
  "an obstacle on the way or at the end does not keep a Koiogran turn or Segnor's loop from turning about",
  () => {
    const dice = { attackDice: ['blank'] };
    const through = flown(X_WING, [4, 'koiogranTurn'], {}, {}, { obstacles: asteroidAt(0, 100), ...dice });
    expectMoved(through, [0, 200, 180]);
    const onto = flown(X_WING, [4, 'koiogranTurn'], {}, {}, { obstacles: asteroidAt(0, 220), ...dice });
    expectMoved(onto, [0, 200, 180]);
    const loop = flown(TIE_FO, [2, 'segnorsLoopLeft'], {}, {}, { obstacles: asteroidAt(-52, 126), ...dice });
    expectMoved(loop, [-52.22, 126.07, 135]);
    for (const table of [through, onto, loop]) expect(table.events('obstacleHit')).toHaveLength(1);
  },
);

shows(
  'xw.maneuver.obstacle-keeps-tallon',
  'an obstacle does not keep a Tallon roll from rolling over',
  () => {
    for (const [x, y] of [
      [110, 110],
      [30, 80],
    ] as const) {
      const situation = { obstacles: asteroidAt(x, y), attackDice: ['blank'] };
      const table = flown(T_70, [3, 'tallonRollRight'], {}, {}, situation).answers({ offset: 0 });
      expectMoved(table, [110, 110, 180]);
      expect(table.events('obstacleHit')).toHaveLength(1);
    }
  },
);

shows(
  'xw.maneuver.green-removes-even-if-blocked',
  'a green maneuver into a ship or onto an obstacle still takes one stress token away',
  () => {
    const stressed = { tokens: { stress: 2 } };
    const blocked = flown(X_WING, [2, 'straight'], stressed, { other: tieAt(0, 130) });
    expect(blocked.events('touchesChanged')).toHaveLength(1);
    expect(stress(blocked)).toBe(1);
    const onto = { obstacles: asteroidAt(0, 120), attackDice: ['blank'] };
    expect(stress(flown(X_WING, [2, 'straight'], stressed, {}, onto))).toBe(1);
  },
);

shows(
  'xw.maneuver.boost-roll-decloak-not-maneuver',
  'boosts, barrel rolls and decloaks are no maneuvers, so cards that wait for one stay silent',
  () => {
    const loose = { faceup: ['core2-loosestabilizer'] };
    const maneuvers = (table: XwingTable) =>
      table.referee.log.filter((event) => event.kind === 'flowStarted' && event.flow === 'maneuver').length;
    expect(stress(flown('alphasquadronpilot', [3, 'turnLeft'], loose))).toBe(1);
    const boosted = flown('alphasquadronpilot', [2, 'straight'], loose).acts('boost', {
      direction: 'straight',
    });
    expect([stress(boosted), maneuvers(boosted)]).toEqual([0, 1]);
    const rolled = flown('alphasquadronpilot', [2, 'straight'], loose)
      .acts('barrelRoll', { direction: 'left' })
      .answers({ shift: 0 });
    expect([stress(rolled), maneuvers(rolled)]).toEqual([0, 1]);
    const cloaked = { ...loose, tokens: { cloak: 1 } };
    const decloaked = flown('sigmasquadronpilot', [2, 'straight'], cloaked).answers({ direction: 'forward' });
    expect([stress(decloaked), maneuvers(decloaked)]).toEqual([0, 1]);
    expect(ways(decloaked)).toEqual(['forward', 'straight 2']);
  },
);

import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { expectMoved, expectNoAction, flown, poseOf, START } from './flown.ts';

const X_WING = 'rookiepilot';

const token = (kind: 'asteroid' | 'debris', x: number, y: number, outline = 0) => ({
  kind,
  outline,
  at: [START[0] + x, START[1] + y, 0] as const,
});
const tieAt = (x: number, y: number, heading = 0) =>
  ({ pilot: 'academypilot', at: [START[0] + x, START[1] + y, heading], side: 1 }) as const;

const hit = (table: XwingTable) => table.events('obstacleHit').map(({ obstacle }) => obstacle);
const targets = (table: XwingTable) =>
  new Set(table.answersOffered.flatMap((each) => (each as { target?: string }).target ?? []));
const rolls = (table: XwingTable) => table.events('rolledFor').map(({ source, faces }) => [source, ...faces]);

shows(
  ['xw.obstacle.trigger', 'xw.obstacle.stay-on-token'],
  'template or base on an obstacle is enough: the maneuver is completed, and the obstacle takes effect',
  () => {
    const dice = { attackDice: ['blank'] };
    const crossed = flown(
      X_WING,
      [4, 'straight'],
      {},
      {},
      { obstacles: [token('asteroid', 20, 100)], ...dice },
    );
    expectMoved(crossed, [0, 200, 0]);
    expect([hit(crossed), rolls(crossed)]).toEqual([['o1'], [['asteroid', 'blank']]]);
    const landed = flown(
      X_WING,
      [4, 'straight'],
      {},
      {},
      { obstacles: [token('asteroid', 0, 240)], ...dice },
    );
    expectMoved(landed, [0, 200, 0]);
    expect([hit(landed), rolls(landed)]).toEqual([['o1'], [['asteroid', 'blank']]]);
    const clear = flown(X_WING, [4, 'straight'], {}, {}, { obstacles: [token('asteroid', 60, 200)] });
    expect(hit(clear.asks('performAction'))).toEqual([]);
  },
);

shows(
  ['xw.obstacle.asteroid.skip-action', 'xw.obstacle.asteroid.damage-roll'],
  'after an asteroid a ship has no action and rolls a die for damage',
  () => {
    const rolling = (face: string) =>
      flown(X_WING, [2, 'straight'], {}, {}, { obstacles: [token('asteroid', 0, 70)], attackDice: [face] });
    for (const [face, shields] of [
      ['hit', 1],
      ['crit', 1],
      ['focus', 2],
      ['blank', 2],
    ] as const) {
      const table = rolling(face).ends();
      expectNoAction(table);
      expect([rolls(table), table.ship('mover').shields]).toEqual([[['asteroid', face]], shields]);
    }
    const bare = (face: string) =>
      flown(
        X_WING,
        [2, 'straight'],
        { shields: 0 },
        {},
        { obstacles: [token('asteroid', 0, 70)], attackDice: [face] },
      );
    expect(
      bare('hit')
        .ship('mover')
        .damage.map(({ faceup }) => faceup),
    ).toEqual([false]);
    expect(
      bare('crit')
        .events('damageDealt')
        .map(({ faceup }) => faceup),
    ).toEqual([true]);
  },
);

/** A ship that just landed on an obstacle, nose to nose with an enemy at range 1. */
const facing = (kind: 'asteroid' | 'debris', y: number, situation = {}) =>
  flown(
    'wedgeantilles',
    [2, 'straight'],
    {},
    { other: tieAt(0, 220, 180) },
    { obstacles: [token(kind, 0, y)], attackDice: ['blank'], ...situation },
  );

shows(
  ['xw.obstacle.asteroid.no-attack', 'xw.obstacle.asteroid.can-be-attacked'],
  'a ship on an asteroid cannot attack, but may be attacked',
  () => {
    const on = facing('asteroid', 120);
    expect(poseOf(on).y).toBe(START[1] + 120);
    on.asks('chooseShip', { phase: 'combat' })
      .answers({ ship: 'other' })
      .asks('declareTarget', { ship: 'other' });
    expect(on.events('hadOpportunity').map(({ ship }) => ship)).toEqual(['mover']);
    expect(targets(on)).toEqual(new Set(['mover']));
    const past = facing('asteroid', 60);
    expect(hit(past)).toEqual(['o1']);
    past.asks('declareTarget', { ship: 'mover' });
  },
);

shows('xw.obstacle.debris.attack-ok', 'a ship on a debris cloud may attack', () => {
  const on = facing('debris', 120).asks('declareTarget', { ship: 'mover' });
  expect(targets(on)).toEqual(new Set(['other']));
});

shows(
  'xw.obstacle.debris.stress',
  'a debris cloud gives stress after the stress check, and leaves the action step',
  () => {
    const debris = { obstacles: [token('debris', 0, 70)], attackDice: ['blank'] };
    const green = flown(X_WING, [2, 'straight'], { tokens: { stress: 1 } }, {}, debris);
    const changes = green.referee.log.flatMap(({ kind }) =>
      /^tokens|^dialRemoved/.test(kind) ? [kind] : [],
    );
    expect(changes).toEqual(['tokensRemoved', 'tokensAssigned', 'dialRemoved']);
    green.has('mover', { tokens: { stress: 1 } });
    const white = flown(X_WING, [3, 'straight'], {}, {}, debris).has('mover', { tokens: { stress: 1 } });
    expectNoAction(white);
    const red = flown(X_WING, [4, 'koiogranTurn'], {}, {}, debris).has('mover', { tokens: { stress: 2 } });
    expectNoAction(red);
    flown('tychocelchu', [2, 'straight'], {}, {}, debris)
      .has('mover', { tokens: { stress: 1 } })
      .asks('performAction', { ship: 'mover' });
  },
);

shows(
  'xw.obstacle.debris.damage-roll',
  'after its action step the ship rolls for the debris: only a critical harms',
  () => {
    for (const [face, shields] of [
      ['crit', 1],
      ['hit', 2],
      ['focus', 2],
      ['blank', 2],
    ] as const) {
      const debris = { obstacles: [token('debris', 0, 70)], attackDice: [face] };
      const table = flown('tychocelchu', [2, 'straight'], {}, {}, debris).asks('performAction');
      expect(rolls(table)).toEqual([]);
      table.acts('focus');
      expect([rolls(table), table.ship('mover').shields]).toEqual([[['debris', face]], shields]);
      table.ends();
    }
    const bare = { obstacles: [token('debris', 0, 70)], attackDice: ['crit'] };
    const hurt = flown(X_WING, [2, 'straight'], { shields: 0 }, {}, bare);
    expect(hurt.events('damageDealt').map(({ faceup }) => faceup)).toEqual([true]);
  },
);

shows(
  'xw.obstacle.multiple-order',
  'several obstacles take effect from the nearest to the start to the farthest',
  () => {
    const dice = { attackDice: ['blank', 'focus', 'blank'] };
    const far = token('asteroid', 0, 230, 4);
    const near = token('debris', 15, 55);
    const middle = token('asteroid', -15, 140, 4);
    const table = flown(X_WING, [4, 'straight'], {}, {}, { obstacles: [far, near, middle], ...dice });
    expect(hit(table)).toEqual(['o2', 'o3', 'o1']);
    expect(rolls(table)).toEqual([
      ['debris', 'blank'],
      ['asteroid', 'focus'],
      ['asteroid', 'blank'],
    ]);
  },
);

shows(
  'xw.obstacle.start-overlap-ignored',
  'an obstacle under the ship at the start counts only if the template or the end lies on it too',
  () => {
    const leaves = flown(X_WING, [2, 'straight'], {}, {}, { obstacles: [token('asteroid', 0, -15)] });
    expect(hit(leaves.asks('performAction'))).toEqual([]);
    const crosses = flown(
      X_WING,
      [2, 'straight'],
      {},
      {},
      { obstacles: [token('asteroid', 0, 10)], attackDice: ['blank'] },
    );
    expect(hit(crosses)).toEqual(['o1']);
    const lambda = { obstacles: [token('asteroid', 0, 0)], attackDice: ['blank'] };
    expect(hit(flown('omicrongrouppilot', [0, 'stationary'], {}, {}, lambda))).toEqual(['o1']);
  },
);

shows(
  'xw.obstacle.partial-template',
  'the part of the template beyond where a ship stopped hits nothing',
  () => {
    const others = { other: tieAt(0, 115) };
    const beyond = flown(
      X_WING,
      [4, 'straight'],
      {},
      { ...others, last: tieAt(0, 200) },
      {
        obstacles: [token('asteroid', 0, 125, 4)],
      },
    );
    expect(poseOf(beyond).y).toBeCloseTo(START[1] + 115 - 43, 2);
    expect(hit(beyond)).toEqual([]);
    const before = flown(
      X_WING,
      [4, 'straight'],
      {},
      { other: tieAt(0, 190) },
      {
        obstacles: [token('asteroid', 0, 65, 4)],
        attackDice: ['blank'],
      },
    );
    expect(poseOf(before).y).toBeCloseTo(START[1] + 190 - 43, 2);
    expect(hit(before)).toEqual(['o1']);
  },
);

shows('xw.obstacle.types', 'asteroids and debris clouds are obstacles, bomb tokens are not', () => {
  const bombs = [
    { bomb: 'bomb:seismiccharges', droppedBy: 'watcher', at: [START[0], START[1] + 70, 0] },
  ] as const;
  const table = flown(X_WING, [2, 'straight'], {}, {}, { bombs }).asks('performAction', { ship: 'mover' });
  expect(hit(table)).toEqual([]);
  for (const kind of ['asteroid', 'debris'] as const) {
    const met = flown(
      X_WING,
      [2, 'straight'],
      {},
      {},
      { obstacles: [token(kind, 0, 70)], attackDice: ['blank'] },
    );
    expect(hit(met)).toEqual(['o1']);
  }
  const shot = (situation: Parameters<typeof xwingTable>[1]) =>
    xwingTable(
      {
        rookie: { pilot: X_WING, at: [450, 300, 0] },
        academy: { pilot: 'academypilot', at: [450, 500, 180] },
      },
      situation,
    )
      .attack('rookie', 'academy', {
        attack: ['blank', 'blank', 'blank'],
        defense: ['blank', 'blank', 'blank', 'blank'],
      })
      .events('attackDeclared');
  const seismic = { bomb: 'bomb:seismiccharges', droppedBy: 'academy', at: [450, 400, 0] } as const;
  expect(shot({ bombs: [seismic] })).toMatchObject([{ obstructed: false }]);
});

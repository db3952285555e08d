import { pathShape, pose } from '@sortie/geometry';
import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { turn } from '../../src/catalogue/index.ts';
import { expectNoAction, flown, type Place, poseOf } from './flown.ts';

const X_WING = 'rookiepilot';
const tie = (...at: Place) => ({ pilot: 'academypilot', at, side: 1 }) as const;

/** Two X-wings fly, one of them somewhere near an edge; an enemy looks on. */
const nearEdge = (at: Place, bearing = 'straight', guides = 1.5) =>
  flown(
    X_WING,
    [2, bearing],
    { at },
    { friend: { pilot: X_WING, at: [450, 450, 0], side: 0 } },
    { options: { guides } },
  );

const fate = (table: XwingTable) => table.ship('mover').gone;

shows(
  'xw.flee.trigger',
  'a ship flees when any part of its base, pegs included, ends a maneuver outside',
  () => {
    expect(fate(nearEdge([450, 758.5, 0]))).toBeNull();
    expect(fate(nearEdge([450, 759, 0]))).toBe('fled');
    expect(fate(nearEdge([450, 760, 0], 'straight', 0))).toBeNull();
    expect(fate(nearEdge([450, 760.1, 0], 'straight', 0))).toBe('fled');
    const corner = nearEdge([820, 730, 45], 'straight', 0);
    expect(fate(corner)).toBe('fled');
  },
);

shows(
  'xw.flee.all-edges',
  'every one of the four edges may be crossed, and none is by a base that ends exactly at it',
  () => {
    expect([
      fate(nearEdge([450, 800, 0])),
      fate(nearEdge([800, 450, 90])),
      fate(nearEdge([450, 100, 180])),
      fate(nearEdge([100, 450, 270])),
    ]).toEqual(['fled', 'fled', 'fled', 'fled']);
    const exactlyAt = (...at: Place) => fate(nearEdge(at, 'straight', 0));
    expect([
      exactlyAt(450, 760, 0),
      exactlyAt(760, 450, 90),
      exactlyAt(450, 140, 180),
      exactlyAt(140, 450, 270),
    ]).toEqual([null, null, null, null]);
  },
);

shows('xw.flee.destroyed', 'a ship that fled is destroyed at once and off the table', () => {
  const table = nearEdge([450, 800, 0]);
  expect(table.events('shipLost')).toEqual([{ kind: 'shipLost', ship: 'mover', how: 'fled' }]);
  table.has('mover', { gone: 'fled', goneInRound: 1, shields: 0, dial: null });
  expect(table.referee.outcome).toBeNull();
  const last = flown(X_WING, [2, 'straight'], { at: [450, 800, 0] });
  expect(last.referee.outcome).toMatchObject({ winner: 1 });
});

shows(
  ['xw.flee.no-return', 'xw.flee.no-abilities'],
  'a ship that fled neither acts nor uses any ability of its cards',
  () => {
    const beast = (y: number) =>
      flown('nightbeast', [2, 'straight'], { at: [450, y, 0] }, { friend: { ...tie(450, 450, 0), side: 0 } });
    beast(700).asks('performAction', { source: 'nightbeast' });
    const gone = beast(800);
    expect(fate(gone)).toBe('fled');
    expect(gone.events('abilityUsed' as never)).toEqual([]);
    expectNoAction(gone);
    expect(gone.events('shipMoved')).toHaveLength(1);
    expectNoAction(nearEdge([450, 800, 0]));
  },
);

shows(
  'xw.flee.final-position',
  'a ship that is stopped inside has not fled, though it would have ended outside',
  () => {
    const ahead = { at: [450, 780, 0] } as const;
    expect(fate(flown(X_WING, [2, 'straight'], ahead))).toBe('fled');
    const stopped = flown(X_WING, [2, 'straight'], ahead, { other: tie(450, 870, 0) });
    expect(fate(stopped)).toBeNull();
    expect(poseOf(stopped).y).toBeCloseTo(870 - 43, 2);
  },
);

/** Along the southern edge: the way and the template bulge out, start and end lie inside. */
const alongEdge = (y: number, others: Parameters<typeof flown>[3]) =>
  flown(X_WING, [3, 'turnRight'], { at: [450, y, 225] }, others);

shows('xw.flee.template-outside-ok', 'a template that reaches beyond the edge does no harm', () => {
  const table = alongEdge(35, {}).asks('performAction', { ship: 'mover' });
  expect(fate(table)).toBeNull();
  const { box } = pathShape(turn(3, 'right'), pose(450 - 14.14, 35 - 14.14, 225));
  expect(box.minY).toBeLessThan(-15);
});

shows('xw.flee.overlap-pushback', 'a ship that slides back from an overlap to a place outside flees', () => {
  const friend = { pilot: X_WING, at: [450, 450, 0], side: 0 } as const;
  expect(fate(alongEdge(45, { friend }))).toBeNull();
  const pushed = alongEdge(45, { friend, other: tie(305, 65, 0) });
  expect(fate(pushed)).toBe('fled');
  const [moved] = pushed.events('shipMoved');
  expect(moved!.to.x).toBeGreaterThan(450 - 155.6);
  expect(moved!.to.y).toBeLessThan(25);
});

shows(
  'xw.flee.illegal-reposition',
  'a boost, barrel roll or decloak that would leave the area is not permitted',
  () => {
    const boost = flown('alphasquadronpilot', [2, 'straight'], { at: [450, 700, 0] }).acts('boost', {
      direction: 'straight',
    });
    expect(boost.events('repositionFailed')).toMatchObject([{ action: 'boost', direction: 'straight' }]);
    boost.asks('performAction', { ship: 'mover' });
    expect([fate(boost), poseOf(boost).y]).toEqual([null, 820]);

    const roll = flown('academypilot', [2, 'straight'], { at: [450, 750, 0] }).acts('barrelRoll', {
      direction: 'left',
    });
    roll.refuses({ shift: 10.1 }, 'xw.flee.illegal-reposition').answers({ shift: 10 });
    expect(poseOf(roll)).toEqual({ x: 370, y: 880, heading: 0 });

    const phantom = xwingTable(
      {
        mover: {
          pilot: 'sigmasquadronpilot',
          at: [450, 800, 0],
          tokens: { cloak: 1 },
          dial: { speed: 2, bearing: 'turnLeft' },
        },
        other: { pilot: X_WING, at: [100, 100, 0] },
      },
      { phase: 'activation' },
    )
      .asks('decloak')
      .answers({ direction: 'forward' });
    expect(phantom.events('repositionFailed')).toMatchObject([{ action: 'decloak', direction: 'forward' }]);
    phantom.asks('decloak').offersExactly({ direction: 'left' }, { direction: 'right' }, { stay: true });
  },
);

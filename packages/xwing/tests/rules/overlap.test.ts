import { toTable } from '@sortie/geometry';
import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { fly } from '../../src/rules/flight.ts';
import type { PlacedShip } from '../../src/rules/in-play.ts';
import { expectMoved, expectNoAction, flown, poseOf, START } from './flown.ts';

const X_WING = 'rookiepilot';
const squareBases = { options: { guides: 0 } };

/** An enemy TIE fighter, seen from where the ship starts. */
const tieAt = (x: number, y: number, heading = 0) =>
  ({ pilot: 'academypilot', at: [START[0] + x, START[1] + y, heading], side: 1 }) as const;

const touching = (table: XwingTable) => table.state.touches.map(({ ships }) => [...ships].sort());

shows('xw.overlap.definition', 'bases that only meet are in contact and do not overlap', () => {
  const meets = (x: number, y: number) =>
    flown(X_WING, [2, 'straight'], {}, { other: tieAt(x, y) }, squareBases);
  for (const [x, y] of [
    [0, 160],
    [40, 120],
    [40, 160],
  ] as const) {
    const table = meets(x, y).asks('performAction', { ship: 'mover' });
    expectMoved(table, [0, 120, 0]);
    expect(touching(table)).toEqual([]);
  }
  const sunk = meets(0, 159.9);
  expectMoved(sunk, [0, 119.9, 0]);
  expect(touching(sunk)).toEqual([['mover', 'other']]);
  expectNoAction(sunk);
});

shows('xw.overlap.back-up', 'a ship that would overlap another slides back to the first clear place', () => {
  const table = flown(X_WING, [3, 'straight'], {}, { other: tieAt(5, 150) });
  expectMoved(table, [0, 150 - 41.5, 0]);
  expect(touching(table)).toEqual([['mover', 'other']]);
});

shows(
  'xw.overlap.back-up-centred',
  'while it slides back the middles of its front and rear stay over the line of the template',
  () => {
    for (const [x, y] of [
      [90, 82],
      [70, 100],
      [40, 95],
    ] as const) {
      const table = flown(X_WING, [2, 'turnRight'], {}, { other: tieAt(x, y, 20) });
      const at = poseOf(table);
      expect(at.heading).toBeGreaterThan(10);
      expect(at.heading).toBeLessThan(89);
      const centre = { x: START[0] + 62.5, y: START[1] + 20 };
      const offLine = [-20, 20].map((along) => {
        const middle = toTable(at, { x: 0, y: along });
        const before = middle.y <= centre.y;
        const beyond = middle.x >= centre.x;
        if (before) return Math.abs(middle.x - START[0]);
        if (beyond) return Math.abs(middle.y - centre.y - 62.5);
        const [dx, dy] = [middle.x - centre.x, middle.y - centre.y];
        return Math.abs(Math.sqrt(dx * dx + dy * dy) - 62.5);
      });
      expect(Math.max(...offLine)).toBeLessThan(0.01);
    }
  },
);

shows(
  [
    'xw.overlap.example',
    'xw.overlap.back-up-chain',
    'xw.overlap.contact-last',
    'xw.overlap.only-final-contacts-count',
    'xw.overlap.skip-action',
    'xw.overlap.touching.others-ok',
  ],
  'the worked example: backed off one ship onto another, a Rookie Pilot touches only the last',
  () => {
    const others = {
      academy: tieAt(35, 170),
      black: { ...tieAt(-35, 110), pilot: 'blacksquadronpilot' },
    };
    const table = flown(X_WING, [3, 'straight'], {}, others);
    expectMoved(table, [0, 70, 0]);
    expect(touching(table)).toEqual([['black', 'mover']]);
    expect(table.events('actionPerformed')).toEqual([]);
    table.asks('declareTarget', { ship: 'mover' });
    expect(table.answersOffered).toMatchObject([{ weapon: 'primary', target: 'academy' }, { decline: true }]);
    table.refuses({ weapon: 'primary', target: 'black' }, 'xw.overlap.touching.no-attack');
  },
);

shows(
  'xw.overlap.no-movement-possible',
  'a ship with no clear place along its template stays where it was, its maneuver executed all the same',
  () => {
    const others = { near: tieAt(0, 40), far: tieAt(0, 80) };
    const table = flown(X_WING, [1, 'straight'], { tokens: { stress: 1 } }, others, squareBases);
    expect(poseOf(table)).toEqual({ x: START[0], y: START[1], heading: START[2] });
    expect(touching(table)).toEqual([['mover', 'near']]);
    table.has('mover', { tokens: { stress: 0 } });
    expect(table.events('shipMoved')).toMatchObject([{ cause: 'maneuver', how: 'straight 1' }]);
    expectNoAction(table);
  },
);

shows(
  'xw.overlap.no-movement-possible',
  'a ship that is over others all along its template and at its start stays exactly where it was',
  () => {
    // Every base sinks into the next by a tenth of a millimetre, the mover's at its start too.
    const row = Object.fromEntries(
      [39.9, 79.8, 119.7, 159.6, 199.5].map((y) => [`at${Math.round(y)}`, tieAt(0, y)]),
    );
    for (const [speed, bearing, stress] of [
      [1, 'straight', 0],
      [1, 'bankRight', 0],
      [4, 'koiogranTurn', 1],
    ] as const) {
      const others = { ...row, beside: tieAt(37, 91, 45) };
      const table = flown(X_WING, [speed, bearing], {}, others, squareBases);
      expect(poseOf(table)).toEqual({ x: START[0], y: START[1], heading: START[2] });
      table.has('mover', { tokens: { stress } });
      expect(table.events('shipMoved')).toMatchObject([{ cause: 'maneuver', how: `${bearing} ${speed}` }]);
      expectNoAction(table);
    }
  },
);

shows('xw.overlap.skip-action', 'a ship that overlapped another in its maneuver has no action', () => {
  flown(X_WING, [2, 'straight']).asks('performAction', { ship: 'mover' });
  expectNoAction(flown(X_WING, [2, 'straight'], {}, { friend: { ...tieAt(0, 140), side: 0 } }));
});

shows('xw.overlap.free-actions-ok', 'a ship that overlapped another may still perform free actions', () => {
  const blocked = flown('nightbeast', [2, 'straight'], {}, { other: { ...tieAt(0, 140), pilot: X_WING } });
  expect(touching(blocked)).toEqual([['mover', 'other']]);
  blocked.asks('performAction', { ship: 'mover', source: 'nightbeast', free: true });
  blocked.offersExactly({ action: 'focus' }, { skip: true }).acts('focus');
  expect(blocked.events('actionPerformed')).toMatchObject([{ action: 'focus', source: 'nightbeast' }]);
  expect(blocked.state.round).toBe(2);
});

shows(
  'xw.overlap.through-ships-free',
  'a template may cross other ships as long as the base ends clear',
  () => {
    const others = { near: tieAt(0, 60, 30), far: tieAt(15, 120) };
    const table = flown(X_WING, [4, 'straight'], {}, others).asks('performAction', { ship: 'mover' });
    expectMoved(table, [0, 200, 0]);
    expect(touching(table)).toEqual([]);
  },
);

shows(
  'xw.overlap.through-definition',
  'a ship moves through obstacles and ships that its template crosses, and not through those beside it',
  () => {
    const others = { crossed: tieAt(25, 100), beside: tieAt(-31, 100), behind: tieAt(0, -60) };
    const obstacles = [
      { kind: 'debris', outline: 0, at: [START[0], START[1] + 60, 0] },
      { kind: 'asteroid', outline: 0, at: [START[0] - 120, START[1] + 60, 0] },
    ] as const;
    const before = flown(X_WING, [4, 'straight'], {}, others, { obstacles, attackDice: ['blank'] });
    const [start] = before.events('shipMoved');
    const ship = { ...before.ship('mover'), pose: start!.from } as PlacedShip;
    const flight = fly(before.state, ship, { speed: 4, bearing: 'straight', difficulty: 'white' }, null);
    expect({ through: flight.movedThrough, obstacles: flight.obstacles, slid: flight.slid }).toEqual({
      through: ['crossed'],
      obstacles: ['o1'],
      slid: false,
    });
    expect(before.events('obstacleHit').map(({ obstacle }) => obstacle)).toEqual(['o1']);
  },
);

shows(
  'xw.overlap.stationary-no-overlap',
  'a ship that stays where it is overlaps nobody and goes on touching',
  () => {
    const others = { other: { pilot: X_WING, at: [START[0], START[1] + 61.5, 180], side: 1 } as const };
    const table = flown('omicrongrouppilot', [0, 'stationary'], {}, others, {
      touches: [['other', 'mover']],
    });
    expect(touching(table)).toEqual([['mover', 'other']]);
    expect(table.events('touchesChanged')).toEqual([]);
    const told = table.referee.log.flatMap((event) =>
      event.kind === 'noted' && 'overlappedShips' in event.with ? [event.with] : [],
    );
    expect(told).toEqual([{ overlappedShips: false, obstaclesHit: [] }]);
  },
);

shows('xw.overlap.through-definition', 'a ship that stays where it is moves through nobody', () => {
  const movedThrough = (table: XwingTable) =>
    table.referee.log.flatMap((event) =>
      event.kind === 'noted' && 'movedThrough' in event.with ? [event.with.movedThrough] : [],
    );
  const others = { other: tieAt(0, 90) };
  expect(movedThrough(flown('omicrongrouppilot', [0, 'stationary'], {}, others))).toEqual([[]]);
  expect(movedThrough(flown(X_WING, [4, 'straight'], {}, others))).toEqual([['other']]);
});

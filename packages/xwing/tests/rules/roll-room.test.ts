import { pose } from '@sortie/geometry';
import { shows } from '@sortie/testkit';
import type { Situation } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import type { ObstacleId, RollDirection, XwingState } from '../../src/model/index.ts';
import type { PlacedShip } from '../../src/rules/in-play.ts';
import { isTemplateFree, whyNotThere } from '../../src/rules/reposition.ts';
import { hasRoomToRoll, rollAnswers, rollAt } from '../../src/rules/roll.ts';
import { rollPlacement, rollPlay } from '../../src/rules/roll-placement.ts';
import { rollTemplates } from '../../src/rules/roll-templates.ts';

const RULE = 'xw.action.roll.no-overlap';

function stream(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return (state >>> 3) / 0x20000000;
  };
}

/** Four tokens and a ship strewn over the places of a roll to the left, near the edge of the table. */
function crowded(next: () => number): { readonly state: XwingState; readonly ship: PlacedShip } {
  const { state } = xwingTable(
    {
      rolling: {
        pilot: 'sigmasquadronpilot',
        at: [150 + 100 * next(), 300, Math.floor(next() * 8) * 15 - 60],
      },
      other: { pilot: 'rookiepilot', at: [100 + 100 * next(), 240 + 120 * next(), 360 * next()] },
    },
    { phase: 'activation' },
  );
  const obstacles = [0, 1, 2, 3].map((index) => ({
    id: `o${index}` as ObstacleId,
    kind: 'asteroid' as const,
    outline: Math.floor(next() * 6),
    pose: pose(40 + 220 * next(), 200 + 200 * next(), 360 * next()),
  }));
  return { state: { ...state, obstacles }, ship: state.ships[0] as PlacedShip };
}

/** Whether laying the template by tenths of a millimetre finds a place for the shift. */
function isFound(state: XwingState, ship: PlacedShip, direction: RollDirection, shift: number): boolean {
  if (whyNotThere(state, ship, rollPlacement(ship, direction, shift).to, RULE)) return false;
  const play = rollPlay(ship) / 2;
  const isCurved = rollTemplates[direction].template.kind !== 'straight';
  const from = isCurved ? shift / 2 : Math.max(-play, shift - play);
  const to = isCurved ? shift / 2 : Math.min(play, shift + play);
  for (let lay = from; lay <= to; lay += 0.1) {
    if (isTemplateFree(state, ship, rollPlacement(ship, direction, shift, lay))) return true;
  }
  return false;
}

shows(
  ['xw.action.roll.no-overlap', 'xw.action.roll.fallback', 'xw.cloak.decloak.blockers'],
  'every shift for which some place is free is legal, and a roll with such a shift does not fail',
  () => {
    const next = stream(9);
    const counts = { legal: 0, blocked: 0, narrow: 0 };
    for (let round = 0; round < 150; round++) {
      const { state, ship } = crowded(next);
      for (const direction of ['left', 'left2', 'leftAhead'] as const) {
        const shifts = Array.from({ length: 40 }, () => (2 * next() - 1) * rollPlay(ship));
        const legal = shifts.filter(
          (shift) => typeof rollAt(state, ship, { direction, shift, rule: RULE }) !== 'string',
        );
        expect(legal).toEqual(
          expect.arrayContaining(shifts.filter((each) => isFound(state, ship, direction, each))),
        );
        const suggested = [...rollAnswers(state, ship, direction, RULE).suggest()];
        const hasRoom = hasRoomToRoll(state, ship, direction);
        expect(suggested.length > 0).toBe(hasRoom);
        for (const answer of suggested) {
          expect(rollAnswers(state, ship, direction, RULE).refuse(answer)).toBeUndefined();
        }
        if (legal.length > 0) expect(hasRoom).toBe(true);
        counts[legal.length > 0 ? 'legal' : hasRoom ? 'narrow' : 'blocked'] += 1;
      }
    }
    expect(counts.legal).toBeGreaterThan(50);
    expect(counts.blocked).toBeGreaterThan(50);
    expect(counts.narrow).toBeGreaterThan(0);
  },
);

/** Where a ship is put down that is let go there; no legal place is nearer, looked for in steps of a quarter mm. */
function putDown(
  state: XwingState,
  ship: PlacedShip,
  direction: RollDirection,
  rough: number,
): number | undefined {
  const answers = rollAnswers(state, ship, direction, RULE);
  const play = rollPlay(ship);
  const found = answers.complete!({ shift: rough });
  if ('kind' in found) {
    expect(hasRoomToRoll(state, ship, direction)).toBe(false);
    return undefined;
  }
  expect(answers.refuse(found)).toBeUndefined();
  const reach = Math.abs(found.shift - rough) - 0.2;
  for (let shift = -play; shift <= play; shift += 0.25) {
    if (Math.abs(shift - rough) < reach) expect(answers.refuse({ shift })).toBeDefined();
  }
  return found.shift;
}

shows(
  'xw.action.roll.no-overlap',
  'a ship let go anywhere along its side is put down at the nearest legal place',
  () => {
    const next = stream(21);
    let completed = 0;
    for (let table = 0; table < 120; table++) {
      const { state, ship } = crowded(next);
      const rough = rollPlay(ship) * (2.4 * next() - 1.2);
      for (const direction of ['left', 'leftAhead'] as const) {
        if (putDown(state, ship, direction, rough) !== undefined) completed++;
      }
    }
    expect(completed).toBeGreaterThan(40);
  },
);

/** A ship alone on the table but for these tokens. */
function alone(at: readonly [number, number, number], obstacles: Situation['obstacles'] = []) {
  const { state } = xwingTable(
    {
      rolling: { pilot: 'sigmasquadronpilot', at },
      other: { pilot: 'rookiepilot', at: [450, 850, 0] },
    },
    { phase: 'activation', obstacles },
  );
  return { state, ship: state.ships[0] as PlacedShip };
}

shows(
  ['xw.action.roll.no-overlap', 'xw.action.roll.template'],
  'where the template has room for some shifts only, a ship let go beyond is put down at the last of them',
  () => {
    // A tip of the token reaches in between from ahead, or from behind.
    for (const [y, heading, beyond] of [
      [340, 270, 1],
      [260, 90, -1],
    ] as const) {
      const { state, ship } = alone([450, 300, 0], [{ kind: 'asteroid', outline: 1, at: [410, y, heading] }]);
      const last = putDown(state, ship, 'left', 20 * beyond)! * beyond;
      expect(last).toBeGreaterThan(-10);
      expect(last).toBeLessThan(10);
      expect(putDown(state, ship, 'left', -20 * beyond)).toBe(-20 * beyond);
    }
  },
);

shows(
  'xw.flee.illegal-reposition',
  'a ship let go beyond any of the edges is put down as near to it as its base fits',
  () => {
    const next = stream(5);
    const stopped = { left: 0, right: 0, leftAhead: 0 };
    for (let table = 0; table < 160; table++) {
      const along = 200 + 500 * next();
      const near = 25 + 30 * next();
      const heading = Math.floor(next() * 24) * 15;
      const [x, y] = (
        [
          [near, along],
          [900 - near, along],
          [along, near],
          [along, 900 - near],
        ] as const
      )[table % 4]!;
      const { state, ship } = alone([x, y, heading]);
      for (const direction of ['left', 'right', 'leftAhead'] as const) {
        for (const end of [-rollPlay(ship), rollPlay(ship)]) {
          const shift = putDown(state, ship, direction, end);
          if (shift !== undefined && shift !== end) stopped[direction] += 1;
        }
      }
    }
    for (const count of Object.values(stopped)) expect(count).toBeGreaterThan(10);
  },
);

shows(
  ['xw.large.barrel-roll', 'xw.geometry.pose.roll-large'],
  'the template of a large ship lies between the two places of its base, a long edge against its side',
  () => {
    const { state } = xwingTable({ large: { pilot: 'outerrimsmuggler', at: [450, 300, 0] } });
    const ship = state.ships[0] as PlacedShip;
    const boxOf = (direction: 'left' | 'right', lay: number) =>
      rollPlacement(ship, direction, 0, lay).template.box;
    expect(boxOf('left', 0)).toMatchObject({ minX: 390, maxX: 410, minY: 280, maxY: 320 });
    expect(boxOf('left', 20)).toMatchObject({ minX: 390, maxX: 410, minY: 300, maxY: 340 });
    expect(boxOf('right', -15)).toMatchObject({ minX: 490, maxX: 510, minY: 265, maxY: 305 });
  },
);

import type { Plain } from '@sortie/kernel';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { moving, standsOf, tool } from './mover.ts';

const speeder = (x: number, y: number, heading = 0, more: object = {}) =>
  ({ unit: 't-47', at: [x, y, heading], ...more }) as const;

/** A declared rating that even a repulsor is slowed or stopped by, whatever its Speeder says. */
const rated = (id: string, piece: string, x: number, y: number, movement: string) => ({
  id,
  piece,
  at: [x, y],
  declared: { movement: { trooper: movement, groundVehicle: movement, repulsorVehicle: movement } },
});

const straight = (along: number, speed = 3) => ({ ...tool(speed, 0, 0, along), type: 'compulsory' });

shows(
  'lg.compulsory-move.difficult-terrain',
  'slowed by difficult terrain it is a full move all the same, and wounds nobody',
  () => {
    const slow = { terrain: [rated('mud', 'water-shallow', 600, 330, 'difficult')] } as never;
    const table = moving(speeder(600, 200), '', {}, slow).asks('move', { types: ['compulsory'] });
    const done = table.completes({ bend: 0 }) as { readonly speed: number; readonly along: number };
    expect([done.speed, done.along]).toEqual([2, 1]);
    table.answers(done as never).hasWounds('mover', 0);
    expect(standsOf(table, 'mover')[0]![1]).toBeLessThan(430);
  },
);

shows(
  'lg.compulsory-move.emplacement-forces-partial',
  'no compulsory move ends on an emplacement or displaces it',
  () => {
    const ahead = { unit: '1-4-fd', at: [600, 469, 0] } as const;
    const table = moving(speeder(600, 200), '', { ahead });
    table.refuses(straight(1), 'lg.compulsory-move.full-max-speed');
    const bent = moving(speeder(600, 200), '', { ahead });
    bent.answers(bent.completes({ bend: 60 }) as never).hasWounds('mover', 0);
    expect(standsOf(bent, 'ahead')).toEqual([[600, 469]]);
    expect(bent.events('miniaturesLifted').filter(({ unit }) => unit !== 'mover')).toEqual([]);
  },
);

const towersAt = (...places: readonly (readonly [number, number])[]) =>
  places.map((at, index) => ({ id: `tower${index}`, piece: 'tower', at }));
const bikes = { unit: '74-z-speeder-bikes', at: [600, 200, 0] } as const;
const ahead = (table: ReturnType<typeof moving>) =>
  table.answersOffered.find((each) => (each as { bend?: number }).bend === 0) as ReturnType<typeof straight>;

shows(
  ['lg.compulsory-move.back-up.not-allowed', 'lg.compulsory-move.back-up.fails'],
  'before terrain too high for its Speeder it does not back up, and is wounded where it has to stop',
  () => {
    // The towers begin 435 mm up and to either side; full, the base would reach 444 mm.
    const pen = [
      [480, 230],
      [480, 340],
      [480, 450],
      [720, 230],
      [720, 340],
      [720, 450],
      [560, 490],
      [640, 490],
    ] as const;
    const single = { ...bikes, left: 1 } as const;
    const table = moving(single, '', {}, { terrain: towersAt(...pen) } as never);
    const done = ahead(table.asks('move', { types: ['compulsory'] }));
    expect([done.along > 0.9, done.along < 1]).toEqual([true, true]);
    table.answers(done);
    expect(table.events('woundAssigned')).toHaveLength(3);
    const free = moving(single, '');
    free.answers(free.completes({ bend: 0 }) as never);
    expect(free.events('woundAssigned')).toEqual([]);
  },
);

shows(
  'lg.compulsory-move.unstable-end',
  'where the end of every way is too uneven to stand on, it stops short and is wounded by its maximum speed',
  () => {
    const spires = [420, 470, 520, 570, 620, 670, 720, 770].flatMap((x, column) =>
      [255, 305, 355, 405, 455, 505].map((y, row) => ({
        id: `s${column}${row}`,
        piece: 'rock-spire',
        at: [x, y],
      })),
    );
    const table = moving(speeder(600, 150), '', {}, { terrain: spires } as never);
    const done = ahead(table.asks('move', { types: ['compulsory'] }));
    expect(done.along).toBeLessThan(0.3);
    table.answers(done).hasWounds('mover', 3);
    const over = moving(speeder(600, 150), '', {}, { terrain: spires.slice(0, 1) } as never);
    over.answers(over.completes({ bend: 0 }) as never).hasWounds('mover', 0);
  },
);

shows(
  'lg.compulsory-move.no-room',
  'where the other miniature finds no place in cohesion, the full move is impossible and the wounds fall',
  () => {
    const sides = [100, 210, 320, 430, 540].flatMap((y) => [[519, y] as const, [681, y] as const]);
    const terrain = towersAt(...sides, [600, 500]);
    const pair = {
      unit: '74-z-speeder-bikes',
      miniatures: [{ at: [600, 200, 0] }, { at: [600, 145, 0] }],
      leader: 0,
    };
    const friends = {
      unit: '74-z-speeder-bikes',
      miniatures: [{ at: [600, 365, 0] }, { at: [600, 312, 0] }],
      leader: 0,
      side: 0,
    };
    const moved = (others: object) => {
      const table = moving(pair as never, '', others as never, { terrain } as never);
      table.asks('move').answers(table.answersOffered[0] as never);
      return [table.events('woundAssigned').length, standsOf(table, 'mover')[0]];
    };
    expect(moved({})).toEqual([0, [600, 419]]);
    // A quarter of the way there is room beside the leader.
    expect(moved({ friends })).toEqual([3, [600, 254.8]]);
  },
);

shows(
  'lg.compulsory-move.off-battlefield',
  'a unit whose leader still hangs over the edge when its compulsory move ends is defeated',
  () => {
    const gun = { unit: '1-4-fd', at: [600, 779.9, 0] } as const;
    const hanging = moving(speeder(600, 880, 180), '', { gun });
    if (hanging.question.kind === 'move') hanging.answers(hanging.answersOffered[0] as never);
    expect(hanging.unit('mover').whereabouts).toBe('defeated');
    const inside = moving(speeder(600, 860, 180), '');
    inside.answers(inside.completes({ bend: 0 }) as never);
    expect(inside.unit('mover').whereabouts).toBe('battlefield');
  },
);

shows(
  ['lg.compulsory-move.full-max-speed', 'lg.compulsory-move.path-choice'],
  'a rough move is bent towards where the hand let go, and goes straight on where it says nothing',
  () => {
    const table = moving(speeder(600, 200), '');
    const bend = (rough: { readonly [key: string]: Plain }) =>
      Math.round((table.completes(rough) as { readonly bend: number }).bend);
    const ahead = { x: 600, y: 469 };
    expect([bend({}), bend({ to: ahead }), bend({ bend: 200 })]).toEqual([0, 0, 90]);
    expect(bend({ to: { x: 760, y: 360 } })).toBe(81);
    table.refuses({ type: 'compulsory', speed: 3, angle: 0, bend: 0 }, 'table.malformed-answer');
  },
);

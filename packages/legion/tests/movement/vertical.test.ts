import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { moving, placeOf, standsOf, tool } from './mover.ts';

const container = { terrain: [{ id: 'box', piece: 'container', at: [600, 400] }] } as const;
const tower = { terrain: [{ id: 'tower', piece: 'tower', at: [600, 425] }] } as const;
const fenced = { terrain: [{ id: 'generator', piece: 'generator', at: [600, 400] }] } as const;

/** In contact with the south side of the container. */
const luke = { unit: 'luke-skywalker', at: [600, 356.5] } as const;

const movesOffered = (table: ReturnType<typeof moving>) =>
  table.answersOffered.flatMap((each) => (each as { move?: string }).move ?? []);

shows(
  [
    'lg.vertical.types',
    'lg.vertical.who',
    'lg.vertical.emplacement-cannot',
    'lg.vertical.vehicles-cannot',
    'lg.vertical.requires-leader-contact',
    'lg.vertical.climb.two-actions-height-1',
  ],
  'a trooper in contact with a steep piece may climb it for two actions or clamber up for one',
  () => {
    const table = moving(luke, '', {}, container);
    expect(table.answersOffered.filter((each) => (each as { action?: string }).action === 'move')).toEqual([
      { action: 'move', move: 'standard' },
      { action: 'move', move: 'climb', actions: 2 },
      { action: 'move', move: 'clamber' },
      { action: 'move', move: 'clamber', actions: 2 },
    ]);
    const apart = moving({ ...luke, at: [600, 355] }, '', {}, container);
    expect(movesOffered(apart)).toEqual(['standard']);
    const cannon = moving({ unit: '1-4-fd', at: [600, 320, 0] }, '', {}, container);
    expect(movesOffered(cannon)).toEqual(['pivot']);
    const atst = moving({ unit: 'at-st', at: [600, 320, 0] }, '', {}, container);
    expect(movesOffered(atst)).toEqual(['standard', 'reverse', 'pivot']);
  },
);

shows(
  ['lg.vertical.leader-at-edge', 'lg.vertical.no-tool'],
  'a climb ends on top beside the spot where the leader touched, without dice',
  () => {
    const table = moving(luke, 'climb', {}, container);
    const move = table.completes({}) as never as { readonly to: Parameters<typeof placeOf>[0] };
    expect(move.to.level).toBe(60);
    table.refuses({ ...move, to: { ...move.to, x: 640 } } as never, 'lg.vertical.leader-at-edge');
    table.answers(move as never);
    expect(standsOf(table, 'mover')).toEqual([placeOf(move.to)]);
    expect(table.events('clamberRolled')).toEqual([]);
    expect(table.events('moveMade').map(({ type }) => type)).toEqual(['climb']);
  },
);

shows(
  [
    'lg.vertical.clamber.one-action-height-1',
    'lg.vertical.clamber.dice-height-1',
    'lg.vertical.clamber.block-means-wound',
  ],
  'a clamber rolls a white die for each miniature, and only blocks wound',
  () => {
    const dice = { whiteDefense: ['block'] };
    const hurt = moving(luke, 'clamber', {}, { ...container, ...dice });
    hurt.answers(hurt.completes({}) as never).hasWounds('mover', 1);
    const surge = moving(luke, 'clamber', {}, { ...container, whiteDefense: ['surge'] });
    surge.answers(surge.completes({}) as never).hasWounds('mover', 0);
  },
);

shows(
  [
    'lg.vertical.clamber.roll-timing',
    'lg.vertical.clamber.wounds-leader-last',
    'lg.cohesion.vertical.touch-terrain',
  ],
  'the dice of a clamber fall before the others are placed, and the leader is wounded last',
  () => {
    const squad = { unit: 'rebel-troopers', at: [600, 356.5] } as const;
    const table = moving(squad, 'clamber', {}, {
      ...container,
      whiteDefense: ['block', 'blank', 'surge', 'blank'],
    } as never);
    table.answers(table.completes({}) as never).asks('chooseWounded', { unit: 'mover' });
    const { leader } = table.unit('mover');
    const offered = table.answersOffered.map((each) => (each as { miniature: string }).miniature);
    expect(offered).toHaveLength(3);
    expect(offered).not.toContain(leader);
    expect(standsOf(table, 'mover').filter((stand) => stand !== null)).toHaveLength(1);
    table.answers({ miniature: offered[0]! });
    expect(standsOf(table, 'mover').filter((stand) => stand !== null)).toHaveLength(3);
  },
);

shows(
  ['lg.vertical.clamber.two-actions-height-2', 'lg.vertical.clamber.dice-height-2'],
  'more than height 1 takes two actions and two dice for each miniature, and cannot be climbed',
  () => {
    const foot = { unit: 'luke-skywalker', at: [600, 356.5] } as const;
    const table = moving(foot, '', {}, { ...tower, whiteDefense: ['blank', 'blank'] });
    expect(table.answersOffered.filter((each) => (each as { action?: string }).action === 'move')).toEqual([
      { action: 'move', move: 'standard' },
      { action: 'move', move: 'clamber', actions: 2 },
    ]);
    table.acts('move', { move: 'clamber' });
    table.answers(table.completes({}) as never).ends();
    expect(standsOf(table, 'mover')[0]?.[2]).toBe(165);
  },
);

shows(
  [
    'lg.vertical.clamber-over.allowed',
    'lg.vertical.clamber-over.two-actions',
    'lg.vertical.clamber-over.landing',
    'lg.vertical.clamber-over.dice',
  ],
  'a piece without a top to stand on is clambered over for two actions and two dice',
  () => {
    const foot = { unit: 'luke-skywalker', at: [600, 346.5] } as const;
    const table = moving(foot, '', {}, { ...fenced, whiteDefense: ['block', 'blank'] });
    expect(table.answersOffered.filter((each) => (each as { action?: string }).action === 'move')).toEqual([
      { action: 'move', move: 'standard' },
      { action: 'move', move: 'clamberOver', actions: 2 },
    ]);
    table.acts('move', { move: 'clamberOver' });
    table
      .answers(table.completes({}) as never)
      .ends()
      .hasWounds('mover', 1);
    const [x, y] = standsOf(table, 'mover')[0]!;
    // In contact with another side than that it came from.
    expect(Math.max(Math.abs(x! - 600), Math.abs(y! - 400))).toBeCloseTo(53.5, 1);
    expect(y).toBeGreaterThan(346.5);
  },
);

shows('lg.vertical.clamber.ladder-safe', 'where the piece has handholds no dice are rolled', () => {
  const held = {
    terrain: [{ id: 'box', piece: 'container', at: [600, 400], declared: { hasHandholds: true } }],
  } as const;
  const table = moving(luke, 'clamber', {}, held);
  table.answers(table.completes({}) as never);
  expect(table.events('clamberRolled')).toEqual([]);
});

shows('lg.move.immobilize.zero-speed', 'held fast, nobody climbs or clambers', () => {
  expect(movesOffered(moving({ ...luke, tokens: { immobilize: 2 } }, '', {}, container))).toEqual([]);
});

shows(
  ['lg.cohesion.vertical.touch-terrain'],
  'after a climb those left below have to touch the piece',
  () => {
    const squad = { unit: 'rebel-troopers', at: [600, 356.5] } as const;
    const table = moving(squad, 'climb', {}, container);
    const move = table.completes({}) as never as {
      readonly others: readonly { readonly stand: { readonly x: number } }[];
    };
    const [first, ...rest] = move.others;
    const below = (y: number) => ({
      ...move,
      others: [{ ...first!, stand: { x: 600, y, level: 0, heading: 0 } }, ...rest],
    });
    table.refuses(below(350) as never, 'lg.cohesion.vertical.touch-terrain');
    table.answers(below(356.5) as never);
    const levels = table.unit('mover').miniatures.map(({ stand }) => stand?.level);
    expect(levels.filter((level) => level === 0)).toHaveLength(1);
  },
);

shows(
  'lg.cohesion.vertical.same-height-default',
  'after any other move everybody stands as high as the leader',
  () => {
    const squad = { unit: 'rebel-troopers', at: [600, 340] } as const;
    const table = moving(squad, 'standard', {}, container);
    const move = table.completes(tool(1, 180, 0, 0.2)) as never as {
      readonly others: readonly { readonly stand: { readonly x: number } }[];
    };
    const [first, ...rest] = move.others;
    const above = { ...first!, stand: { x: 600, y: 390, level: 60, heading: 0 } };
    table.refuses({ ...move, others: [above, ...rest] } as never, 'lg.cohesion.vertical.same-height-default');
  },
);

shows(
  'lg.vertical.clamber.wounds-leader-last',
  'a leader that is wounded already is spared all the same',
  () => {
    const guards = {
      unit: 'imperial-royal-guards',
      miniatures: [{ at: [600, 356.5], wounds: 1 }, { at: [640, 340] }, { at: [560, 340] }],
      leader: 0,
    } as never;
    const leia = { unit: 'leia-organa', at: [1750, 850] } as const;
    const dice = { ...container, whiteDefense: ['block', 'blank', 'blank'] } as never;
    const table = moving(guards, 'clamber', { enemy: leia }, dice);
    table.answers(table.completes({}) as never).asks('chooseWounded', { unit: 'mover' });
    table.offersExactly({ miniature: 'mover.m2' }, { miniature: 'mover.m3' });
  },
);

shows(
  ['lg.vertical.no-room-no-move', 'lg.vertical.flat-surface-for-leader'],
  'where the top has no room for the leader nobody climbs',
  () => {
    const up = (x: number) => ({ unit: 'at-rt', at: [x, 400, 0, 60], side: 0 }) as const;
    const full = moving(luke, '', { one: up(565), two: up(635) }, container);
    expect(movesOffered(full)).toEqual(['standard']);
    expect(movesOffered(moving(luke, '', { one: up(565) }, container))).toEqual([
      'standard',
      'climb',
      'clamber',
      'clamber',
    ]);
  },
);

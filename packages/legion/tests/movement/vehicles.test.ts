import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { moving, standsOf, tool } from './mover.ts';

const walker = { unit: 'at-rt', at: [600, 300, 0] } as const;
const bikes = { unit: '74-z-speeder-bikes', at: [600, 300, 0] } as const;
const reverse = (speed: number, bend = 0, along = 1) => ({
  ...tool(speed, 180, bend, along),
  type: 'reverse',
});

shows(
  ['lg.move.pivot.ninety', 'lg.move.pivot.in-place', 'lg.move.pivot.notched-only', 'lg.move.pivot.who'],
  'a notched base pivots on the spot by up to 90 degrees; troopers have no facing to change',
  () => {
    const table = moving(walker, 'pivot').asks('move', { types: ['pivot'] });
    table.refuses({ type: 'pivot', heading: 91 }, 'lg.move.pivot.ninety');
    table.refuses({ type: 'pivot', heading: 'north' }, 'table.malformed-answer');
    // Where a hand turned it too far, or not at all.
    const nearest = [45, 120, 200].map((heading) => table.completes({ type: 'pivot', heading }));
    expect(nearest).toEqual([45, 90, 270].map((heading) => ({ type: 'pivot', heading })));
    expect(table.completes({ type: 'pivot' })).toEqual({ type: 'pivot', heading: 0 });
    table.answers({ type: 'pivot', heading: 270 });
    expect(table.miniature('mover', 1).stand).toEqual({ x: 600, y: 300, level: 0, heading: 270 });
    const trooper = moving({ unit: 'luke-skywalker', at: [600, 300] }, '');
    const moves = trooper.answersOffered.filter((each) => (each as { action?: string }).action === 'move');
    expect(moves).toEqual([{ action: 'move', move: 'standard' }]);
  },
);

shows(
  [
    'lg.move.pivot.whole-unit',
    'lg.compulsory-move.counts-as-standard',
    'lg.compulsory-move.when',
    'lg.compulsory-move.not-an-action',
    'lg.cohesion.notched-facing',
  ],
  'a unit of several turns as its leader does, and every miniature is placed with its facing',
  () => {
    const table = moving(bikes, '').asks('move', { types: ['compulsory'] });
    const move = table.completes({ bend: 45 }) as {
      readonly others: readonly { stand: { heading: number } }[];
    };
    expect(move.others.map(({ stand }) => stand.heading)).toEqual([45]);
    const askew = move.others.map((each) => ({ ...each, stand: { ...each.stand, heading: 44 } }));
    table.refuses({ ...move, others: askew } as never, 'lg.cohesion.notched-facing');
    table.answers(move as never).until('chooseAction', 'mover');
    table.acts('move', { move: 'pivot' }).answers({ type: 'pivot', heading: 90 });
    expect(table.unit('mover').miniatures.map(({ stand }) => stand?.heading)).toEqual([90, 90]);
    // A pivot turns where they are; only the first move placed somebody.
    expect(table.events('miniaturesPlaced')).toHaveLength(1);
    expect(table.events('moveMade').map(({ type, isStandard }) => [type, isStandard])).toEqual([
      ['compulsory', true],
      ['pivot', false],
    ]);
  },
);

shows(
  [
    'lg.move.reverse.ground-vehicles-only',
    'lg.move.reverse.notches',
    'lg.move.reverse.speed',
    'lg.move.reverse.partial',
  ],
  'a ground vehicle reverses from its rear notch, slower by 1, and keeps its face to the front',
  () => {
    moving(walker, 'reverse').refuses(reverse(2), 'lg.move.standard.choose-tool');
    moving(walker, 'reverse').refuses({ ...reverse(1), angle: 170 }, 'lg.move.reverse.notches');
    const full = moving(walker, 'reverse').answers(reverse(1));
    expect(full.miniature('mover', 1).stand).toEqual({ x: 600, y: 161, level: 0, heading: 0 });
    const partial = moving(walker, 'reverse').answers(reverse(1, 30, 0.5));
    expect(partial.miniature('mover', 1).stand).toEqual({ x: 600, y: 230.5, level: 0, heading: 0 });
  },
);

shows(
  ['lg.move.reverse.speed-combines', 'lg.terrain.difficult.combines', 'lg.terrain.difficult.reverse'],
  'a vehicle of speed 2 that starts in difficult terrain cannot reverse',
  () => {
    const ruins = { terrain: [{ id: 'ruins', piece: 'ruins', at: [600, 300] }] } as const;
    const table = moving(walker, 'reverse', {}, ruins);
    table.refuses(reverse(1), 'lg.terrain.difficult.start');
    table.answers(reverse(1, 0, 0));
    expect(standsOf(table, 'mover')).toEqual([[600, 300]]);
  },
);

shows(
  [
    'lg.compulsory-move.full-max-speed',
    'lg.unit-keyword.speeder.compulsory-move',
    'lg.compulsory-move.no-action-cost',
  ],
  'a compulsory move is full, at maximum speed, and costs no action',
  () => {
    const airspeeder = { unit: 't-47', at: [600, 300, 0] } as const;
    const table = moving(airspeeder, '').asks('move', { types: ['compulsory'] });
    const full = { ...tool(3, 0, 30), type: 'compulsory' };
    table.refuses({ ...full, speed: 2 }, 'lg.compulsory-move.full-max-speed');
    table.refuses({ ...full, along: 0.9 }, 'lg.compulsory-move.full-max-speed');
    table.answers(full).until('chooseAction', 'mover');
    expect(standsOf(table, 'mover')).toEqual([[667.3, 551]]);
    expect(table.question.about).toEqual({ unit: 'mover', actions: 2 });
    table.hasWounds('mover', 0);
  },
);

shows(
  [
    'lg.compulsory-move.partial-at-edge',
    'lg.compulsory-move.partial-wounds',
    'lg.compulsory-move.partial-if-blocked',
    'lg.compulsory-move.path-choice',
  ],
  'at the edge a vehicle goes as far as it can and is wounded, but only where no bend saves it',
  () => {
    const airspeeder = (x: number, y: number) => ({ unit: 't-47', at: [x, y, 0] }) as const;
    const beside = moving(airspeeder(600, 700), '');
    const straight = { ...tool(3, 0, 0, 164.4 / 269), type: 'compulsory' };
    beside.refuses(straight, 'lg.compulsory-move.path-choice');
    const facingEdge = moving(airspeeder(600, 800), '', {}, { redDefense: [], whiteDefense: [] });
    const [first] = facingEdge.answersOffered as never as readonly (typeof straight)[];
    facingEdge.answers(first as never);
    const [x, y] = standsOf(facingEdge, 'mover')[0]!;
    expect([x, y]).toEqual([600, 864.4]);
    facingEdge.hasWounds('mover', 3);
  },
);

shows(
  ['lg.compulsory-move.speed-zero'],
  'a vehicle whose speed is 0 stays where it is without wounds',
  () => {
    const table = moving({ unit: 't-47', at: [600, 300, 0], tokens: { immobilize: 3 } }, '').until(
      'chooseAction',
      'mover',
    );
    expect(standsOf(table, 'mover')).toEqual([[600, 300]]);
    table.hasWounds('mover', 0);
  },
);

shows(
  [
    'lg.compulsory-move.back-up.allowed',
    'lg.compulsory-move.back-up.completes',
    'lg.compulsory-move.back-up.minimum',
    'lg.compulsory-move.back-up.direction',
  ],
  'over terrain that it may ignore a vehicle backs up by at most half its base, without wounds',
  () => {
    const spire = (y: number) => ({ terrain: [{ id: 'spire', piece: 'rock-spire', at: [600, y] }] }) as const;
    const airspeeder = { unit: 't-47', at: [600, 200, 0] } as const;
    const table = moving(airspeeder, '', {}, spire(540));
    const move = table.completes({ bend: 0 }) as { readonly along: number };
    table.answers(move as never);
    const [x, y] = standsOf(table, 'mover')[0]!;
    // The foot of the spire is 36.4 below its middle straight ahead.
    expect(x).toBe(600);
    expect(y).toBeGreaterThan(419);
    expect(y).toBeLessThan(460);
    table.hasWounds('mover', 0);
    const deep = moving(airspeeder, '', {}, spire(490));
    const short = { ...tool(3, 0, 0, (y! - 50 - 200) / 269), type: 'compulsory' };
    deep.refuses(short, 'lg.compulsory-move.path-choice');
  },
);

shows(
  ['lg.compulsory-move.engaged-forces-partial', 'lg.displacement.engaged-immune'],
  'a compulsory move ends on no engaged trooper',
  () => {
    const airspeeder = { unit: 't-47', at: [600, 200, 0] } as const;
    const luke = { unit: 'luke-skywalker', at: [600, 469] } as const;
    const vader = { unit: 'darth-vader', at: [600, 496] } as const;
    const table = moving(airspeeder, '', { luke, vader });
    table.refuses({ ...tool(3, 0), type: 'compulsory' }, 'lg.compulsory-move.full-max-speed');
    table.answers(table.answersOffered[0] as never).hasWounds('mover', 0);
    expect(table.events('miniaturesLifted').filter(({ unit }) => unit !== 'mover')).toEqual([]);
  },
);

shows('lg.move.pivot.whole-unit', 'those who are left turn, and nobody asks for a fallen one', () => {
  const table = moving({ ...bikes, left: 1 }, '').asks('move', { types: ['compulsory'] });
  table.answers(table.completes({ bend: 0 }) as never).until('chooseAction', 'mover');
  table.acts('move', { move: 'pivot' }).answers({ type: 'pivot', heading: 90 });
  const headings = table.unit('mover').miniatures.map(({ stand }) => stand?.heading);
  expect(headings.filter((heading) => heading !== undefined)).toEqual([90]);
});

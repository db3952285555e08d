import type { UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { moving, standsOf, tool } from '../movement/mover.ts';
import { shows } from '../shows.ts';
import { lend } from './lent.ts';

const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;
const on = (piece: string, y: number) => ({ id: piece, piece, at: [600, y] }) as never;
const terrain = (...pieces: readonly never[]) => ({ terrain: pieces });
/** So many millimetres north, of 152. */
const north = (by: number) => ({ ...tool(2, 0, 0, by / 152), type: 'jump' });

const jumping = (mover: UnitSpec, others: Readonly<Record<string, UnitSpec>> = {}, more: object = {}) =>
  moving(mover, '', others, more).until('chooseAction', 'mover').acts('card', { card: 'mover.jump' });

shows(
  ['lg.unit-keyword.jump.action', 'lg.unit-keyword.jump.is-move-action'],
  'a jump is a card action, a standard move and a move action: it charges, and is made once',
  () => {
    const at = jumping(luke)
      .asks('move', { unit: 'mover', types: ['jump'] })
      .answers(north(152));
    expect(standsOf(at, 'mover')).toEqual([[600, 452]]);
    expect(at.events('moveMade').map(({ type, isStandard }) => [type, isStandard])).toEqual([['jump', true]]);
    at.offersExactly(
      { action: 'move', move: 'standard' },
      { action: 'aim' },
      { action: 'dodge' },
      { action: 'standby' },
      { action: 'recover' },
      { done: true },
    );
    at.refuses({ action: 'card', card: 'mover.jump' }, 'lg.actions.card.each-distinct');
    jumping(luke, { veers: { unit: 'general-veers', at: [600, 400] } })
      .answers(north(73))
      .offers('charge');
  },
);

shows(
  ['lg.unit-keyword.jump.over-terrain', 'lg.terrain.impassable.keyword-exceptions'],
  'it leads over and onto terrain as high as its value, which no other move does',
  () => {
    const house = terrain(on('container', 400));
    const over = jumping(luke, {}, house).answers(north(150));
    expect(standsOf(over, 'mover')).toEqual([[600, 450]]);
    const onto = jumping(luke, {}, house).answers(north(100));
    expect(standsOf(onto, 'mover')).toEqual([[600, 400, 60]]);
    moving(luke, 'standard', {}, house).refuses(tool(2, 0), 'lg.terrain.impassable.no-move');
  },
);

shows(
  ['lg.unit-keyword.jump.height-from-start', 'lg.unit-keyword.jump.example-up'],
  'the height counts from where it starts: from a roof it reaches a tower that it does not from the ground',
  () => {
    const tower = on('tower', 425);
    // Whoever jumps higher beside him is no help.
    const boba = { unit: 'boba-fett', at: [1500, 300] } as const;
    jumping({ ...luke, at: [600, 330] }, { boba }, terrain(tower)).refuses(
      north(95),
      'lg.terrain.impassable.no-move',
    );
    const roof = { ...luke, at: [600, 335, 0, 60] } as const;
    const at = jumping(roof, {}, terrain(on('container', 335), tower)).answers(north(90));
    expect(standsOf(at, 'mover')).toEqual([[600, 425, 165]]);
  },
);

shows(
  ['lg.unit-keyword.jump.down', 'lg.unit-keyword.jump.example-down'],
  'down it lands on any level, from height 2 on the ground',
  () => {
    const top = { ...luke, at: [600, 425, 0, 165] } as const;
    const tower = terrain(on('tower', 425));
    const at = jumping(top, {}, tower).answers(north(152));
    expect(standsOf(at, 'mover')).toEqual([[600, 577]]);
    moving(top, 'standard', {}, tower).refuses(tool(2, 0), 'lg.vertical.requires-leader-contact');
  },
);

shows('lg.unit-keyword.jump.difficult', 'difficult terrain does not slow a jump', () => {
  const ford = terrain(on('water-shallow', 420));
  moving(luke, 'standard', {}, ford).refuses(tool(2, 0), 'lg.terrain.difficult.enter');
  const at = jumping(luke, {}, ford).answers(north(152));
  expect(standsOf(at, 'mover')).toEqual([[600, 452]]);
});

shows(
  ['lg.unit-keyword.jump.over-vehicles', 'lg.unit-keyword.jump.not-on-vehicle'],
  'a ground vehicle no higher than its value is jumped over, and not ended on',
  () => {
    const atrt = { unit: 'at-rt', at: [600, 352, 0], side: 0 } as const;
    const at = jumping(luke, { atrt }).refuses(north(60), 'lg.move.end.no-overlap-minis');
    at.answers(north(152));
    expect(standsOf(at, 'mover')).toEqual([[600, 452]]);
    moving(luke, 'standard', { atrt }).refuses(tool(2, 0), 'lg.move.collision-stops');
    const atst = { unit: 'at-st', at: [600, 366, 0] } as const;
    jumping(luke, { atst }).refuses(north(152), 'lg.move.collision-stops');
    // A value of 2 is higher than the walker.
    const boba = { unit: 'boba-fett', at: [600, 300] } as const;
    const higher = jumping(boba, { atst: { ...atst, side: 0 } }).answers({ ...north(152) });
    expect(standsOf(higher, 'mover')).toEqual([[600, 452]]);
  },
);

shows(
  'lg.unit-keyword.jump.cohesion-height',
  'after a jump the whole unit stands as high as its leader',
  () => {
    const rebels = {
      unit: 'rebel-troopers',
      at: [600, 300],
      upgrades: lend({ id: 'jump', value: 1 }),
    } as const;
    const at = jumping(rebels, {}, terrain(on('house-large', 420)));
    const move = at.completes({ x: 600, y: 352 }) as never as {
      readonly others: readonly { readonly stand: { readonly level: number; readonly x: number } }[];
    };
    expect(move.others.map(({ stand }) => stand.level)).toEqual([90, 90, 90]);
    const [first, ...rest] = move.others;
    const below = { ...first!, stand: { ...first!.stand, x: 600, y: 310, level: 0 } };
    at.refuses({ ...move, others: [below, ...rest] } as never, 'lg.cohesion.vertical.same-height-default');
    at.answers(move as never);
  },
);

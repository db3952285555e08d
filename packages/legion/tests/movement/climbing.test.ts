import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { moving, standsOf } from './mover.ts';

const box = (id: string, x: number, y: number, heading = 0) => ({
  id,
  piece: 'container',
  at: [x, y, heading],
});
const terrain = (...pieces: readonly ReturnType<typeof box>[]) => ({ terrain: pieces }) as never;
/** From 540 to 660 and from 370 to 430, 60 tall. */
const container = terrain(box('box', 600, 400));
const luke = { unit: 'luke-skywalker', at: [600, 356.5] } as const;
const onTop = (unit: string, x: number, y: number) => ({ unit, at: [x, y, 0, 60], left: 1 }) as never;

interface Climb {
  readonly to: { readonly x: number; readonly y: number };
}

shows(
  ['lg.vertical.leader-at-edge', 'lg.vertical.no-tool'],
  'a climb names where the leader ends and where everybody else does, to the millimetre',
  () => {
    const table = moving(luke, 'climb', {}, container);
    const climb = table.completes({}) as never as Climb;
    table.refuses({ type: 'climb', others: [] } as never, 'table.malformed-answer');
    table.refuses({ type: 'climb', to: climb.to } as never, 'table.malformed-answer');
    const beside = { ...climb, to: { ...climb.to, x: climb.to.x + 0.5 } };
    table.refuses(beside as never, 'lg.vertical.leader-at-edge');
    table.answers(climb as never);
    expect(standsOf(table, 'mover')).toEqual([[600, 370, 60]]);
  },
);

shows(
  'lg.vertical.leader-at-edge',
  'a leader between two pieces climbs the one that the hand points at',
  () => {
    // The other reaches from 613.5 to 673.5 and from 240 to 360.
    const both = terrain(box('box', 600, 400), box('other', 643.5, 300, 90));
    const towards = (x: number, y: number) =>
      (moving(luke, 'climb', {}, both).completes({ x, y }) as never as Climb).to;
    expect(towards(600, 380)).toMatchObject({ x: 600, y: 370 });
    expect(towards(640, 350)).toMatchObject({ x: 613.5, y: 356.5 });
  },
);

shows(
  ['lg.melee.start.1-leader-contact', 'lg.vertical.leader-at-edge'],
  'whoever climbs up to an enemy begins a melee with it',
  () => {
    const veers = onTop('general-veers', 600, 397);
    const table = moving(luke, 'climb', { veers }, container);
    table.answers(table.completes({}) as never).offers('charge');
  },
);

shows(
  ['lg.melee.one-enemy-unit-only', 'lg.vertical.leader-at-edge'],
  'nobody climbs to where it would touch two enemy units',
  () => {
    const storm = onTop('stormtroopers', 573, 370);
    const snow = onTop('snowtroopers', 627, 370);
    const moves = (others: object) =>
      moving(luke, '', others as never, container).answersOffered.flatMap(
        (each) => (each as { readonly move?: string }).move ?? [],
      );
    expect(moves({ storm })).toEqual(['standard', 'climb', 'clamber', 'clamber']);
    expect(moves({ storm, snow })).toEqual(['standard']);
  },
);

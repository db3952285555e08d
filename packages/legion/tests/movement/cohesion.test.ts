import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { moving, standsOf } from './mover.ts';

const squad = { unit: 'rebel-troopers', at: [600, 300] } as const;

/** A whole answer: the leader 152 to the north and the others where they are wanted. */
const north = (...others: readonly (readonly [number, number])[]) => ({
  type: 'standard',
  speed: 2,
  angle: 0,
  bend: 0,
  along: 1,
  others: others.map(([x, y], index) => ({
    miniature: `mover.m${index + (index >= LEADER ? 2 : 1)}`,
    stand: { x, y, level: 0, heading: 0 },
  })),
});

/** The leader is the unit's last miniature but those of upgrades, or whichever the table says. */
const LEADER = (() => {
  const { leader, miniatures } = moving(squad, '').unit('mover');
  return miniatures.findIndex(({ id }) => id === leader);
})();

shows(
  ['lg.cohesion.after-move', 'lg.cohesion.required', 'lg.cohesion.max-distance'],
  'after its leader has moved everybody else is placed with it, at most a speed-1 tool away',
  () => {
    const places = [
      [600, 554],
      [640, 452],
      [560, 452],
    ] as const;
    const table = moving(squad).answers(north(...places));
    const stands = standsOf(table, 'mover');
    expect(stands[LEADER]).toEqual([600, 452]);
    expect(stands.filter((_, index) => index !== LEADER)).toEqual(places);
    moving(squad).refuses(north([600, 554.1], [640, 452], [560, 452]), 'lg.cohesion.max-distance');
    moving(squad).refuses(north([640, 452], [641, 452], [560, 452]), 'lg.move.end.no-overlap-minis');
    moving(squad).refuses({ ...north(), others: [] }, 'table.malformed-answer');
  },
);

shows(
  ['lg.cohesion.path-required', 'lg.cohesion.path-around-terrain'],
  'a wall that no speed-1 move gets round keeps a miniature out of cohesion',
  () => {
    const wall = { terrain: [{ id: 'wall', piece: 'wall-tall', at: [600, 490] }] } as const;
    const behind = north([600, 520], [640, 452], [560, 452]);
    moving(squad, 'standard', {}, wall).refuses(behind, 'lg.cohesion.path-required');
    moving(squad).answers(behind);
  },
);

shows(
  ['lg.cohesion.no-enemy-contact', 'lg.base.contact.enemy-forbidden', 'lg.base.contact.friendly-allowed'],
  'nobody is placed in contact with an enemy, but friends may touch',
  () => {
    const beside = (unit: string, side: 0 | 1) =>
      moving(squad, 'standard', { other: { unit, at: [600, 520], side } });
    const touching = north([600, 493], [640, 452], [560, 452]);
    beside('general-veers', 1).refuses(touching, 'lg.base.contact.enemy-forbidden');
    beside('leia-organa', 0).answers(touching);
  },
);

shows(
  ['lg.terrain.difficult.enter'],
  'after a move at unreduced speed nobody is set down in difficult terrain',
  () => {
    const ford = { terrain: [{ id: 'ruins', piece: 'ruins', at: [600, 590] }] } as const;
    const wet = north([600, 540], [640, 452], [560, 452]);
    moving(squad, 'standard', {}, ford).refuses(wet, 'lg.terrain.difficult.enter');
    moving(squad, 'standard', {}, ford).answers(north([600, 480], [640, 452], [560, 452]));
  },
);

shows(
  'lg.cohesion.after-move',
  'a wish for the leader alone is completed with everybody in formation as before',
  () => {
    const table = moving(squad);
    table.answers(table.completes({ x: 600, y: 452 }) as never);
    const offsets = standsOf(table, 'mover').map((stand) => [stand![0], stand![1]! - 152]);
    expect(offsets).toEqual(standsOf(moving(squad, ''), 'mover'));
  },
);

shows(
  ['lg.cohesion.own-minis-do-not-obstruct', 'lg.cohesion.after-move'],
  'the leader moves through its own and may end where one of them stood',
  () => {
    const column = {
      unit: 'rebel-troopers',
      miniatures: [300, 330, 376, 452].map((y) => ({ at: [600, y] })),
      leader: 0,
    } as never;
    const table = moving(column);
    const others = [
      [640, 452],
      [560, 452],
      [600, 490],
    ].map(([x, y], index) => ({ miniature: `mover.m${index + 2}`, stand: { x, y, level: 0, heading: 0 } }));
    table.answers({ ...north(), others } as never);
    expect(standsOf(table, 'mover')).toEqual([
      [600, 452],
      [640, 452],
      [560, 452],
      [600, 490],
    ]);
    expect(table.events('miniaturesLifted')).toEqual([
      { kind: 'miniaturesLifted', unit: 'mover', miniatures: ['mover.m2', 'mover.m3', 'mover.m4'] },
    ]);
  },
);

shows(
  ['lg.move.standard.partial-end', 'lg.cohesion.after-move'],
  'in a move without length everybody may stay, and nobody is lost',
  () => {
    const table = moving(squad);
    const before = standsOf(table, 'mover');
    const others = table
      .unit('mover')
      .miniatures.filter((_, index) => index !== LEADER)
      .map(({ id, stand }) => ({ miniature: id, stand }));
    table.answers({ ...north(), along: 0, others } as never);
    expect(standsOf(table, 'mover')).toEqual(before);
    expect(before).not.toContain(null);
  },
);

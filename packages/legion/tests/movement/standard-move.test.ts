import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { moving, standsOf, tool } from './mover.ts';

const luke = (x: number, y: number) => ({ unit: 'luke-skywalker', at: [x, y] }) as const;

shows(
  [
    'lg.move.standard.full-distance',
    'lg.move.standard.steps',
    'lg.move.standard.full-end-unnotched',
    'lg.move.standard.place-unnotched',
    'lg.move.tool.lengths',
  ],
  'a full straight move carries a small base by the tool and its own width, from any side of it',
  () => {
    for (const [speed, angle, end] of [
      [2, 0, [600, 452]],
      [2, 90, [752, 300]],
      [1, 180, [600, 198]],
    ] as const) {
      const table = moving(luke(600, 300)).asks('move', { unit: 'mover', types: ['standard'], source: null });
      table.answers(tool(speed, angle));
      expect(standsOf(table, 'mover')).toEqual([end]);
    }
  },
);

shows(
  [
    'lg.move.standard.adjust',
    'lg.move.tool.joint',
    'lg.move.standard.partial-end',
    'lg.move.standard.full-or-partial',
  ],
  'the tool bends by up to 90 degrees at its joint, and the leader may stop anywhere along it',
  () => {
    const bent = moving(luke(600, 300)).answers(tool(2, 0, 90));
    expect(standsOf(bent, 'mover')).toEqual([[676, 376]]);
    const half = moving(luke(600, 300)).answers(tool(2, 0, 90, 0.75));
    expect(standsOf(half, 'mover')).toEqual([[638, 376]]);
    moving(luke(600, 300)).refuses(tool(2, 0, 91), 'lg.move.tool.joint');
  },
);

shows(
  ['lg.move.standard.choose-tool', 'lg.move.max-speed', 'lg.move.immobilize.speed'],
  'a tool is at most as fast as the unit, which immobilize tokens slow down',
  () => {
    moving(luke(600, 300)).refuses(tool(3, 0), 'lg.move.standard.choose-tool');
    const held = moving({ ...luke(600, 300), tokens: { immobilize: 1 } });
    held.refuses(tool(2, 0), 'lg.move.standard.choose-tool').answers(tool(1, 0));
    expect(standsOf(held, 'mover')).toEqual([[600, 402]]);
    const stuck = moving({ ...luke(600, 300), tokens: { immobilize: 2 } }, '');
    const moves = stuck.answersOffered.filter((each) => (each as { action?: string }).action === 'move');
    expect(moves).toEqual([]);
  },
);

shows(
  [
    'lg.move.standard.place-notched',
    'lg.move.standard.full-end-notched',
    'lg.move.standard.partial-facing-notched',
    'lg.base.notches',
  ],
  'a notched base moves from its front notch and faces as the part of the tool that it reached',
  () => {
    const walker = { unit: 'at-rt', at: [600, 300, 0] } as const;
    moving(walker).refuses(tool(2, 10), 'lg.move.standard.place-notched');
    const table = moving(walker).answers(tool(2, 0, 45));
    const { stand } = table.miniature('mover', 1);
    expect(stand?.heading).toBe(45);
    // Half a tool and half a base less the notch: 62.5 + 35 - 3 to the joint and as much behind it.
    expect(standsOf(table, 'mover')).toEqual([[666.8, 461.3]]);
    const partial = moving(walker).answers(tool(2, 0, 45, 0.5));
    expect(partial.miniature('mover', 1).stand).toMatchObject({ x: 600, y: 394.5, heading: 0 });
  },
);

shows(
  [
    'lg.move.collision-stops',
    'lg.move.trooper.not-through-ground-vehicles',
    'lg.move.trooper.through-troopers',
    'lg.move.trooper.through-repulsors',
    'lg.move.end.no-overlap-minis',
  ],
  'troopers pass troopers and repulsors but not ground vehicles, and end on nobody',
  () => {
    const past = (unit: string, at: readonly [number, number, number?]) =>
      moving(luke(600, 300), 'standard', { other: { unit, at: [...at] as never, side: 0 } });
    past('at-st', [600, 390, 0]).refuses(tool(2, 0), 'lg.move.collision-stops');
    past('rebel-officer', [600, 360]).answers(tool(2, 0));
    past('rebel-officer', [600, 360]).refuses(tool(2, 0, 0, 0.5), 'lg.move.end.no-overlap-minis');
    past('74-z-speeder-bikes', [600, 345, 0]).answers(tool(2, 0));
  },
);

shows(
  [
    'lg.terrain.impassable.no-move',
    'lg.defeat.off-battlefield.not-voluntary',
    'lg.move.end.no-overlap-tokens',
  ],
  'nobody moves through a building or off the battlefield, or ends on an objective token',
  () => {
    const house = { terrain: [{ id: 'house', piece: 'house-small', at: [600, 450] }] } as const;
    moving(luke(600, 300), 'standard', {}, house).refuses(tool(2, 0), 'lg.terrain.impassable.no-move');
    moving(luke(600, 100)).refuses(tool(2, 180), 'lg.defeat.off-battlefield.not-voluntary');
    const token = { tokens: [{ id: 't1', kind: 'objective', at: [600, 452] }] } as const;
    const table = moving(luke(600, 300), 'standard', {}, token as never);
    table.refuses(tool(2, 0), 'lg.move.end.no-overlap-tokens').answers(tool(2, 0, 90));
  },
);

shows(
  [
    'lg.terrain.difficult.start',
    'lg.terrain.difficult.enter',
    'lg.terrain.difficult.not-cumulative',
    'lg.terrain.difficult.minimum-1',
  ],
  'difficult terrain at the start or on the way takes 1 from the speed of the move, never below 1',
  () => {
    const ruins = (x: number, y: number) =>
      ({ terrain: [{ id: 'ruins', piece: RUINS, at: [x, y] }] }) as const;
    moving(luke(600, 300), 'standard', {}, ruins(600, 300)).refuses(tool(2, 0), 'lg.terrain.difficult.start');
    moving(luke(600, 300), 'standard', {}, ruins(600, 300)).answers(tool(1, 0));
    moving(luke(600, 300), 'standard', {}, ruins(600, 480)).refuses(tool(2, 0), 'lg.terrain.difficult.enter');
    moving(luke(600, 300), 'standard', {}, ruins(600, 480)).answers(tool(2, 180));
    const vader = { unit: 'darth-vader', at: [600, 300] } as const;
    moving(vader, 'standard', {}, ruins(600, 300)).answers(tool(1, 0));
  },
);

/** Difficult for everybody. */
const RUINS = 'ruins';

shows(
  ['lg.move.standard.partial-end', 'lg.move.premeasure'],
  'while it moves a rough wish is completed to the nearest legal move, and a move of no length is a partial move',
  () => {
    moving(luke(600, 300), '').asks('chooseAction', { unit: 'mover' });
    const table = moving(luke(600, 300)).asks('move', { unit: 'mover' });
    expect(table.completes({ x: 600, y: 360 })).toEqual({
      type: 'standard',
      speed: 1,
      angle: 0,
      bend: 0,
      along: 60 / 102,
      others: [],
    });
    table.answers(tool(1, 0, 0, 0));
    expect(standsOf(table, 'mover')).toEqual([[600, 300]]);
    expect(table.events('moveMade')).toEqual([
      { kind: 'moveMade', unit: 'mover', type: 'standard', isStandard: true, left: [] },
    ]);
  },
);

shows(
  ['lg.move.standard.choose-tool', 'lg.move.collision-stops'],
  'an answer without a tool is none, and where nothing is to be had a wish comes to a refusal',
  () => {
    for (const broken of [{ speed: 4 }, { along: 2 }, { angle: 'north' }]) {
      moving(luke(600, 300)).refuses({ ...tool(2, 0), ...broken } as never, 'table.malformed-answer');
    }
    const ruins = { terrain: [{ id: 'ruins', piece: RUINS, at: [600, 300] }] } as const;
    const walker = moving({ unit: 'at-rt', at: [600, 300, 0] }, 'reverse', {}, ruins);
    expect(() => walker.completes(tool(1, 180))).toThrow('lg.move.standard.choose-tool');
  },
);

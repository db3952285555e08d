import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { moving, standsOf, tool } from './mover.ts';

const walker = { unit: 'at-rt', at: [600, 200, 0] } as const;

shows(
  [
    'lg.displacement.ground-vehicle-path',
    'lg.displacement.1-set-aside',
    'lg.displacement.2-finish-move',
    'lg.displacement.3-opponent-places',
    'lg.displacement.3-leader-range-1',
    'lg.displacement.3-no-enemy-contact',
  ],
  'a ground vehicle takes off the troopers on its path, and the other player puts them back',
  () => {
    const veers = { unit: 'general-veers', at: [600, 300] } as const;
    const table = moving(walker, 'standard', { veers }).answers(tool(2, 0));
    expect(standsOf(table, 'mover')).toEqual([[600, 389]]);
    expect(standsOf(table, 'veers')).toEqual([null]);
    table.asks('placeMiniatures', { unit: 'veers', rule: 'lg.displacement.3-leader-range-1' }).asksSeat('p2');
    const at = (x: number, y: number) => ({
      placements: [{ miniature: 'veers.m1', stand: { x, y, level: 0, heading: 0 } }],
    });
    table.refuses(at(600, 453), 'lg.displacement.3-leader-range-1');
    table.refuses(at(600, 340.5), 'lg.base.contact.enemy-forbidden');
    table.answers(at(600, 300));
    expect(standsOf(table, 'veers')).toEqual([[600, 300]]);
  },
);

shows(
  ['lg.displacement.3-cohesion', 'lg.cohesion.after-displacement', 'lg.displacement.3-opponent-places'],
  'miniatures of both sides are placed by the player who did not move the vehicle, in cohesion',
  () => {
    const friends = { unit: 'rebel-troopers', at: [600, 300] } as const;
    const table = moving(walker, 'standard', { friends }).answers(tool(2, 0));
    table.asks('placeMiniatures', { unit: 'friends' }).asksSeat('p2');
    table.answers(table.answersOffered[0] as never);
    table.asks('placeMiniatures', { unit: 'friends', rule: 'lg.displacement.3-cohesion' }).asksSeat('p2');
    table.answers(table.answersOffered[0] as never);
    expect(standsOf(table, 'friends').every((stand) => stand !== null)).toBe(true);
    table.asks('chooseAction', { unit: 'mover' });
  },
);

shows(
  [
    'lg.displacement.engaged-immune',
    'lg.displacement.emplacement-immune',
    'lg.move.ground.not-through-emplacements',
    'lg.move.ground.not-through-ground',
    'lg.move.ground.through-repulsors',
  ],
  'engaged troopers, emplacements and ground vehicles stop a ground vehicle; repulsors do not',
  () => {
    const luke = { unit: 'luke-skywalker', at: [600, 300] } as const;
    const vader = { unit: 'darth-vader', at: [600, 327] } as const;
    moving(walker, 'standard', { luke, vader }).refuses(tool(2, 0), 'lg.move.collision-stops');
    const cannon = { unit: '1-4-fd', at: [600, 330, 0] } as const;
    moving(walker, 'standard', { cannon }).refuses(tool(2, 0), 'lg.move.collision-stops');
    const atst = { unit: 'at-st', at: [600, 330, 0] } as const;
    moving(walker, 'standard', { atst }).refuses(tool(2, 0), 'lg.move.collision-stops');
    const t47 = { unit: 't-47', at: [600, 295, 0] } as const;
    moving(walker, 'standard', { t47 }).answers(tool(2, 0));
  },
);

shows(
  ['lg.displacement.repulsor-compulsory-end'],
  'a repulsor displaces whom its compulsory move ends on, and nobody that it passes over',
  () => {
    const t47 = { unit: 't-47', at: [600, 200, 0] } as const;
    const passed = { unit: 'general-veers', at: [600, 300] } as const;
    const under = { unit: 'darth-vader', at: [600, 469] } as const;
    const table = moving(t47, '', { passed, under }).asks('move', { types: ['compulsory'] });
    table.answers({ ...tool(3, 0), type: 'compulsory' });
    expect(standsOf(table, 'mover')).toEqual([[600, 469]]);
    expect(standsOf(table, 'passed')).toEqual([[600, 300]]);
    table.asks('placeMiniatures', { unit: 'under' }).asksSeat('p2');
    table.answers(table.answersOffered[0] as never).until('chooseAction', 'mover');
  },
);

shows(
  ['lg.displacement.3-cohesion', 'lg.displacement.3-leader-range-1'],
  'a displaced leader is put where the rest of its unit has room for cohesion',
  () => {
    const t47 = { unit: 't-47', at: [319, 547, 270] } as const;
    const troopers = [
      [14, 540],
      [45, 540],
      [76, 540],
      [45, 570],
      [76, 570],
      [50, 512],
    ] as const;
    const under = {
      unit: 'rebel-troopers',
      upgrades: ['rebel-trooper', 'rebel-trooper'],
      miniatures: troopers.map((at) => ({ at, wounds: 0 })),
      leader: 0,
    };
    // Between the rock and the edge of the table there is room for the leader alone.
    const rock = { terrain: [{ id: 'rock', piece: 'rock-outcrop', at: [100.8, 434.4, 180] }] } as const;
    const table = moving(t47, '', { under }, rock).answers({ ...tool(3, 270), type: 'compulsory' });
    expect(standsOf(table, 'mover')).toEqual([[50, 547]]);
    table.asks('placeMiniatures', { unit: 'under', rule: 'lg.displacement.3-leader-range-1' });
    table.answers(table.answersOffered[0] as never);
    table.asks('placeMiniatures', { unit: 'under', rule: 'lg.displacement.3-cohesion' });
    table.answers(table.answersOffered[0] as never).until('chooseAction', 'mover');
    const [leader, ...others] = standsOf(table, 'under');
    const apart = others.map((stand) => Math.hypot(stand![0]! - leader![0]!, stand![1]! - leader![1]!));
    expect(apart).toHaveLength(5);
    expect(apart.filter((each) => each > 102.2)).toEqual([]);
    expect(leader![1]).toBeGreaterThan(590);
  },
);

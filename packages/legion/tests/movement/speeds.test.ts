import type { MoveType } from '@sortie/legion/model';
import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { speedsOf } from '../../src/rules/speed.ts';
import { shows } from '../shows.ts';

const table = legionTable({
  luke: { unit: 'luke-skywalker', at: [600, 300] },
  leia: { unit: 'leia-organa', at: [900, 300] },
  held: { unit: 'han-solo', at: [1200, 300], tokens: { immobilize: 2 } },
  walker: { unit: 'at-st', at: [600, 600, 0], side: 0 },
  vader: { unit: 'darth-vader', at: [600, 800] },
} as const).activate('luke');
const speeds = (unit: string, type: MoveType, speed: number | null = null) => {
  const { full, slowed } = speedsOf(table.state, table.unit(unit), type, { speed, ignoresDifficult: false });
  return [full, slowed];
};

shows(
  ['lg.terrain.difficult.minimum-1', 'lg.move.reverse.speed', 'lg.terrain.difficult.combines'],
  'difficult terrain takes 1 from a speed above 1, and a reverse takes another',
  () => {
    expect(['luke', 'vader', 'walker'].map((unit) => speeds(unit, 'standard'))).toEqual([
      [2, 1],
      [1, 1],
      [2, 1],
    ]);
    expect(speeds('walker', 'reverse')).toEqual([1, 0]);
  },
);

shows(
  [
    'lg.move.speed-x.standard-move',
    'lg.terrain.difficult.minimum-1',
    'lg.terrain.difficult.outside-activation',
  ],
  'a move of a given speed is slowed to no less than 1, and only in the activation of its unit',
  () => {
    expect([1, 2, 3].map((speed) => speeds('luke', 'standard', speed))).toEqual([
      [1, 1],
      [2, 1],
      [3, 2],
    ]);
    expect(speeds('leia', 'standard', 3)).toEqual([3, 3]);
  },
);

shows(
  ['lg.melee.withdraw.cost', 'lg.transport.disembark.how', 'lg.transport.speed-0-excluded'],
  'a withdrawal and a way out of a vehicle are made at speed 1, in difficult terrain too, and not without speed',
  () => {
    expect([speeds('luke', 'withdraw'), speeds('luke', 'disembark')]).toEqual([
      [1, 1],
      [1, 1],
    ]);
    expect([speeds('held', 'withdraw'), speeds('held', 'disembark')]).toEqual([
      [0, 0],
      [0, 0],
    ]);
  },
);

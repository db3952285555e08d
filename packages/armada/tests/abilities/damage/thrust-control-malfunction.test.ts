import type { ArmadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { duel } from './duel.ts';

const rule = 'ar.known.damage.thrust-control-malfunction';
const card = 'thrust-control-malfunction';

const steer = (ship: string, speed: number, copies: number) =>
  duel({
    victory: { activated: true, at: [900, 100, 0] },
    corvette: {
      ship,
      at: [900, 800, 180],
      activated: false,
      speed,
      faceup: Array.from({ length: copies }, () => card),
    },
  }).until('chooseCourse', 'corvette');

function yawOf(table: ArmadaTable): readonly number[] {
  const { answers } = table.question;
  if (answers.kind !== 'region') throw new Error('no course is chosen');
  return (answers.region as { readonly yaw: readonly number[] }).yaw;
}

shows(rule, 'the last joint that bends bends 1 click less', () => {
  expect(yawOf(steer('cr90-corvette-a', 4, 1))).toEqual([0, 1, 1, 1]);
  expect(yawOf(steer('nebulon-b-escort', 2, 1))).toEqual([1, 0]);
  steer('cr90-corvette-a', 2, 1)
    .refuses({ clicks: [0, 2], side: 'left' }, 'ar.ship-move.course-within-yaw')
    .answers({ clicks: [0, 1], side: 'right' });
});

shows(rule, 'a second copy lowers what the first has left to bend', () => {
  expect(yawOf(steer('cr90-corvette-a', 4, 2))).toEqual([0, 1, 1, 0]);
  expect(yawOf(steer('nebulon-b-escort', 2, 2))).toEqual([0, 0]);
  expect(yawOf(steer('nebulon-b-escort', 1, 2))).toEqual([0]);
});

shows(rule, 'other ships bend as they did', () => {
  expect(yawOf(steer('cr90-corvette-a', 4, 0))).toEqual([0, 1, 1, 2]);
  const table = duel({ victory: { speed: 2 }, corvette: { faceup: [card], at: [900, 800, 180] } });
  expect(yawOf(table.until('chooseCourse', 'victory'))).toEqual([0, 1]);
});

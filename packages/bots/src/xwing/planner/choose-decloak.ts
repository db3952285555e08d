import { movePose, type Pose, poseOnPath } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import { bank, straight } from '@sortie/xwing/catalogue';
import { fieldsOf } from '../../planning/answers.ts';
import { ROCK } from './merit.ts';
import { moveBy } from './move.ts';
import { type Stand, standAt } from './stand.ts';
import { standingOf, standingWorth } from './standing.ts';
import { bestAnswer, prospectOf, type Thinking } from './thinking.ts';

/** Whether and which way to decloak, with the maneuver on the dial still to come. */
export function chooseDecloak(thinking: Thinking): Plain {
  const prospect = prospectOf(thinking);
  const piece = prospect.outlook.own.find((mover) => mover.piece.id === thinking.about.ship)?.piece;
  const dial = piece?.ship.dial;
  if (!piece || !dial || dial === 'hidden') return thinking.answers[0]!;
  const { stand } = piece;
  const { ground } = prospect.outlook;
  return bestAnswer(thinking, (answer) => {
    const { direction } = fieldsOf(answer);
    const start = typeof direction === 'string' ? decloak(stand, direction) : stand;
    const isCloaked = typeof direction !== 'string';
    const move = moveBy(ground, { ...piece, stand: standAt(start, stand.half) }, dial, []);
    const trouble = (move.leaves ? 100 : 0) + ROCK * move.rocks + (move.safe === 0 ? 20 : 0);
    // The agility of now counts the cloak in. xw.cloak.agility-plus-2
    const cover = isCloaked ? 0 : -2;
    const standing = { ...standingOf(piece, !isCloaked && !move.onAsteroid), stand: move.stand, cover };
    return standingWorth(prospect, piece, standing) - trouble;
  });
}

function decloak(stand: Stand, direction: string): Pose {
  const length = 2 * stand.half;
  const along = direction === 'forward' ? straight(2) : bank(2, direction === 'bankLeft' ? 'left' : 'right');
  if (direction === 'forward' || direction.startsWith('bank')) {
    return poseOnPath(along, stand, length, along.length);
  }
  return movePose(stand, 0, (direction.startsWith('left') ? -1 : 1) * (length + 80));
}

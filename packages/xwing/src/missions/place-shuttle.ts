import type { Pose } from '@sortie/geometry';
import { TOLERANCE } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { BAND } from '../catalogue/index.ts';
import type { XwingEffect, XwingQuestion } from '../model/index.ts';
import { baseLength } from '../rules/base.ts';
import { shipOf } from '../rules/in-play.ts';
import { asks, flow } from '../rules/words.ts';
import type { MissionGame } from './mission-game.ts';
import { edgeOf, inwardFrom, lengthOf } from './zone.ts';

function poseAt(game: MissionGame, depth: number): Pose {
  const { area } = game.options;
  const edge = edgeOf(game, 'rebel');
  return inwardFrom(area, edge, lengthOf(area, edge) / 2, depth);
}

/** The token keeps wholly inside range 1. */
function limits(game: MissionGame): readonly [number, number] {
  const half = baseLength(shipOf(game, game.mission.shuttle!)) / 2;
  return [half, BAND - half];
}

function refuseDepth(game: MissionGame, answer: Plain): Refusal | undefined {
  const { depth } = (answer ?? {}) as { readonly depth?: unknown };
  if (typeof depth !== 'number') return refused('table.malformed-answer', { field: 'depth' });
  const [least, most] = limits(game);
  return depth < least - TOLERANCE || depth > most + TOLERANCE
    ? refused('xw.mission1.setup.shuttle')
    : undefined;
}

/** The shuttle, in the middle of the Rebel edge and facing the Imperial one. xw.mission1.setup.shuttle */
export const placeShuttle = flow('placeShuttle', [
  asks('place', {
    question: 'placeShuttle',
    request: (state): XwingQuestion<'placeShuttle'> | undefined => {
      const game = state as MissionGame;
      const shuttle = shipOf(game, game.mission.shuttle!);
      const [from, to] = limits(game);
      return {
        seat: shuttle.seat,
        rule: 'xw.mission1.setup.shuttle',
        about: { ship: shuttle.id },
        answers: {
          kind: 'region',
          fields: ['depth'],
          region: {
            kind: 'line',
            field: 'depth',
            from,
            to,
            poses: [from, to].map((depth) => ({ ...poseAt(game, depth) })),
          },
          refuse: (answer) => refuseDepth(game, answer),
          suggest: () => [to, (from + to) / 2, from].map((depth) => ({ depth })),
        },
      };
    },
    take: (state, _at, answer): XwingEffect[] => {
      const game = state as MissionGame;
      return [{ kind: 'deployShip', ship: game.mission.shuttle!, pose: poseAt(game, answer.depth) }];
    },
  }),
]);

import { offers } from '@sortie/kernel';
import type { Maneuver } from '../catalogue/index.ts';
import type { ShuttleMoveAnswer, XwingEffect } from '../model/index.ts';
import { isInPlay, shipOf } from '../rules/in-play.ts';
import { asks, flow } from '../rules/words.ts';

/** White, for nothing else is said of them. xw.mission1.shuttle.move-options */
const MANEUVERS: readonly Maneuver[] = [
  { speed: 2, bearing: 'straight', difficulty: 'white' },
  { speed: 1, bearing: 'bankLeft', difficulty: 'white' },
  { speed: 1, bearing: 'bankRight', difficulty: 'white' },
];

/** What a mission does at the start of the Activation phase: the shuttle may fly once. rulebook: mission1 */
export const missionActivation = flow('missionActivation', [
  asks('moveShuttle', {
    question: 'moveShuttle',
    request: (state) => {
      const id = state.mission?.shuttle;
      const shuttle = id ? shipOf(state, id) : undefined;
      if (!shuttle || !isInPlay(shuttle)) return undefined;
      return {
        seat: shuttle.seat,
        rule: 'xw.mission1.shuttle.move-timing',
        about: { ship: shuttle.id },
        answers: offers<ShuttleMoveAnswer>([
          ...MANEUVERS.map(({ speed, bearing }) => ({ speed, bearing })),
          { stay: true },
        ]),
      };
    },
    // xw.mission1.shuttle.move-is-maneuver
    take: (state, _at, answer): XwingEffect[] => {
      if ('stay' in answer) return [];
      const maneuver = MANEUVERS.find(
        ({ speed, bearing }) => speed === answer.speed && bearing === answer.bearing,
      )!;
      return [{ kind: 'executeManeuver', ship: state.mission!.shuttle!, maneuver }];
    },
  }),
]);

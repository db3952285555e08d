import { offers } from '@sortie/kernel';
import type { Ship, XwingEffect } from '../model/index.ts';
import { shipsInPlay, speakerOf } from '../rules/in-play.ts';
import { asks, flow, step } from '../rules/words.ts';
import type { MissionGame } from './mission-game.ts';

function candidates(game: MissionGame): readonly Ship[] {
  return shipsInPlay(game).filter((ship) => ship.side === game.mission.rebel);
}

/** Which Rebel ship is disabled; not asked of a force of one. xw.mission2.setup.disabled-ship */
export const chooseDisabledShip = flow('chooseDisabledShip', [
  asks('choose', {
    question: 'chooseDisabledShip',
    request: (state) => {
      const game = state as MissionGame;
      const ships = candidates(game);
      if (ships.length < 2) return undefined;
      return {
        seat: speakerOf(game, game.mission.rebel),
        rule: 'xw.mission2.setup.disabled-ship',
        answers: offers(ships.map(({ id }) => ({ ship: id }))),
      };
    },
    take: (_state, _at, { ship }) => [{ kind: 'markDisabledShip', ship }],
  }),
  step('onlyShip', (state): XwingEffect[] => {
    const game = state as MissionGame;
    if (game.mission.disabledShip !== null) return [];
    return candidates(game)
      .slice(0, 1)
      .map(({ id }) => ({ kind: 'markDisabledShip', ship: id }));
  }),
]);

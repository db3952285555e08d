import { offers } from '@sortie/kernel';
import { secondPlayer, speakerOf } from '../rules/in-play.ts';
import { asks, flow, step } from '../rules/words.ts';

/** The first player picks one of the second player's objectives; the others are out of the game. ar.objective.first-player-chooses, ar.objective.others-unused */
export const chooseObjective = flow('chooseObjective', [
  step('agreed', ({ options: { agreedObjective } }) =>
    agreedObjective ? [{ kind: 'chooseObjective', objective: agreedObjective }] : [],
  ),
  asks('choose', {
    question: 'chooseObjective',
    request: (state) => {
      const choice = state.objectives[secondPlayer(state)];
      if (!state.options.objectives || state.objective || choice.length === 0) return undefined;
      return {
        seat: speakerOf(state, state.initiative ?? 0),
        rule: 'ar.objective.first-player-chooses',
        answers: offers(choice.map((objective) => ({ objective }))),
      };
    },
    take: (_state, _at, { objective }) => [{ kind: 'chooseObjective', objective }],
  }),
]);

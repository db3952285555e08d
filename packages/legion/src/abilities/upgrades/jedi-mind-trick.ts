import { card } from '../card-words.ts';
import { enemyTroopersNear } from '../nearby.ts';

const REACH = 2;

/** lg.actions.free-card.icon */
export const jediMindTrick = card('jedi-mind-trick', {
  actions: [
    {
      isFree: true,
      treatedAs: null,
      cost: 0,
      exhausts: true,
      applies: (at) => enemyTroopersNear(at.table, at.self, REACH).length > 0,
      resolve: (at) => [
        {
          kind: 'askForCard',
          seat: at.table.unit(at.self).seat,
          unit: at.self,
          source: 'jedi-mind-trick',
          options: enemyTroopersNear(at.table, at.self, REACH).map(({ id }) => ({
            answer: { unit: id },
            effects: [
              { kind: 'gainTokens', unit: id, token: 'suppression', count: 2, source: 'jedi-mind-trick' },
            ],
          })),
        },
      ],
    },
  ],
});

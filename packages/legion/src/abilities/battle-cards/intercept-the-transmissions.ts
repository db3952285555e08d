import { card } from '../card-words.ts';
import { countUnits, mostOf, scoreEach } from './count-units.ts';

/** Rounds at whose end a token is worth 1. */
const ROUNDS = [2, 4];
const WORTH_IN_THE_END = 2;

/** Tokens are held by whoever has more trooper leaders at range 1; nobody claims them. lg.battle-card.objective.no-claim-by-default */
export const interceptTheTransmissions = card('intercept-the-transmissions', {
  battle: {
    scores: ({ table, isOver }) => {
      const worth = (ROUNDS.includes(table.round) ? 1 : 0) + (isOver ? WORTH_IN_THE_END : 0);
      const holders = table.tokens
        .filter(({ kind }) => kind === 'objective')
        .map((token) =>
          mostOf(
            countUnits(
              table,
              ({ id }) => table.isTrooper(id) && table.leaderRangeToToken(id, token.id) === 1,
            ),
          ),
        );
      return scoreEach(holders, worth);
    },
  },
});

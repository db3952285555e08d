import type { DefenseTokenInPlay } from '../../model/index.ts';
import { card } from '../card-words.ts';
import { atOnce } from './shapes.ts';

/** Of tokens alike in kind and state the first: which of them goes cannot matter. */
function differentTokens(tokens: readonly DefenseTokenInPlay[]): readonly number[] {
  const isFirst = ({ token, state }: DefenseTokenInPlay, place: number) =>
    tokens.findIndex((other) => other.token === token && other.state === state) === place;
  return tokens.flatMap((each, place) => (each.state !== 'discarded' && isFirst(each, place) ? [place] : []));
}

/** ar.known.damage.injured-crew */
export const injuredCrew = card('injured-crew', {
  abilities: [
    atOnce<{ readonly token: number } | null>({
      choices: ({ table, self }) => {
        const places = differentTokens(table.ship(self).defenseTokens);
        return places.length > 0 ? places.map((token) => ({ token })) : [null];
      },
      resolve: ({ self }, choice) =>
        choice === null ? [] : [{ kind: 'discardDefenseToken', unit: self, place: choice.token }],
    }),
  ],
});

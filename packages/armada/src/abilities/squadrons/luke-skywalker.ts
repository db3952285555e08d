import { card } from '../card-words.ts';

/** ar.known.squadron.x-wing */
export const lukeSkywalker = card('luke-skywalker', {
  permits: { ignoreShields: ({ attack }, { self }) => attack.attacker === self },
});

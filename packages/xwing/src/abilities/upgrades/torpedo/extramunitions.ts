import { card } from '../../card-words.ts';

const reloaded = ['torpedoes', 'missiles', 'bomb'];

/** A second use for each card of these slots, its own included when it is no weapon of its own. */
export const extraMunitions = card('torpedo:extramunitions', {
  equips: ({ slot }, isOwn) => (isOwn && reloaded.includes(slot) ? 1 : 0),
});

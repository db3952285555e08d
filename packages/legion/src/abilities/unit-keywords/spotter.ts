import { card } from '../card-words.ts';
import { giveTokens } from '../give-tokens.ts';

/** lg.unit-keyword.spotter.effect, lg.unit-keyword.spotter.self, lg.unit-keyword.spotter.not-aim-action */
export const spotter = card('spotter', { actions: [giveTokens('spotter', 'aim')] });

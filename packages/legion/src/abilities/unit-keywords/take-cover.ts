import { card } from '../card-words.ts';
import { giveTokens } from '../give-tokens.ts';

/** lg.unit-keyword.take-cover.effect, lg.unit-keyword.take-cover.self, lg.unit-keyword.take-cover.not-dodge-action */
export const takeCover = card('takeCover', { actions: [giveTokens('takeCover', 'dodge')] });

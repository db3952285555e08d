import { cardRules } from './registry.ts';

/** The cards whose abilities are written. */
export const writtenCards: readonly string[] = cardRules.map(({ card }) => card);

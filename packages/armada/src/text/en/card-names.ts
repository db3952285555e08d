import type { CardNames } from '../card-names.ts';

/** In English cards bear the names that the catalogue gives them. */
export const cardNames: Partial<CardNames> = {};

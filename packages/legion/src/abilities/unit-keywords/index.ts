import type { UnitKeywordId } from '../../catalogue/index.ts';
import type { CardRules } from '../card-rules.ts';
import { cunning } from './cunning.ts';
import { indomitable } from './indomitable.ts';
import { speeder } from './speeder.ts';
import { stationary } from './stationary.ts';

/** One file a card; what is not listed does nothing yet. */
export const unitKeywordRules = [
  cunning,
  indomitable,
  speeder,
  stationary,
] as const satisfies readonly (CardRules & {
  readonly card: UnitKeywordId;
})[];

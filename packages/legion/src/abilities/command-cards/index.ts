import type { CommandCardId } from '../../catalogue/index.ts';
import type { CardRules } from '../card-rules.ts';

/** One file a card; what is not listed does nothing yet. */
export const commandCardRules = [] as const satisfies readonly (CardRules & {
  readonly card: CommandCardId;
})[];

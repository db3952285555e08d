import type { DocumentWords } from '@sortie/cards';
import type { ArmyProblem } from '../army-reader.ts';
import type { FaultReason } from '../fault.ts';

type ReasonOf<Kind extends FaultReason['kind']> = Extract<FaultReason, { readonly kind: Kind }>;

/** What a sentence about a fault speaks of, by name. */
export interface FaultNames {
  /** The card at fault; empty when the army as a whole is at fault. */
  readonly card: string;
  /** The other cards of the reason, where it has some. */
  readonly others: readonly string[];
}

/** Sentences about armies in one language. */
export interface ListWords extends DocumentWords<ArmyProblem> {
  readonly reasons: {
    readonly [Kind in FaultReason['kind']]: (reason: ReasonOf<Kind>, names: FaultNames) => string;
  };
}

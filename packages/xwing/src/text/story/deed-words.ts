import type { Names } from '../names.ts';
import type { WorkedOut } from './told-event.ts';

/** What events tell together, and how a whole deed reads in one sentence of a language. */
export interface DeedWords {
  readonly workedOut: {
    readonly [Kind in WorkedOut['kind']]: (
      event: Extract<WorkedOut, { readonly kind: Kind }>,
      names: Names,
    ) => string;
  };
  /** Several names or clauses as one. */
  readonly list: (parts: readonly string[]) => string;
  /** What a ship did on its flight; each goes on after its name. */
  readonly flight: {
    /** `bankLeft 3`, as the event says it. */
    readonly flies: (how: string) => string;
    readonly overlaps: (others: string) => string;
    readonly hits: (obstacle: string) => string;
    readonly getsStress: string;
    readonly losesStress: string;
    readonly losesAction: string;
    readonly isDestroyed: string;
    readonly flees: readonly string[];
  };
  readonly lockOn: (target: string) => string;
  readonly attack: (parts: AttackParts) => string;
  readonly misses: string;
  readonly hits: (hits: number, crits: number) => string;
  readonly shieldsLost: (count: number) => string;
  readonly facedown: (count: number) => string;
  readonly faceup: (card: string) => string;
  readonly destroyed: (ship: string) => string;
  readonly doomed: (ship: string) => string;
  readonly noAttacks: (ships: string) => string;
  readonly dialsSet: (ships: string) => string;
  readonly tokensReturned: (ships: string) => string;
}

export interface AttackParts {
  readonly attacker: string;
  readonly defender: string;
  /** A card by its name; null for the primary weapon. */
  readonly weapon: string | null;
  readonly range: number;
  readonly obstructed: boolean;
  /** What came of it; empty while it is under way. */
  readonly results: readonly string[];
}

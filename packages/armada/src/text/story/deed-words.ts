import type { HullZone } from '../../catalogue/index.ts';
import type { AttackRange } from '../../model/index.ts';
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
  /** A clause, and what came of it. */
  readonly withResults: (clause: string, results: readonly string[]) => string;
  readonly attack: (parts: AttackParts) => string;
  /** What a ship did in its maneuver; each goes on after its name. */
  readonly maneuver: {
    readonly moves: (speed: number) => string;
    readonly stays: string;
    readonly overlaps: (ships: string) => string;
    readonly landsOn: (obstacle: string) => string;
  };
  readonly dialBecomesToken: (ship: string, command: string) => string;
  readonly dialsAssigned: (ships: string) => string;
  readonly deployed: (units: string) => string;
  readonly tokensGained: (ships: string) => string;
  /** What came of a deed. */
  readonly results: {
    readonly total: (damage: number) => string;
    readonly shieldsLost: (count: number) => string;
    readonly shieldsRecovered: (count: number) => string;
    readonly shieldsMoved: (count: number) => string;
    readonly hullLost: (count: number) => string;
    readonly facedown: (count: number) => string;
    readonly faceup: (card: string) => string;
    readonly cardsDiscarded: (count: number) => string;
    readonly destroyed: (unit: string, isShip: boolean) => string;
    readonly victoryTokens: (side: string, count: number) => string;
  };
}

export interface AttackParts {
  readonly attacker: string;
  readonly zone: HullZone | null;
  readonly defender: string;
  readonly defendingZone: HullZone | null;
  readonly range: AttackRange;
  readonly obstructed: boolean;
  readonly counter: boolean;
  /** A further squadron of the same attack. */
  readonly additional: boolean;
}

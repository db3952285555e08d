import type { DocumentWords } from '@sortie/cards';
import type { Faction, ObjectiveCategory, Wave } from '../../catalogue/index.ts';
import type { CardKind } from '../any-card.ts';
import type { FaultReason } from '../fault.ts';
import type { FleetProblem } from '../fleet-reader.ts';
import type { Icon } from '../upgrade-bar.ts';

type ReasonOf<Kind extends FaultReason['kind']> = Extract<FaultReason, { readonly kind: Kind }>;

/** What a sentence about a fault speaks of, by name. */
export interface FaultNames {
  /** The card at fault; empty when the fleet as a whole is at fault. */
  readonly card: string;
  /** The other card of the reason, where it has one. */
  readonly other: string;
}

/** Sentences about fleets in one language. */
export interface ListWords extends DocumentWords<FleetProblem> {
  readonly reasons: {
    readonly [Kind in FaultReason['kind']]: (reason: ReasonOf<Kind>, names: FaultNames) => string;
  };
}

/** The terms that a language needs for its sentences. */
export interface ListTerms {
  readonly factions: Readonly<Record<Faction, string>>;
  readonly icons: Readonly<Record<Icon, string>>;
  readonly categories: Readonly<Record<ObjectiveCategory, string>>;
  readonly kinds: Readonly<Record<CardKind, string>>;
  readonly wave: (number: number) => string;
}

/** `Home One, wave 2`, `The Corellian Conflict`, or undefined where the box is not known. */
export function boxText(pack: string | null, wave: Wave, terms: ListTerms): string | undefined {
  const numbered = typeof wave === 'number' ? terms.wave(wave) : undefined;
  if (pack === null) return numbered;
  return numbered === undefined ? pack : `${pack}, ${numbered}`;
}

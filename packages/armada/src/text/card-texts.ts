import type { squadronFacts } from '../catalogue/data/squadrons.ts';
import type { upgradeFacts } from '../catalogue/data/upgrades.ts';
import type {
  DamageCardId,
  Keyword,
  ObjectiveCardId,
  SquadronCardId,
  UpgradeCardId,
} from '../catalogue/index.ts';

type UniqueUpgrade = Extract<(typeof upgradeFacts)[number], { readonly unique: true }>['id'];
type UniqueSquadron = Extract<(typeof squadronFacts)[number], { readonly unique: true }>['id'];

/** Cards of which a fleet may have several. ar.fleet.unique-marker */
export type CommonUpgrade = Exclude<UpgradeCardId, UniqueUpgrade>;
export type CommonSquadron = Exclude<SquadronCardId, UniqueSquadron>;

/** What cards do, each in sentences of our own; a card that can be played and has none does not compile. */
export type UpgradeTexts = Readonly<Record<UpgradeCardId, string>>;
/** Other squadrons have nothing but their keywords. */
export type SquadronTexts = Readonly<Record<UniqueSquadron, string>>;
export type DamageCardTexts = Readonly<Record<DamageCardId, string>>;
export type KeywordTexts = Readonly<Record<Keyword['kind'], string>>;

/** The parts of an objective card. */
export const objectiveParts = ['setUp', 'specialRule', 'endOfRound', 'endOfGame'] as const;

export type ObjectivePart = (typeof objectiveParts)[number];
export type ObjectiveTexts = Readonly<
  Record<ObjectiveCardId, Readonly<Partial<Record<ObjectivePart, string>>>>
>;

/** What everything on cards means in one language. */
export interface CardTexts {
  readonly cards: UpgradeTexts & SquadronTexts & DamageCardTexts;
  readonly keywords: KeywordTexts;
  readonly objectives: ObjectiveTexts;
  /** What the parts of an objective card are headed with. */
  readonly headings: Readonly<Record<ObjectivePart, string>>;
}

import type { Pips } from './command-facts.ts';
import type { LaterCommandFacts, LaterUnitFacts, LaterUpgradeFacts } from './later-facts.ts';
import type { Restriction } from './upgrade-facts.ts';
import type { UpgradeSlot } from './upgrade-slot.ts';

/** Cards of later boxes: they can be listed and costed, and every army with one of them is refused. */
export interface LaterUnitCard extends Omit<LaterUnitFacts, 'unique'> {
  readonly unique: boolean;
  readonly later: true;
}

export interface LaterUpgradeCard extends Omit<LaterUpgradeFacts, 'unique' | 'only' | 'addsSlots'> {
  readonly unique: boolean;
  readonly only: Restriction;
  readonly addsSlots: readonly UpgradeSlot[];
  readonly later: true;
}

export interface LaterCommandCard extends Omit<LaterCommandFacts, 'owner' | 'partners' | 'pipsInHand'> {
  readonly pipsInHand: Pips;
  readonly owner: string | null;
  readonly required: readonly string[];
  readonly later: true;
}

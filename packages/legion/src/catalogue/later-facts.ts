import type { CommandFacts } from './command-facts.ts';
import type { KeywordUse } from './keyword.ts';
import type { UnitFacts } from './unit-facts.ts';
import type { UpgradeFacts } from './upgrade-facts.ts';
import type { WeaponFacts } from './weapon.ts';

/** Keywords for which the rule book has no rules. */
export type LaterKeywordUse =
  | { readonly id: 'immuneMeleePierce' }
  | { readonly id: 'recharge' | 'regenerate' | 'shielded'; readonly value: number }
  | { readonly id: 'arm' | 'detonate'; readonly value: number; readonly charge: 'dioxisCharge' };

interface LaterWeaponFacts extends Omit<WeaponFacts, 'keywords'> {
  readonly keywords?: readonly (KeywordUse | LaterKeywordUse)[];
}

export interface LaterUnitFacts extends Omit<UnitFacts, 'keywords' | 'weapons'> {
  readonly keywords: readonly (KeywordUse | LaterKeywordUse)[];
  readonly weapons: readonly LaterWeaponFacts[];
}

export interface LaterUpgradeFacts extends Omit<UpgradeFacts, 'grants' | 'weapon'> {
  readonly grants?: readonly (KeywordUse | LaterKeywordUse)[];
  readonly weapon?: LaterWeaponFacts;
}

export interface LaterCommandFacts extends Omit<CommandFacts, 'weapon'> {
  readonly weapon?: LaterWeaponFacts;
}

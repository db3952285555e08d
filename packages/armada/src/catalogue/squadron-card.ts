import type { squadronFacts } from './data/squadrons.ts';
import type { DefenseToken } from './defense-token.ts';
import type { DicePool } from './dice.ts';
import type { Faction } from './faction.ts';
import type { Keyword } from './keyword.ts';
import type { SquadronType } from './squadron-facts.ts';
import type { PlayedWave } from './wave.ts';

export type SquadronCardId = (typeof squadronFacts)[number]['id'];

/** A squadron card of the core set or the first wave. */
export interface SquadronCard {
  readonly id: SquadronCardId;
  readonly name: string;
  readonly type: SquadronType;
  readonly faction: Faction;
  readonly points: number;
  readonly unique: boolean;
  readonly speed: number;
  readonly hull: number;
  readonly antiSquadron: DicePool;
  /** Against ships. */
  readonly battery: DicePool;
  readonly keywords: readonly Keyword[];
  readonly defenseTokens: readonly DefenseToken[];
  readonly wave: PlayedWave;
}

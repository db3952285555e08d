import type { squadronFacts } from './data/squadrons.ts';
import type { DefenseToken } from './defense-token.ts';
import type { DicePool } from './dice.ts';
import type { SquadronFacts } from './squadron-facts.ts';
import type { PlayedWave } from './wave.ts';

export type SquadronCardId = (typeof squadronFacts)[number]['id'];

/** A squadron card of the core set or the first wave; the battery is for attacks against ships. */
export interface SquadronCard
  extends Omit<SquadronFacts, 'id' | 'unique' | 'antiSquadron' | 'battery' | 'defenseTokens' | 'pack'> {
  readonly id: SquadronCardId;
  readonly unique: boolean;
  readonly antiSquadron: DicePool;
  readonly battery: DicePool;
  readonly defenseTokens: readonly DefenseToken[];
  readonly wave: PlayedWave;
}

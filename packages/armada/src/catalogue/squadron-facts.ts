import type { DefenseToken } from './defense-token.ts';
import type { DicePool } from './dice.ts';
import type { Faction } from './faction.ts';
import type { Keyword } from './keyword.ts';

export type SquadronType =
  | 'xWing'
  | 'yWing'
  | 'aWing'
  | 'bWing'
  | 'tieFighter'
  | 'tieAdvanced'
  | 'tieInterceptor'
  | 'tieBomber';

export interface SquadronFacts {
  readonly id: string;
  readonly name: string;
  readonly type: SquadronType;
  readonly faction: Faction;
  readonly points: number;
  readonly unique?: true;
  readonly speed: number;
  readonly hull: number;
  readonly antiSquadron: Partial<DicePool>;
  readonly battery: Partial<DicePool>;
  readonly keywords: readonly Keyword[];
  readonly defenseTokens?: readonly DefenseToken[];
  readonly pack: string;
}

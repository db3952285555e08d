import type { WrittenSaying } from '../sayings.ts';
import { sayingsOnFights } from './sayings/on-fights.ts';
import { sayingsOnMoves } from './sayings/on-moves.ts';
import { sayingsOnTheGame } from './sayings/on-the-game.ts';
import type { LegionRuleId } from './written-book.ts';

/** What players of the game say, with the rules that they mean. */
export const sayings: readonly WrittenSaying<LegionRuleId>[] = [
  ...sayingsOnMoves,
  ...sayingsOnFights,
  ...sayingsOnTheGame,
];

import type { WrittenSaying } from '../sayings.ts';
import { sayingsOnAttacks } from './sayings/on-attacks.ts';
import { sayingsOnMoves } from './sayings/on-moves.ts';
import { sayingsOnSquadrons } from './sayings/on-squadrons.ts';
import { sayingsOnTheGame } from './sayings/on-the-game.ts';
import type { ArmadaRuleId } from './written-book.ts';

/** What players of the game say, with the rules that they mean. */
export const sayings: readonly WrittenSaying<ArmadaRuleId>[] = [
  ...sayingsOnMoves,
  ...sayingsOnAttacks,
  ...sayingsOnSquadrons,
  ...sayingsOnTheGame,
];

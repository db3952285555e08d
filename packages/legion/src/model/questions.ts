import type { AttackQuestions } from './questions/attack-questions.ts';
import type { MovementQuestions } from './questions/movement-questions.ts';
import type { RoundQuestions } from './questions/round-questions.ts';
import type { SetUpQuestions } from './questions/set-up-questions.ts';

/** Every question of the game: what it is about, how answers look, where they lie. */
export interface LegionQuestions extends RoundQuestions, MovementQuestions, AttackQuestions, SetUpQuestions {}

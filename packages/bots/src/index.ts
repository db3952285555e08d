export { type Level, levels } from './level.ts';
export { type PlayedGame, type PlayRules, playGame } from './play-game.ts';
export type { Choice, Player } from './player.ts';
export { answersOf, randomPlayer } from './random-player.ts';

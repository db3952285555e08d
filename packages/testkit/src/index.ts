export { type AnswerOf, GameTable } from './game-table.ts';
export { shows, showsRulesOf } from './shows.ts';

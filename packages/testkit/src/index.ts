export { applyEvent } from './apply-event.ts';
export { type AnswerOf, GameTable } from './game-table.ts';
export { leftovers } from './leftovers.ts';
export { shows, showsRulesOf } from './shows.ts';

export { applyEvent } from './apply-event.ts';
export { type AnswerOf, GameTable } from './game-table.ts';
export { leftovers } from './leftovers.ts';
export { containsPoint, outlineArea, outlineFaults } from './outline-faults.ts';
export {
  compareTwins,
  type EventSecrets,
  leaksOfLog,
  randomTwin,
  type SecretTwin,
} from './secret-twins.ts';
export { shows, showsRulesOf } from './shows.ts';

export { applyEvent } from './apply-event.ts';
export { type AnswerOf, GameTable } from './game-table.ts';
export { leftovers } from './leftovers.ts';
export { containsPoint, outlineArea, outlineFaults } from './outline-faults.ts';
export { facing, insideLength, isBlocked, leastMiss, offSurface, shrink } from './rays.ts';
export {
  compareTwins,
  type EventSecrets,
  leaksOfLog,
  randomTwin,
  type SecretTwin,
} from './secret-twins.ts';
export { shows, showsRulesOf } from './shows.ts';
export { stream } from './stream.ts';

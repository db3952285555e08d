export { type LiveFault, readLive } from './live-read.ts';
export { liveAnswerSchemas, liveSchemas } from './live-schemas.ts';
export { LONGEST_LINE, readRequest } from './read-request.ts';
export {
  type EngineWanted,
  engineWanted,
  RefereeService,
  type ServedGames,
  type ServiceDependencies,
} from './referee-service.ts';
export { replySchemas, resultSchemas } from './reply-schemas.ts';
export { isRequestKind, requestSchemas } from './request.ts';

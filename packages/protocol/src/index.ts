export { applyDifference, copyPlain, type Difference, differenceOf } from './difference.ts';
export {
  applyUpdateDifference,
  type Created,
  type CreateGame,
  type CreateSeat,
  closeCodes,
  type Force,
  type Health,
  type Join,
  type Joined,
  type Level,
  type LiveError,
  type LiveErrorReply,
  type LiveMessage,
  type LiveProblem,
  type LiveStatus,
  type LiveView,
  type Person,
  type Seated,
  type SeatSummary,
  type Shared,
  type Sit,
  type Summary,
  type Update,
  type UpdateDifference,
  type Who,
} from './live.ts';
export { type LiveFault, readLive } from './live-read.ts';
export { liveAnswerSchemas, liveSchemas } from './live-schemas.ts';
export { LONGEST_LINE, readRequest } from './read-request.ts';
export { RefereeService, type ServiceMeans, type XwingReferee } from './referee-service.ts';
export { type ErrorReply, errorReply, type Problem, type Reply, refusedReply, result } from './reply.ts';
export { replySchemas, resultSchemas } from './reply-schemas.ts';
export {
  isRequestKind,
  PROTOCOL_VERSION,
  type Request,
  type RequestId,
  type RequestKind,
  type RequestOf,
  requestSchemas,
} from './request.ts';

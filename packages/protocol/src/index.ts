export { closeCodes } from './close-codes.ts';
export { applyDifference, type Difference } from './difference.ts';
export type {
  Arrive,
  Arrived,
  AskedStep,
  JudgeAct,
  JudgeDeed,
  Judged,
  JudgeMessage,
  NamedStep,
  Occasion,
} from './judged.ts';
export {
  applyUpdateDifference,
  type Created,
  type CreateGame,
  type CreateSeat,
  type Force,
  type GalleryWord,
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
  type NamedReplay,
  type Person,
  type Reach,
  type ReplayAbout,
  type Seated,
  type SeatSummary,
  type Shared,
  type Sit,
  type SpeakInGallery,
  type Summary,
  type Update,
  type UpdateDifference,
  type Who,
} from './live.ts';
export type { BroughtSeed, DicePromises, KnownStart, ShowSeed } from './live-dice.ts';
export { PROTOCOL_VERSION } from './protocol-version.ts';
export { type ErrorReply, errorReply, type Problem, type Reply, refusedReply, result } from './reply.ts';
export type { Request, RequestId, RequestKind, RequestOf } from './request.ts';
export type { Retention } from './retention.ts';

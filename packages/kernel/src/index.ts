export type { Ability, AskedUse, Listener, WindowAnswer } from './ability.ts';
export { PASS } from './ability.ts';
export {
  isBoolean,
  isTableArea,
  isTableSide,
  isWhole,
  type OptionChecks,
  readAgreed,
  refuseOption,
} from './agreed-options.ts';
export type { AnswerMessage, OpenRequest } from './answer-message.ts';
export type { AnyGame, AnyReferee } from './any-game.ts';
export { anyGame } from './any-game.ts';
export type { AppliersOf, OfKind, PerformersOf, PerformTools, TellersOf } from './by-kind.ts';
export { tellFields } from './by-kind.ts';
export type { Fairness, SeenDice } from './commitment.ts';
export {
  choiceFault,
  commitment,
  gameSeed,
  keepsPromise,
  seedFault,
  seedPromise,
  seedPromises,
  seedToProve,
  seenFault,
} from './commitment.ts';
export type { Control, EndFlow, EndGame, GoTo, Note, NoteIn, Run } from './control.ts';
export { endFlow, endFlowWith, endGame, goTo, isControl, note, noteIn } from './control.ts';
export { countedNames } from './counted-names.ts';
export type {
  Answers,
  Decision,
  Offers,
  Picks,
  PublishedAnswers,
  PublishedPicks,
  Question,
  Region,
  Request,
} from './decision.ts';
export { offers, picks, region } from './decision.ts';
export type { Deck } from './deck.ts';
export { freshDeck } from './deck.ts';
export type { DiceTrust, DiceVerdict } from './dice-trust.ts';
export { diceVerdict } from './dice-trust.ts';
export type { Die, DieIndex } from './die.ts';
export { added, rolled, showing } from './die.ts';
export type { DocumentObject, DocumentProblem, DocumentReader } from './document-reader.ts';
export { documentReader, readEach, readOptional } from './document-reader.ts';
export { dropRepeats } from './drop-repeats.ts';
export { Engine } from './engine.ts';
export type { EngineEvent } from './engine-event.ts';
export { applyEngineEvent, isEngineEvent, isInLog } from './engine-event.ts';
export type { Confirmation, Flow, FlowTable, FlowWords, QuestionOf, Step } from './flow.ts';
export { flowWords } from './flow.ts';
export type { Game } from './game.ts';
export { fingerprint, hash } from './hash.ts';
export type { Id } from './id.ts';
export { inspectorOf } from './inspector-of.ts';
export type { BugBundle, Entry, Milestone, Opening, Replay, SavedGame } from './journal.ts';
export type { Kinded } from './kinded.ts';
export { lazyList } from './lazy-list.ts';
export type { Luck } from './luck.ts';
export { ScriptError } from './luck.ts';
export type { Draft, Plain } from './plain.ts';
export { copy, equal } from './plain.ts';
export { isNestedTooDeep, isPlain, plainCopy } from './plain-copy.ts';
export type { Accepted } from './play.ts';
export type { PositionFile } from './position-file.ts';
export { isPositionFile, positionFile } from './position-file.ts';
export type { RandomState } from './random.ts';
export { nextRandom, randomBelow, seededRandom, shuffled, turnedRandom } from './random.ts';
export type { RefereeOptions } from './referee.ts';
export { Referee } from './referee.ts';
export type { Refusal } from './refusal.ts';
export { isRefusal, refused } from './refusal.ts';
export type { RulesEngine } from './rules-engine.ts';
export { rulesEngine } from './rules-engine.ts';
export type { NamedRules } from './rules-of.ts';
export { rulesOf } from './rules-of.ts';
export { runningTimer, timerExpired } from './running-timer.ts';
export type { Seat, SeatId, Side, Viewer } from './seat.ts';
export { otherSide, seatsOf } from './seat.ts';
export { type OptionBrief, setupOptionsOf } from './setup-options.ts';
export { sha256 } from './sha256.ts';
export type {
  EngineState,
  Frame,
  FrameId,
  GameState,
  OpenDecision,
  Outcome,
  Script,
  StandingPass,
} from './state.ts';
export { freshEngine, innermost, innermostFrame, newFrame, readySeats, running } from './state.ts';
export type { CommandSource } from './table-command.ts';
export type { TableEvent } from './table-event.ts';
export { isTableEvent } from './table-event.ts';
export type { Timer } from './timer.ts';
export type { UndoRequest } from './undo.ts';
export { unreachable } from './unreachable.ts';
export type { ReplayVerdict } from './verify-replay.ts';
export { verifyDice, verifyReplay } from './verify-replay.ts';
export type {
  AboutOf,
  AnswerOf,
  AtOf,
  FlowName,
  FlowType,
  NoteInOf,
  Order,
  QuestionName,
  QuestionType,
  RunOf,
  StepOrder,
  Vocabulary,
  WindowName,
} from './vocabulary.ts';

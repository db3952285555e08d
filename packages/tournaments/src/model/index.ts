/**
 * The words of an event: settings, people, rounds, commands, events and the state that they make.
 *
 * A server keeps a `TournamentLog`. It asks `attempt` of the door `rules` what a `Request` comes to, stores the
 * `Entry`, enters it with `enter`, and then shows everybody their `viewOf`.
 */
export type { Appeal, CallRuling, JudgeCall } from './calls.ts';
export type {
  Actor,
  ClockCommand,
  ClockScope,
  Command,
  JudgeCommand,
  JudgedList,
  Newcomer,
  PlayerChange,
  PresenceCommand,
  Request,
  ResultCommand,
  RoundCommand,
  SetupCommand,
} from './command.ts';
export type { Entry, Opening, TournamentEvent, TournamentLog } from './event.ts';
export type { CallId, JudgeId, Minutes, Moment, PlayerId, TableNumber } from './ids.ts';
export {
  type CardCount,
  type HandedInList,
  type Judge,
  type ListFault,
  type Penalty,
  type Player,
  type Presence,
  type RemovalGround,
  type Ruling,
  removalGrounds,
  type Warning,
  type WarningGround,
  warningGrounds,
} from './people.ts';
export type {
  Bye,
  ByeReason,
  Correction,
  Impossible,
  Pairing,
  PairingReason,
  Report,
  Result,
  Round,
  RoundClock,
  RoundLength,
  TableClock,
} from './round.ts';
export type { CardEntry, CardList, ForbiddenPair, Format, Settings, TableRange } from './settings.ts';
export type { Bracket, Plan, Tournament } from './tournament.ts';

import type { Refusal } from '@sortie/kernel';
import type { RowFault } from '../files/players-csv.ts';
import type { Actor, Command } from '../model/command.ts';
import type { Entry } from '../model/event.ts';
import type { ListFault, Presence, RemovalGround, WarningGround } from '../model/people.ts';
import type { ByeReason, Impossible, PairingReason, Result } from '../model/round.ts';
import type { Confidence, Tiebreaker } from '../scoring/scoring.ts';
import type { NextStep } from '../view/desk.ts';
import type { Names } from './names.ts';

/** How an event reads in one language. */
export interface EventTexts {
  /** Why something was refused, what is wrong and where; undefined for what the engine never refuses. */
  readonly refusalText: (refusal: Refusal, names: Names) => string | undefined;
  /** What the event's format says against a list; undefined for a rule of the game, whose words it has. */
  readonly listFaultText: (fault: ListFault) => string | undefined;
  /** What is wrong with a row of a file of players. */
  readonly rowFaultText: (fault: RowFault) => string;
  /** Why these two meet. */
  readonly pairingText: (why: PairingReason) => string;
  readonly byeText: (why: ByeReason, names: Names) => string;
  /** What a draw could not avoid, or could not promise. */
  readonly impossibleText: (what: Impossible, names: Names) => string;
  readonly resultText: (result: Result, players: readonly [string, string]) => string;
  /** An entry of the log: who did what. */
  readonly entryText: (entry: Entry, names: Names) => string;
  readonly words: EventWords;
}

/** Words that stand by themselves, such as labels. */
export interface EventWords {
  /** What the organiser does next. */
  readonly nextSteps: Readonly<Record<NextStep, string>>;
  /** What a command does, as one says what is to be done: `pair the round`. */
  readonly commands: Readonly<Record<Command['kind'], string>>;
  readonly roles: Readonly<Record<Actor['role'], string>>;
  readonly presences: Readonly<Record<Presence, string>>;
  readonly warningGrounds: Readonly<Record<WarningGround, string>>;
  readonly removalGrounds: Readonly<Record<RemovalGround, string>>;
  readonly tiebreakers: Readonly<Record<Tiebreaker['kind'], TiebreakerWords>>;
  /** The figures of a player that are no tiebreakers. */
  readonly figures: Readonly<Record<FigureName, string>>;
  readonly confidences: Readonly<Record<Confidence, string>>;
}

export interface TiebreakerWords {
  readonly name: string;
  /** For the head of a column. */
  readonly short: string;
  /** How it is worked out. */
  readonly working: string;
}

export type FigureName =
  | 'rank'
  | 'eventPoints'
  | 'missionPoints'
  | 'margin'
  | 'played'
  | 'wins'
  | 'draws'
  | 'losses'
  | 'byes';

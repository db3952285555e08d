import type { Appeal, CallRuling, JudgeCall } from '../model/calls.ts';
import type { Actor, PlayerChange } from '../model/command.ts';
import type { Entry, Opening, TournamentEvent } from '../model/event.ts';
import {
  type CardCount,
  type HandedInList,
  type Judge,
  type ListFault,
  type Player,
  type Presence,
  type Ruling,
  removalGrounds,
  type Warning,
  warningGrounds,
} from '../model/people.ts';
import type { Bracket, Plan } from '../model/tournament.ts';
import { roundDefinitions } from './round-schema.ts';
import {
  type Definitions,
  flag,
  list,
  named,
  type ObjectSchema,
  object,
  oneOf,
  orNull,
  text,
  whole,
} from './schema.ts';
import { settingsDefinitions } from './settings-schema.ts';

export const EVENT_FORMAT = 'sortie-event-1';
const MOST_ENTRIES = 200_000;
const MOST_PLAYERS = 4096;

const id = named('id');
const words = text(100_000);
const moment = whole();
const table = whole(0, 1_000_000);
const round = whole(1, 1000);

const presences: Readonly<Record<Presence, true>> = {
  registered: true,
  present: true,
  dropped: true,
  removed: true,
  disqualified: true,
};

const ruling = { by: words, at: moment, why: words };

type Actors = { readonly [Role in Actor['role']]: ObjectSchema };

const actors: Actors = {
  organiser: object<Extract<Actor, { role: 'organiser' }>>({ role: oneOf('organiser'), name: words }),
  judge: object<Extract<Actor, { role: 'judge' }>>({ role: oneOf('judge'), judge: id }),
  player: object<Extract<Actor, { role: 'player' }>>({ role: oneOf('player'), player: id }),
  desk: object<Extract<Actor, { role: 'desk' }>>({ role: oneOf('desk') }),
  public: object<Extract<Actor, { role: 'public' }>>({ role: oneOf('public') }),
};

const peopleDefinitions: Definitions = {
  actor: { anyOf: Object.values(actors) },
  ruling: object<Ruling>(ruling),
  list: object<HandedInList>({
    text: words,
    isKnown: flag,
    points: orNull(whole()),
    cards: list(object<CardCount>({ card: words, count: whole() }), 10_000),
    faults: list(object<ListFault>({ rule: words, what: words }), 10_000),
    ruling: orNull(named('ruling')),
  }),
  warning: object<Warning>({ ...ruling, ground: oneOf(...warningGrounds) }),
  judge: object<Judge>({ id, name: words, isHead: flag }),
  player: object<Player>({
    id,
    name: words,
    club: words,
    presence: oneOf(...Object.keys(presences)),
    list: orNull(named('list')),
    fixedTable: orNull(table),
    promisedByes: list(round, 1000),
    since: round,
    warnings: list(named('warning'), 10_000),
    penalties: list(named('ruling'), 10_000),
    lot: whole(),
  }),
  callRuling: object<CallRuling>({ ...ruling, judge: id }),
  call: object<JudgeCall>({
    id,
    round,
    table,
    by: id,
    at: moment,
    about: words,
    takenBy: orNull(id),
    ruling: orNull(named('callRuling')),
    appeal: orNull(
      object<Appeal>({ by: id, at: moment, decision: orNull(named('callRuling')), isOverturned: flag }),
    ),
  }),
  bracket: object<Bracket>({ seeds: list(id, MOST_PLAYERS) }),
};

type Fields = {
  readonly [Kind in TournamentEvent['kind']]: FieldsOf<Extract<TournamentEvent, { kind: Kind }>>;
};
type FieldsOf<Event> = Readonly<Record<Exclude<keyof Event & string, 'kind'>, Definitions[string]>>;

const bracket = named('bracket');
const change = object<PlayerChange>(
  { name: words, club: words, fixedTable: orNull(table), promisedByes: list(round, 1000) },
  ['name', 'club', 'fixedTable', 'promisedByes'],
);

const events: Fields = {
  settingsChanged: { settings: named('settings') },
  announced: {},
  playerAdded: { player: named('player') },
  playerChanged: { player: id, to: change },
  listHandedIn: { player: id, list: named('list') },
  judgeNamed: { judge: named('judge') },
  judgeDismissed: { judge: id },
  started: { plan: object<Plan>({ players: whole(), rounds: round, cut: whole(0, 16) }) },
  presenceChanged: { player: id, to: oneOf(...Object.keys(presences)) },
  playerDisqualified: { player: id, ground: oneOf(...removalGrounds) },
  roundMissed: { player: id, round },
  roundDrawn: { round: named('round') },
  playersSwapped: { round: named('round') },
  pairLocked: { table, isLocked: flag },
  tableMoved: { from: table, to: table },
  roundPublished: { number: round },
  roundTakenBack: { number: round },
  roundClosed: { number: round },
  resultReported: { round, table, place: oneOf(0, 1), report: named('report') },
  resultSettled: { round, table, result: named('result') },
  resultCorrected: { correction: named('correction') },
  gameBegun: { round, table },
  playerPenalised: { player: id, penalty: named('ruling') },
  playerWarned: { player: id, warning: named('warning') },
  cutMade: { bracket },
  qualifierReplaced: { out: id, bracket },
  finished: {},
  clockStarted: { at: moment },
  clockPaused: { at: moment, table: orNull(table) },
  clockResumed: { at: moment, table: orNull(table) },
  clockExtended: { by: whole(), table: orNull(table) },
  timeRanOut: { tables: orNull(list(table, MOST_PLAYERS)) },
  judgeCalled: { call: named('call') },
  callTaken: { call: id, judge: id },
  callRuled: { call: id, ruling: named('callRuling') },
  rulingAppealed: { call: id, by: id, at: moment },
  appealDecided: { call: id, decision: named('callRuling'), isOverturned: flag },
};

const eventSchemas = Object.entries(events).map(([kind, fields]) =>
  object<Record<string, unknown>>({ kind: oneOf(kind), ...fields }),
);

/** What a file of a whole event holds. */
interface EventFile {
  readonly format: string;
  readonly opening: Opening;
  readonly entries: readonly Entry[];
}

/** The file of a whole event as JSON Schema; `readEventFile` reads by it. */
export const eventFileSchema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'An event of Sortie, whole: how it began and every command that was taken',
  ...object<EventFile>({
    format: oneOf(EVENT_FORMAT),
    opening: object<Opening>({ settings: named('settings'), secret: text(1000), at: moment }),
    entries: list(named('entry'), MOST_ENTRIES),
  }),
  $defs: {
    id: text(40),
    ...settingsDefinitions,
    ...peopleDefinitions,
    ...roundDefinitions,
    event: { anyOf: eventSchemas },
    entry: object<Entry>({
      number: whole(1, MOST_ENTRIES),
      at: moment,
      by: named('actor'),
      command: text(40),
      events: list(named('event'), 100_000),
    }),
  } satisfies Definitions,
};

import { unreachable } from '@sortie/kernel';
import type { Actor, Command } from '../model/command.ts';
import type { Entry, TournamentEvent } from '../model/event.ts';
import type { RemovalGround, WarningGround } from '../model/people.ts';
import type { Result } from '../model/round.ts';
import type { EventTexts } from './event-texts.ts';
import type { Names } from './names.ts';

/** What an entry of the log tells of; what it does not speak of is empty or 0. */
export interface EntryFacts {
  /** The people it is about, by name. */
  readonly people: string;
  readonly count: number;
  readonly round: number;
  readonly table: number;
  /** The table that a pair moved to. */
  readonly to: number;
  /** How the game ended, in words, and how it was thought to have ended before. */
  readonly result: string;
  readonly before: string;
  readonly minutes: number;
  readonly why: string;
  /** Checked in rather than out, kept together rather than let go, overturned rather than upheld. */
  readonly isSo: boolean;
  readonly warning: WarningGround | null;
  readonly removal: RemovalGround | null;
}

export interface EntryWords {
  readonly sentences: Readonly<Record<Command['kind'], (facts: EntryFacts) => string>>;
  readonly actor: Readonly<Record<Actor['role'], string>>;
  readonly resultText: EventTexts['resultText'];
}

type Told = { -readonly [Field in keyof EntryFacts]: EntryFacts[Field] };

/** `Rosa: published round 2` */
export function entriesIn({ sentences, actor, resultText }: EntryWords): EventTexts['entryText'] {
  return (entry, names) => {
    const facts = factsOf(entry, names, resultText);
    const sentence = Object.hasOwn(sentences, entry.command)
      ? sentences[entry.command as Command['kind']](facts)
      : entry.command;
    return `${whoDid(entry.by, names) || actor[entry.by.role]}: ${sentence}`;
  };
}

function whoDid(by: Actor, names: Names): string {
  switch (by.role) {
    case 'organiser':
      return by.name;
    case 'judge':
      return names.of(by.judge);
    case 'player':
      return names.of(by.player);
    case 'desk':
    case 'public':
      return '';
    default:
      return unreachable(by);
  }
}

function factsOf({ events }: Entry, names: Names, resultText: EventTexts['resultText']): EntryFacts {
  const people: string[] = [];
  const facts: Told = { ...NOTHING };
  const result = (of: Result | null, round: number, table: number) =>
    of === null ? '' : resultText(of, names.at(round, table) ?? ['1', '2']);
  for (const event of events) {
    tellPeople(event, names, people, facts);
    tellGames(event, facts, result);
    tellTime(event, facts);
  }
  return { ...facts, people: [...new Set(people)].join(', '), count: people.length };
}

const NOTHING: EntryFacts = {
  people: '',
  count: 0,
  round: 0,
  table: 0,
  to: 0,
  result: '',
  before: '',
  minutes: 0,
  why: '',
  isSo: false,
  warning: null,
  removal: null,
};

function tellPeople(event: TournamentEvent, names: Names, people: string[], facts: Told): void {
  switch (event.kind) {
    case 'playerAdded':
      people.push(event.player.name);
      return;
    case 'judgeNamed':
      people.push(event.judge.name);
      return;
    case 'judgeDismissed':
      people.push(names.of(event.judge));
      return;
    case 'listHandedIn':
      facts.why = event.list.ruling?.why ?? '';
      people.push(names.of(event.player));
      return;
    case 'presenceChanged':
      facts.isSo = event.to === 'present';
      people.push(names.of(event.player));
      return;
    case 'playerDisqualified':
      facts.removal = event.ground;
      people.push(names.of(event.player));
      return;
    case 'playerPenalised':
      facts.why = event.penalty.why;
      people.push(names.of(event.player));
      return;
    case 'playerWarned':
      facts.warning = event.warning.ground;
      facts.why = event.warning.why;
      people.push(names.of(event.player));
      return;
    case 'playerChanged':
      people.push(names.of(event.player));
      return;
    case 'cutMade':
      people.push(...event.bracket.seeds.map((seed) => names.of(seed)));
      return;
    default:
  }
}

type TellResult = (of: Result | null, round: number, table: number) => string;

function tellGames(event: TournamentEvent, facts: Told, result: TellResult): void {
  switch (event.kind) {
    case 'roundDrawn':
    case 'playersSwapped':
      facts.round = event.round.number;
      return;
    case 'pairLocked':
      facts.table = event.table;
      facts.isSo = event.isLocked;
      return;
    case 'tableMoved':
      facts.table = event.from;
      facts.to = event.to;
      return;
    case 'roundPublished':
    case 'roundTakenBack':
      facts.round = event.number;
      return;
    case 'resultReported':
      Object.assign(facts, { round: event.round, table: event.table });
      facts.result = result(event.report.result, event.round, event.table);
      return;
    case 'resultSettled':
      Object.assign(facts, { round: event.round, table: event.table });
      facts.result = result(event.result, event.round, event.table);
      return;
    case 'resultCorrected': {
      const { round, table, before, after, why } = event.correction;
      Object.assign(facts, { round, table, why });
      facts.before = result(before, round, table);
      facts.result = result(after, round, table);
      return;
    }
    case 'gameBegun':
      Object.assign(facts, { round: event.round, table: event.table });
      return;
    default:
  }
}

function tellTime(event: TournamentEvent, facts: Told): void {
  switch (event.kind) {
    case 'clockPaused':
    case 'clockResumed':
      facts.table = event.table ?? 0;
      return;
    case 'clockExtended':
      facts.table = event.table ?? 0;
      facts.minutes = event.by / 60_000;
      return;
    case 'judgeCalled':
      Object.assign(facts, { round: event.call.round, table: event.call.table, why: event.call.about });
      return;
    case 'callRuled':
      facts.why = event.ruling.why;
      return;
    case 'appealDecided':
      facts.why = event.decision.why;
      facts.isSo = event.isOverturned;
      return;
    default:
  }
}

import type { CardEntry, CardList, ForbiddenPair, Settings, TableRange } from '../model/settings.ts';
import type {
  Credit,
  EventPoints,
  MarginStep,
  PlanStep,
  RoundTime,
  Scoring,
  Tiebreaker,
} from '../scoring/scoring.ts';
import {
  type Definitions,
  flag,
  LARGEST,
  list,
  named,
  type ObjectSchema,
  object,
  oneOf,
  orNull,
  text,
  two,
  whole,
} from './schema.ts';

const words = text(100_000);
const points = whole(0, 1_000_000);
const faces = list(words, 1000);

type ByKind<Of extends { readonly kind: string }> = { readonly [Kind in Of['kind']]: ObjectSchema };
type With<Of, Kind> = Extract<Of, { readonly kind: Kind }>;

const eventPoints: ByKind<EventPoints> = {
  byResult: object<With<EventPoints, 'byResult'>>({
    kind: oneOf('byResult'),
    win: points,
    draw: orNull(points),
    loss: points,
  }),
  byMargin: object<With<EventPoints, 'byMargin'>>(
    {
      kind: oneOf('byMargin'),
      steps: list(object<MarginStep>({ from: points, winner: points, loser: points }), 1000),
      mostMargin: points,
      draw: orNull(two(points)),
    },
    ['mostMargin'],
  ),
};

const tiebreakers: ByKind<Tiebreaker> = {
  strengthOfSchedule: object<With<Tiebreaker, 'strengthOfSchedule'>>({
    kind: oneOf('strengthOfSchedule'),
    countsByes: flag,
  }),
  opponentsSchedule: object<With<Tiebreaker, 'opponentsSchedule'>>({
    kind: oneOf('opponentsSchedule'),
    countsByes: flag,
  }),
  missionPoints: object<With<Tiebreaker, 'missionPoints'>>({ kind: oneOf('missionPoints') }),
  margin: object<With<Tiebreaker, 'margin'>>({ kind: oneOf('margin') }),
  shareOfPoints: object<With<Tiebreaker, 'shareOfPoints'>>({ kind: oneOf('shareOfPoints') }),
  random: object<With<Tiebreaker, 'random'>>({ kind: oneOf('random') }),
};

const roundTimes: ByKind<RoundTime> = {
  fixed: object<With<RoundTime, 'fixed'>>({ kind: oneOf('fixed'), minutes: whole() }),
  dice: object<With<RoundTime, 'dice'>>({
    kind: oneOf('dice'),
    minutes: whole(),
    attackDie: faces,
    adds: faces,
    subtracts: faces,
    defenseDie: faces,
    defenseDice: whole(0, 1000),
    counts: faces,
  }),
};

/** What an organiser sets up, and how it is scored. */
export const settingsDefinitions: Definitions = {
  credit: object<Credit>({
    result: oneOf('win', 'draw', 'loss'),
    eventPoints: points,
    missionPoints: points,
    margin: whole(-LARGEST),
  }),
  scoring: object<Scoring>({
    name: words,
    source: words,
    confidence: oneOf('high', 'medium', 'low'),
    eventPoints: { anyOf: Object.values(eventPoints) },
    mostMissionPoints: orNull(points),
    bye: named('credit'),
    concession: object<Scoring['concession']>({
      winner: named('credit'),
      loser: named('credit'),
      atLeast: flag,
    }),
    notPlayed: orNull(named('credit')),
    missed: named('credit'),
    tiebreakers: list({ anyOf: Object.values(tiebreakers) }, 100),
    plan: list(object<PlanStep>({ from: whole(), rounds: whole(1, 1000), cut: whole(0, 16) }), 1000),
    roundTime: { anyOf: Object.values(roundTimes) },
    gameRounds: orNull(whole()),
  }),
  cardList: object<CardList>({
    name: words,
    date: words,
    cards: list(
      object<CardEntry>({
        card: words,
        points: orNull(whole(-LARGEST)),
        standard: flag,
        extended: flag,
        banned: flag,
        copies: orNull(whole()),
      }),
      100_000,
    ),
    mostRestricted: orNull(whole()),
  }),
  settings: object<Settings>({
    name: words,
    game: words,
    type: words,
    date: words,
    place: words,
    organiser: words,
    format: oneOf('standard', 'extended'),
    cardList: orNull(named('cardList')),
    squadLimit: orNull(whole()),
    listsRequired: flag,
    scoring: named('scoring'),
    rounds: orNull(whole(0, 1000)),
    cut: orNull(whole(0, 16)),
    variant: words,
    specialRules: words,
    scenarios: list(words, 10_000),
    tables: list(object<TableRange>({ from: whole(), to: whole() }), 10_000),
    clubsApart: flag,
    forbidden: list(object<ForbiddenPair>({ players: two(named('id')), why: words }), 10_000),
    lateEntry: flag,
    noShowAfter: whole(),
    showElapsed: flag,
    isLarge: flag,
  }),
};

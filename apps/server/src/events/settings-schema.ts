import { type TSchema, Type } from 'typebox';
import { flag, longText, name, number, record, shortText, table, whole, word } from './fields.ts';

const orNull = <Schema extends TSchema>(schema: Schema) => Type.Union([schema, Type.Null()]);
const faces = Type.Array(word, { maxItems: 100 });

const credit = record({
  result: Type.Union([Type.Literal('win'), Type.Literal('draw'), Type.Literal('loss')]),
  eventPoints: number,
  missionPoints: number,
  margin: number,
});

const eventPoints = Type.Union([
  record({ kind: Type.Literal('byResult'), win: number, draw: orNull(number), loss: number }),
  record({
    kind: Type.Literal('byMargin'),
    steps: Type.Array(record({ from: number, winner: number, loser: number }), { maxItems: 100 }),
    draw: orNull(Type.Tuple([number, number])),
    mostMargin: Type.Optional(number),
  }),
]);

const tiebreaker = Type.Union([
  record({ kind: Type.Literal('strengthOfSchedule'), countsByes: flag }),
  record({ kind: Type.Literal('opponentsSchedule'), countsByes: flag }),
  record({ kind: Type.Literal('missionPoints') }),
  record({ kind: Type.Literal('margin') }),
  record({ kind: Type.Literal('shareOfPoints') }),
  record({ kind: Type.Literal('random') }),
]);

const roundTime = Type.Union([
  record({ kind: Type.Literal('fixed'), minutes: number }),
  record({
    kind: Type.Literal('dice'),
    minutes: number,
    attackDie: faces,
    adds: faces,
    subtracts: faces,
    defenseDie: faces,
    defenseDice: number,
    counts: faces,
  }),
]);

const scoring = record({
  name,
  source: shortText,
  confidence: Type.Union([Type.Literal('high'), Type.Literal('medium'), Type.Literal('low')]),
  eventPoints,
  mostMissionPoints: orNull(number),
  bye: credit,
  concession: record({ winner: credit, loser: credit, atLeast: flag }),
  notPlayed: orNull(credit),
  missed: credit,
  tiebreakers: Type.Array(tiebreaker, { maxItems: 20 }),
  plan: Type.Array(record({ from: number, rounds: number, cut: number }), { maxItems: 50 }),
  roundTime,
  gameRounds: orNull(number),
});

const cardList = record({
  name,
  date: word,
  cards: Type.Array(
    record({
      card: shortText,
      points: orNull(number),
      standard: flag,
      extended: flag,
      banned: flag,
      copies: orNull(whole),
    }),
    { maxItems: 5000 },
  ),
  mostRestricted: orNull(whole),
});

const fields = {
  name,
  game: word,
  type: name,
  date: word,
  place: shortText,
  organiser: name,
  format: word,
  cardList: orNull(cardList),
  squadLimit: orNull(whole),
  listsRequired: flag,
  scoring,
  rounds: orNull(number),
  cut: orNull(number),
  variant: word,
  specialRules: longText,
  scenarios: Type.Array(name, { maxItems: 100 }),
  tables: Type.Array(record({ from: table, to: table }), { maxItems: 100 }),
  clubsApart: flag,
  forbidden: Type.Array(record({ players: Type.Tuple([word, word]), why: shortText }), { maxItems: 2000 }),
  lateEntry: flag,
  noShowAfter: number,
  showElapsed: flag,
  isLarge: flag,
};

/** What may be changed of the settings: each by itself. */
export const settingsSchema = Type.Partial(record(fields));

/** Settings of a new event: its name and its game must be given. */
export const firstSettingsSchema = Type.Intersect([
  settingsSchema,
  Type.Object({ name: fields.name, game: fields.game }),
]);

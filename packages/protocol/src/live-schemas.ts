import { type TProperties, type TSchema, Type } from 'typebox';

const id = Type.Union([Type.String({ maxLength: 64 }), Type.Integer()]);
const whole = Type.Integer({ minimum: 0 });
const anything = Type.Unknown();
const table = Type.Record(Type.String(), Type.Unknown());
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

/** Who speaks for the referee, the clock or the judge is no player. */
const seat = Type.String({
  pattern: '^(?!(?:spectator|referee|clock|judge|__proto__)$)[A-Za-z0-9_-]{1,32}$',
});
/** What is shown to others has no control characters and no marks that turn the writing round. */
const pattern = '^[^\\u0000-\\u001f\\u007f-\\u009f\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069]*$';
const name = Type.String({ maxLength: 40, pattern });
const token = Type.String({ minLength: 1, maxLength: 100 });
const side = Type.Union([Type.Literal(0), Type.Literal(1)]);
const who = Type.Union([Type.Literal('person'), Type.Literal('computer')]);
/** Each game has levels of its own. */
const level = Type.String({ minLength: 1, maxLength: 32 });
const ownSeed = Type.String({ minLength: 1, maxLength: 200 });
const broughtSeed = { promise: Type.Optional(sha256), seed: Type.Optional(ownSeed) };
const status = Type.Union([Type.Literal('waiting'), Type.Literal('playing'), Type.Literal('over')]);

function record<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { additionalProperties: false });
}

/** What comes to the server of live games from outside. */
export const liveSchemas = {
  createGame: record({
    game: Type.String({ minLength: 1, maxLength: 32 }),
    options: table,
    minutes: Type.Optional(Type.Integer({ minimum: 1, maximum: 600 })),
    spectators: Type.Boolean(),
    oneScreen: Type.Optional(Type.Boolean()),
    seats: Type.Array(
      record({
        seat,
        side,
        who,
        level: Type.Optional(level),
        name: Type.Optional(name),
        force: Type.Optional(table),
      }),
      { minItems: 1, maxItems: 16 },
    ),
    from: Type.Optional(record({ replay: table, entries: whole })),
  }),
  sit: record({
    invite: token,
    name,
    force: Type.Optional(table),
    ...broughtSeed,
    key: Type.Optional(Type.String({ minLength: 16, maxLength: 100 })),
  }),
  replayAbout: record({
    title: Type.String({ maxLength: 120, pattern }),
    names: Type.Record(seat, name, { maxProperties: 16, additionalProperties: false }),
  }),
  join: record({
    id,
    kind: Type.Literal('join'),
    protocol: whole,
    game: Type.String({ maxLength: 64 }),
    token: Type.Optional(Type.String({ maxLength: 100 })),
    differences: Type.Optional(Type.Boolean()),
  }),
  gallery: record({
    id,
    kind: Type.Literal('gallery'),
    name: Type.String({ minLength: 1, maxLength: 40, pattern }),
    text: Type.String({ minLength: 1, maxLength: 200, pattern }),
  }),
  arrive: record({ token, ...broughtSeed }),
  showSeed: record({ id, kind: Type.Literal('showSeed'), seed: ownSeed }),
  judge: record({
    id,
    kind: Type.Literal('judge'),
    name: Type.String({ minLength: 1, maxLength: 40, pattern }),
    act: Type.Union([
      record({ kind: Type.Union([Type.Literal('pause'), Type.Literal('goOn')]) }),
      record({ kind: Type.Literal('listSteps') }),
      record({ kind: Type.Literal('rewind'), to: whole }),
      record({ kind: Type.Union([Type.Literal('grant'), Type.Literal('refuse')]), seat }),
      record({ kind: Type.Literal('addTime'), minutes: Type.Integer({ minimum: 1, maximum: 600 }) }),
    ]),
  }),
} as const satisfies Readonly<Record<string, TSchema>>;

const seatSummary = {
  seat,
  side,
  who,
  level: Type.Optional(level),
  name: Type.String(),
  sat: Type.Boolean(),
};

const occasion = record({
  name: Type.String(),
  round: whole,
  table: whole,
  address: Type.String(),
});
const askedStep = { seat, question: Type.String() };
const deed = { number: whole, by: Type.String() };
const judged = record({
  occasion,
  paused: Type.Union([Type.Null(), record({ by: Type.String() })]),
  isClosed: Type.Boolean(),
  timeIsUp: Type.Boolean(),
  requests: Type.Array(record(askedStep)),
  deeds: Type.Array(
    Type.Union([
      record({
        ...deed,
        kind: Type.Union([
          Type.Literal('paused'),
          Type.Literal('wentOn'),
          Type.Literal('closed'),
          Type.Literal('gaveTime'),
        ]),
      }),
      record({ ...deed, ...askedStep, kind: Type.Literal('rewound'), round: whole }),
      record({ ...deed, ...askedStep, kind: Type.Union([Type.Literal('granted'), Type.Literal('refused')]) }),
    ]),
  ),
});

const knownStart = record({ entries: whole, isPosition: Type.Boolean() });

const log = record({ from: whole, to: whole, events: Type.Array(Type.Object({ kind: Type.String() })) });

const update = record({
  kind: Type.Literal('update'),
  status,
  version: whole,
  view: Type.Union([
    Type.Null(),
    record({
      version: whole,
      outcome: anything,
      waitingFor: Type.Array(Type.String()),
      passes: Type.Array(Type.Unknown()),
      decisions: Type.Array(Type.Object({ id: whole, seat, kind: Type.String(), settled: Type.Boolean() })),
      table: Type.Object({}),
    }),
  ]),
  log,
  undo: Type.Union([
    Type.Null(),
    record({ by: Type.String(), needs: Type.Array(Type.String()), question: Type.String() }),
  ]),
  redo: Type.Union([Type.Null(), Type.String()]),
  people: Type.Array(record({ ...seatSummary, present: Type.Boolean() })),
  clock: Type.Union([Type.Null(), record({ endsAt: Type.Number() })]),
  timer: Type.Union([Type.Null(), record({ endsAt: Type.Number(), seconds: whole })]),
  thinking: Type.Array(Type.String()),
  gallery: Type.Array(record({ name: Type.String(), text: Type.String() })),
  watching: whole,
  judged: Type.Union([Type.Null(), judged]),
  dice: record({
    commitment: Type.Union([sha256, Type.Literal('')]),
    promises: Type.Record(Type.String(), sha256),
    shown: Type.Array(Type.String()),
    waitsUntil: Type.Union([Type.Null(), Type.Number()]),
  }),
  from: Type.Union([Type.Null(), knownStart]),
});

const changed = Type.Cyclic(
  {
    Difference: Type.Union([
      record({ to: anything }),
      record({
        at: Type.Record(Type.String(), Type.Ref('Difference')),
        gone: Type.Optional(Type.Array(Type.String())),
        length: Type.Optional(whole),
      }),
    ]),
  },
  'Difference',
);

/** What the server of live games answers. */
export const liveAnswerSchemas = {
  created: record({
    id: Type.String(),
    commitment: Type.Union([sha256, Type.Literal('')]),
    seats: Type.Array(record({ seat, invite: Type.Optional(token) })),
    spectator: Type.Optional(token),
  }),
  seated: record({ token }),
  summary: record({
    id: Type.String(),
    game: Type.String(),
    status,
    options: table,
    minutes: Type.Optional(Type.Integer()),
    spectators: Type.Boolean(),
    commitment: Type.Union([sha256, Type.Literal('')]),
    from: Type.Optional(knownStart),
    seats: Type.Array(record(seatSummary)),
    occasion: Type.Optional(occasion),
  }),
  arrived: record({ as: Type.String(), sat: Type.Boolean() }),
  shared: record({ id: Type.String() }),
  health: record({ status: Type.Literal('ok'), version: Type.String(), protocol: whole }),
  reach: record({ address: Type.Union([Type.Null(), Type.String()]) }),
  update,
  difference: record({ kind: Type.Literal('difference'), shown: Type.Optional(changed), log }),
  joined: record({ as: Type.String(), update, now: Type.Number() }),
  error: record({
    problem: Type.String(),
    message: Type.String(),
    field: Type.Optional(Type.String()),
    rule: Type.Optional(Type.String()),
    about: Type.Optional(anything),
  }),
} as const satisfies Readonly<Record<string, TSchema>>;

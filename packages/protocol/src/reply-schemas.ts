import { type TProperties, type TSchema, Type } from 'typebox';
import type { RequestKind } from './request.ts';

const id = Type.Union([Type.String({ maxLength: 64 }), Type.Integer()]);
const whole = Type.Integer({ minimum: 0 });
const words = Type.Array(Type.String());
const anything = Type.Unknown();
const hash = Type.String({ pattern: '^[0-9a-f]{16}$' });
const sha256 = Type.String({ pattern: '^[0-9a-f]{64}$' });

function record<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { additionalProperties: false });
}

const outcome = Type.Union([
  Type.Null(),
  record({
    winner: Type.Union([Type.Literal(0), Type.Literal(1), Type.Null()]),
    rule: Type.String(),
    about: Type.Optional(anything),
  }),
]);

const status = { version: whole, outcome, waitingFor: words, log: whole };

const opened = record({
  ...status,
  seats: Type.Array(record({ id: Type.String(), side: Type.Union([Type.Literal(0), Type.Literal(1)]) })),
  commitment: Type.Optional(sha256),
});

const picks = { from: Type.Array(anything), least: whole, most: whole };

const decision = record({
  id: whole,
  version: whole,
  seat: Type.String(),
  kind: Type.String(),
  rule: Type.String(),
  about: anything,
  settled: Type.Boolean(),
  answers: Type.Union([
    record({
      kind: Type.Literal('offers'),
      offers: Type.Array(anything, { minItems: 1 }),
      picks: Type.Optional(Type.Array(record({ use: Type.String(), ...picks }))),
    }),
    record({
      kind: Type.Literal('picks'),
      ...picks,
      suggestions: Type.Array(anything, { minItems: 1 }),
    }),
    record({
      kind: Type.Literal('region'),
      region: anything,
      suggestions: Type.Array(anything, { minItems: 1 }),
    }),
  ]),
});

const undone = record({ undo: Type.String(), needs: words, ...status });

/** What `result` holds in the reply to each request. */
export const resultSchemas: Readonly<Record<RequestKind, TSchema>> = {
  hello: record({ protocol: whole, games: words, requests: words, as: Type.String() }),
  promise: record({ commitment: sha256 }),
  newGame: opened,
  loadPosition: opened,
  resume: opened,
  script: record(status),
  decisions: record({ version: whole, decisions: Type.Array(decision) }),
  answer: record(status),
  whyNot: Type.Union([
    record({ legal: Type.Literal(true) }),
    record({ legal: Type.Literal(false), rule: Type.String(), about: anything }),
  ]),
  complete: record({ answer: anything }),
  command: record(status),
  view: record({
    version: whole,
    outcome,
    waitingFor: words,
    passes: Type.Array(anything),
    decisions: Type.Array(decision),
    table: Type.Object({}),
  }),
  log: record({ from: whole, to: whole, events: Type.Array(Type.Object({ kind: Type.String() })) }),
  undo: undone,
  redo: record(status),
  withdraw: undone,
  consent: undone,
  save: record({ saved: Type.Object({ format: Type.Literal('sortie-save') }) }),
  replay: record({ replay: Type.Object({ format: Type.Literal('sortie-replay') }) }),
  hash: record({ hash, version: whole }),
  position: record({
    position: Type.Object({ format: Type.Literal('sortie-position'), game: Type.String() }),
  }),
  quit: record({}),
};

/** The three kinds of reply; `result` is told apart by the request. */
export const replySchemas = {
  result: record({ id, kind: Type.Literal('result'), result: anything }),
  refused: record({ id, kind: Type.Literal('refused'), rule: Type.String(), about: anything }),
  error: record({
    id: Type.Union([id, Type.Null()]),
    kind: Type.Literal('error'),
    problem: Type.String(),
    field: Type.Optional(Type.String()),
    message: Type.String(),
  }),
} as const satisfies Readonly<Record<string, TSchema>>;

import { type Static, type TObject, type TProperties, Type } from 'typebox';

const id = Type.Union([Type.String({ maxLength: 64 }), Type.Integer()]);
const seat = Type.String({ minLength: 1, maxLength: 32 });
const text = Type.String({ maxLength: 1000 });
const whole = Type.Integer({ minimum: 0 });
/** Any plain data; the game says what it must hold. */
const anything = Type.Unknown();
const table = Type.Record(Type.String(), Type.Unknown());

const script = Type.Object(
  {
    dice: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    cards: Type.Optional(Type.Record(Type.String(), Type.Array(Type.String()))),
    strict: Type.Optional(Type.Union([Type.Boolean(), Type.Literal('dice')])),
  },
  { additionalProperties: false },
);

const undoLaw = Type.Union([Type.Literal('consent'), Type.Literal('judge')]);

function message<Kind extends string, Fields extends TProperties>(kind: Kind, fields: Fields) {
  return Type.Object({ id, kind: Type.Literal(kind), ...fields }, { additionalProperties: false });
}

/** Every request of the protocol, by its kind. */
export const requestSchemas = {
  hello: message('hello', { protocol: Type.Optional(whole), client: Type.Optional(text) }),
  promise: message('promise', {}),
  newGame: message('newGame', {
    game: text,
    setup: table,
    seed: Type.Optional(text),
    seeds: Type.Optional(Type.Record(Type.String(), text)),
    promises: Type.Optional(Type.Record(Type.String(), text)),
    script: Type.Optional(script),
    undo: Type.Optional(undoLaw),
  }),
  loadPosition: message('loadPosition', {
    game: text,
    position: table,
    seed: Type.Optional(text),
    script: Type.Optional(script),
    undo: Type.Optional(undoLaw),
  }),
  resume: message('resume', { saved: table, undo: Type.Optional(undoLaw) }),
  script: message('script', { script }),
  decisions: message('decisions', { seat: Type.Optional(seat) }),
  answer: message('answer', { seat, decision: whole, version: whole, answer: anything }),
  whyNot: message('whyNot', { seat, decision: whole, version: whole, answer: anything }),
  complete: message('complete', { seat, decision: whole, version: whole, answer: anything }),
  command: message('command', { from: seat, command: table }),
  view: message('view', { viewer: seat }),
  log: message('log', { viewer: seat, from: Type.Optional(whole) }),
  undo: message('undo', { by: seat }),
  redo: message('redo', { by: seat }),
  withdraw: message('withdraw', { by: seat }),
  consent: message('consent', { seat, agrees: Type.Boolean() }),
  save: message('save', {}),
  replay: message('replay', {}),
  hash: message('hash', {}),
  position: message('position', {}),
  quit: message('quit', {}),
} as const satisfies Readonly<Record<string, TObject>>;

export type RequestKind = keyof typeof requestSchemas;

export type RequestOf<Kind extends RequestKind> = Static<(typeof requestSchemas)[Kind]>;

export type Request = { [Kind in RequestKind]: RequestOf<Kind> }[RequestKind];

export type RequestId = Static<typeof id>;

export function isRequestKind(word: unknown): word is RequestKind {
  return typeof word === 'string' && Object.hasOwn(requestSchemas, word);
}

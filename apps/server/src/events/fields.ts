import { type TProperties, Type } from 'typebox';

/** The parts that messages about an event are made of. */

export function record<Fields extends TProperties>(fields: Fields) {
  return Type.Object(fields, { additionalProperties: false });
}

/** What is shown to others has no control characters and no marks that turn the writing round. */
const marks = '\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';
const line = `^[^\\u0000-\\u001f\\u007f-\\u009f${marks}]*$`;
/** The same, with tabs and line breaks. */
const lines = `^[^\\u0000-\\u0008\\u000b\\u000c\\u000e-\\u001f\\u007f-\\u009f${marks}]*$`;

export const id = Type.Union([Type.String({ maxLength: 64 }), Type.Integer()]);
export const word = Type.String({ maxLength: 64, pattern: line });
export const name = Type.String({ maxLength: 80, pattern: line });
export const shortText = Type.String({ maxLength: 200, pattern: line });
export const longText = Type.String({ maxLength: 4000, pattern: lines });
export const listText = Type.String({ maxLength: 20_000, pattern: lines });
export const whole = Type.Integer({ minimum: 0, maximum: 1_000_000 });
export const number = Type.Integer({ minimum: -1_000_000, maximum: 1_000_000 });
export const table = Type.Integer({ minimum: 1, maximum: 100_000 });
export const tableOrNull = Type.Union([table, Type.Null()]);
export const round = Type.Integer({ minimum: 1, maximum: 200 });
export const flag = Type.Boolean();
export const place = Type.Union([Type.Literal(0), Type.Literal(1)]);

export const result = Type.Union([
  record({
    kind: Type.Literal('played'),
    missionPoints: Type.Tuple([number, number]),
    winner: Type.Union([place, Type.Null()]),
  }),
  record({ kind: Type.Literal('conceded'), by: place, missionPoints: Type.Union([number, Type.Null()]) }),
  record({ kind: Type.Literal('notPlayed') }),
  record({ kind: Type.Literal('absent'), missing: Type.Array(place, { minItems: 1, maxItems: 2 }) }),
]);

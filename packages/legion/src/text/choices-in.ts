import type { Plain } from '@sortie/kernel';
import type { AnswerWords } from './answer-words.ts';
import type { Names } from './names.ts';
import type { Fields } from './plain-text.ts';
import type { Wording } from './wording.ts';

/** Fields whose values say themselves what they are. */
const PLAIN_FIELDS: ReadonlySet<string> = new Set([
  'unit',
  'units',
  'miniature',
  'target',
  'card',
  'key',
  'token',
  'tokens',
  'action',
  'move',
  'face',
  'terrain',
  'dice',
  'weapon',
  'rank',
  'kind',
  'at',
]);

/** One way to use a card, whatever shape the card gave it. */
export function choiceText(chosen: Plain, words: AnswerWords, wording: Wording, names: Names): string {
  const say = (value: Plain): string => {
    if (value === null) return '';
    if (typeof value === 'number') return String(Math.round(value));
    if (typeof value === 'boolean') return value ? words.yes : words.no;
    if (typeof value === 'string') return pieceText(value, wording, names);
    if (isList(value)) return value.length === 0 ? words.none : value.map(say).join(', ');
    return fields(value);
  };
  const fields = (value: Fields): string =>
    Object.entries(value)
      .map(([field, each]) => fieldText(field, each))
      .filter((text) => text !== '')
      .join(', ');
  const fieldText = (field: string, value: Plain): string => {
    if (value === true) return wording.word(field);
    const text = say(value);
    return text === '' || PLAIN_FIELDS.has(field) ? text : `${wording.word(field)} ${text}`;
  };
  return say(chosen);
}

/** A unit, a miniature, a token, a terrain piece or a card by its id, or a plain word. */
export function pieceText(id: string, wording: Wording, names: Names): string {
  const named = [names.unit(id), names.miniature(id), names.token(id), names.terrain(id)];
  return named.find((name) => name !== id) ?? wording.source(id, names);
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

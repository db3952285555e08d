import type { Plain } from '@sortie/kernel';
import type { AnswerWords } from './answer-words.ts';
import type { Names } from './names.ts';
import { numeral } from './numeral.ts';
import { type Fields, plainText } from './plain-text.ts';
import type { Wording } from './wording.ts';

export interface Choices {
  /** One way to use a card, whatever shape the card gave it. */
  choice(choice: Plain, names: Names): string;
  /** A ship, a squadron, a card or a token by its id, or a plain word. */
  piece(id: string, names: Names): string;
}

/** Fields whose values say themselves what they are. */
const PLAIN_FIELDS: ReadonlySet<string> = new Set([
  'unit',
  'ship',
  'squadron',
  'target',
  'card',
  'key',
  'zone',
  'zones',
  'command',
  'commands',
  'obstacle',
  'spend',
  'deed',
  'face',
]);

/** Fields that name dice of the attack, or defense tokens of its defender, by their places. */
const DIE_FIELDS: ReadonlySet<string> = new Set(['die', 'dice', 'spent', 'changed']);
const TOKEN_FIELDS: ReadonlySet<string> = new Set(['token', 'tokens', 'place', 'places']);

export function choicesIn(words: AnswerWords, wording: Wording): Choices {
  const piece = (id: string, names: Names): string => {
    const unit = names.unit(id);
    return unit === id ? wording.source(id, names) : unit;
  };

  const choice = (chosen: Plain, names: Names): string => {
    if (chosen === null) return '';
    if (typeof chosen === 'number') return String(chosen);
    if (typeof chosen === 'boolean') return chosen ? words.yes : words.no;
    if (typeof chosen === 'string') return piece(chosen, names);
    if (isList(chosen)) return listed(chosen.map((each) => choice(each, names)));
    return fields(chosen, names);
  };

  const listed = (parts: readonly string[]) => (parts.length === 0 ? words.none : parts.join(', '));

  const fields = (chosen: Fields, names: Names): string =>
    Object.entries(chosen)
      .map(([field, value]) => fieldText(field, value, names))
      .filter((text) => text !== '')
      .join(', ');

  const fieldText = (field: string, value: Plain, names: Names): string => {
    if (field === 'objectiveToken') return words.objectiveToken(numeral(plainText(value)));
    if (DIE_FIELDS.has(field)) return listed(numbersIn(value).map((place) => wording.die(place, names)));
    if (TOKEN_FIELDS.has(field)) return listed(numbersIn(value).map((place) => tokenText(place, names)));
    if (field === 'colour') return words.colouredDie(choice(value, names));
    if (value === true) return wording.word(field);
    const text = choice(value, names);
    if (text === '' || PLAIN_FIELDS.has(field)) return text;
    return `${wording.word(field)} ${text}`;
  };

  const tokenText = (place: number, names: Names): string => {
    const token = names.token(names.table.attack?.defender ?? '', place);
    return token ? wording.token(token) : String(place + 1);
  };

  return { choice, piece };
}

function numbersIn(value: Plain): readonly number[] {
  const values = isList(value) ? value : [value];
  return values.filter((each): each is number => typeof each === 'number');
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

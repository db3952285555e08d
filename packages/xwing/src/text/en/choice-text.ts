import type { Plain } from '@sortie/kernel';
import type { Names } from '../names.ts';
import { maneuverText, plainWords } from './words.ts';

/** The dice a choice is about: an ability names them by their places. */
export type DiceSeen = readonly { readonly face: string }[];

/** One way to use a card, whatever shape the card gave it. */
export function choiceText(choice: Plain, names: Names, dice: DiceSeen = []): string {
  if (choice === null) return '';
  if (typeof choice === 'number') return dieText(choice, dice);
  if (typeof choice === 'boolean') return choice ? 'yes' : 'no';
  if (typeof choice === 'string') return pieceText(choice, names);
  if (isList(choice)) {
    return choice.length === 0 ? 'none' : choice.map((each) => choiceText(each, names, dice)).join(', ');
  }
  return fieldsText(choice, names, dice);
}

/** A ship, a card or a token by its id, or a plain word. */
export function pieceText(id: string, names: Names): string {
  const ship = names.ship(id);
  return ship === id ? (names.card(id) ?? plainWords(id)) : ship;
}

function fieldsText(fields: { readonly [key: string]: Plain }, names: Names, dice: DiceSeen): string {
  const { speed, bearing, ...rest } = fields;
  if (typeof speed === 'number' && typeof bearing === 'string') {
    return [
      maneuverText({ speed, bearing }),
      ...(hasFields(rest) ? [fieldsText(rest, names, dice)] : []),
    ].join(', ');
  }
  return Object.entries(fields)
    .map(([field, value]) => {
      if (value === true) return plainWords(field);
      const text = choiceText(value, names, dice);
      return text === '' ? '' : `${plainWords(field)} ${text}`;
    })
    .filter((text) => text !== '')
    .join(', ');
}

function hasFields(value: object): boolean {
  return Object.keys(value).length > 0;
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

function dieText(place: number, dice: DiceSeen): string {
  const die = dice[place];
  return die ? `die ${place + 1} (${plainWords(die.face)})` : String(place);
}

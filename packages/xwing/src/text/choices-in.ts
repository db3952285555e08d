import type { Plain } from '@sortie/kernel';
import type { AnswerWords } from './answer-words.ts';
import type { Names } from './names.ts';
import { numeral } from './numeral.ts';
import type { Wording } from './wording.ts';

/** The dice a choice is about: an ability names them by their places. */
export type DiceSeen = readonly { readonly face: string }[];

export interface Choices {
  /** One way to use a card, whatever shape the card gave it. */
  choice(choice: Plain, names: Names, dice?: DiceSeen): string;
  /** A ship, a satellite, a card or a token by its id, or a plain word. */
  piece(id: string, names: Names): string;
}

export function choicesIn(words: AnswerWords, wording: Wording): Choices {
  const piece = (id: string, names: Names): string => {
    const ship = names.ship(id);
    if (ship !== id) return ship;
    return /^satellite\d+$/.test(id) ? words.satellite(numeral(id)) : wording.source(id, names);
  };

  const dieText = (place: number, dice: DiceSeen): string => {
    const die = dice[place];
    return die ? words.die(place + 1, wording.word(die.face)) : String(place);
  };

  const choice = (chosen: Plain, names: Names, dice: DiceSeen = []): string => {
    if (chosen === null) return '';
    if (typeof chosen === 'number') return dieText(chosen, dice);
    if (typeof chosen === 'boolean') return chosen ? words.yes : words.no;
    if (typeof chosen === 'string') return piece(chosen, names);
    if (isList(chosen)) {
      return chosen.length === 0 ? words.none : chosen.map((each) => choice(each, names, dice)).join(', ');
    }
    return fields(chosen, names, dice);
  };

  const fields = (chosen: { readonly [key: string]: Plain }, names: Names, dice: DiceSeen): string => {
    const { speed, bearing, ...rest } = chosen;
    if (typeof speed === 'number' && typeof bearing === 'string') {
      const others = fields(rest, names, dice);
      return [wording.maneuver({ speed, bearing }), ...(others === '' ? [] : [others])].join(', ');
    }
    return Object.entries(chosen)
      .map(([field, value]) => {
        if (value === true) return wording.word(field);
        const text = choice(value, names, dice);
        return text === '' ? '' : `${wording.word(field)} ${text}`;
      })
      .filter((text) => text !== '')
      .join(', ');
  };

  return { choice, piece };
}

function isList(value: Plain): value is readonly Plain[] {
  return Array.isArray(value);
}

import type { DieColour } from '../catalogue/index.ts';
import { pieceWords as en } from '../text/en/piece-words.ts';
import { pieceWords as es } from '../text/es/piece-words.ts';
import type { Language } from '../text/index.ts';
import { pieceWords as pt } from '../text/pt/piece-words.ts';

const dice: Readonly<Record<Language, Readonly<Record<DieColour, string>>>> = {
  en: { red: 'Red dice', blue: 'Blue dice', black: 'Black dice' },
  es: { red: 'Dados rojos', blue: 'Dados azules', black: 'Dados negros' },
  pt: { red: 'Dados vermelhos', blue: 'Dados azuis', black: 'Dados pretos' },
};

/** Kinds of dice and faces, by their names in the rules. */
export const tallyWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...en.names.faces, ...dice.en },
  es: { ...es.names.faces, ...dice.es },
  pt: { ...pt.names.faces, ...dice.pt },
};

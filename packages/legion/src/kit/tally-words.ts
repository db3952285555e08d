import { pieceWords as en } from '../text/en/piece-words.ts';
import { pieceWords as es } from '../text/es/piece-words.ts';
import type { Language } from '../text/index.ts';
import { pieceWords as pt } from '../text/pt/piece-words.ts';

/** Attack dice and defense dice of one colour are different dice. lg.dice.attack-colours, lg.dice.defense-colours */
export type TalliedDie = `attack-${'red' | 'black' | 'white'}` | `defense-${'red' | 'white'}`;

const dice: Readonly<Record<Language, Readonly<Record<TalliedDie, string>>>> = {
  en: {
    'attack-red': 'Red attack dice',
    'attack-black': 'Black attack dice',
    'attack-white': 'White attack dice',
    'defense-red': 'Red defense dice',
    'defense-white': 'White defense dice',
  },
  es: {
    'attack-red': 'Dados de ataque rojos',
    'attack-black': 'Dados de ataque negros',
    'attack-white': 'Dados de ataque blancos',
    'defense-red': 'Dados de defensa rojos',
    'defense-white': 'Dados de defensa blancos',
  },
  pt: {
    'attack-red': 'Dados de ataque vermelhos',
    'attack-black': 'Dados de ataque pretos',
    'attack-white': 'Dados de ataque brancos',
    'defense-red': 'Dados de defesa vermelhos',
    'defense-white': 'Dados de defesa brancos',
  },
};

/** Kinds of dice and faces, by their names in the rules. */
export const tallyWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: { ...en.names.faces, ...dice.en },
  es: { ...es.names.faces, ...dice.es },
  pt: { ...pt.names.faces, ...dice.pt },
};

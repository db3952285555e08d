import type { Language } from '../text/index.ts';

/** Kinds of dice and faces, by their names in the rules. */
export const tallyWords: Readonly<Record<Language, Readonly<Record<string, string>>>> = {
  en: {
    attack: 'Attack dice',
    defense: 'Defense dice',
    hit: 'hit',
    crit: 'critical hit',
    focus: 'focus',
    evade: 'evade',
    blank: 'blank',
  },
  es: {
    attack: 'Dados de ataque',
    defense: 'Dados de defensa',
    hit: 'impacto',
    crit: 'impacto crítico',
    focus: 'concentración',
    evade: 'evasión',
    blank: 'vacío',
  },
  pt: {
    attack: 'Dados de ataque',
    defense: 'Dados de defesa',
    hit: 'acerto',
    crit: 'acerto crítico',
    focus: 'foco',
    evade: 'evasão',
    blank: 'vazio',
  },
};

import type { Language } from './game-text.ts';

interface PresetWords {
  readonly title: string;
  /** What is particular about it, in one line. */
  readonly line: string;
}

const WORDS: Readonly<Record<string, Readonly<Record<Language, PresetWords>>>> = {
  aces: {
    en: {
      title: 'Encounter of Aces, squads of 20',
      line: 'As the event document is written: 3 for a win, 1 for a draw; a bye is worth 18 mission points.',
    },
    es: {
      title: 'Encuentro de Ases, escuadrones de 20',
      line: 'Como está escrito el documento: 3 por ganar, 1 por empatar; un bye vale 18 puntos de misión.',
    },
    pt: {
      title: 'Encontro de Ases, esquadrões de 20',
      line: 'Como está escrito o documento: 3 por vencer, 1 por empatar; um bye vale 18 pontos de missão.',
    },
  },
  'aces-100': {
    en: {
      title: 'Encounter of Aces, squads of 100',
      line: 'The rules of the event document for squads of 100: a bye is worth 90 mission points, a concession 100.',
    },
    es: {
      title: 'Encuentro de Ases, escuadrones de 100',
      line: 'Las reglas del documento para escuadrones de 100: un bye vale 90 puntos de misión, una rendición 100.',
    },
    pt: {
      title: 'Encontro de Ases, esquadrões de 100',
      line: 'As regras do documento para esquadrões de 100: um bye vale 90 pontos de missão, uma desistência 100.',
    },
  },
  armada: {
    en: {
      title: 'Armada, points by margin',
      line: 'From 6-5 to 10-1 by the margin of victory; then margin, strength of schedule, lot.',
    },
    es: {
      title: 'Armada, puntos por margen',
      line: 'De 6-5 a 10-1 según el margen de victoria; después margen, fuerza de los rivales, sorteo.',
    },
    pt: {
      title: 'Armada, pontos por margem',
      line: 'De 6-5 a 10-1 pela margem de vitória; depois margem, força dos adversários, sorteio.',
    },
  },
  legion: {
    en: {
      title: 'Legion, wins and schedule',
      line: '1 for a win, no draws; then strength of schedule, that of the opponents, lot.',
    },
    es: {
      title: 'Legion, victorias y calendario',
      line: '1 por ganar, sin empates; después fuerza de los rivales, la de los rivales de estos, sorteo.',
    },
    pt: {
      title: 'Legion, vitórias e calendário',
      line: '1 por vencer, sem empates; depois força dos adversários, a dos adversários destes, sorteio.',
    },
  },
  'legion-share': {
    en: {
      title: 'Legion, wins and share of points',
      line: '1 for a win, no draws; then the share of victory points, lot.',
    },
    es: {
      title: 'Legion, victorias y parte de los puntos',
      line: '1 por ganar, sin empates; después la parte de los puntos de victoria, sorteo.',
    },
    pt: {
      title: 'Legion, vitórias e parte dos pontos',
      line: '1 por vencer, sem empates; depois a parte dos pontos de vitória, sorteio.',
    },
  },
};

/** What people call a preset; the bare name of one that has no words. */
export function presetTitle(preset: string, language: Language): string {
  return WORDS[preset]?.[language].title ?? preset;
}

/** What is particular about a preset, in one line; empty for one that has no words. */
export function presetLine(preset: string, language: Language): string {
  return WORDS[preset]?.[language].line ?? '';
}

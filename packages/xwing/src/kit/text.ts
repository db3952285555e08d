import type { Decision, Plain, Refusal } from '@sortie/kernel';
import type { Fault, Squad } from '../lists/index.ts';
import { faultText, squadCost, xwsRefusalText } from '../lists/index.ts';
import { xwsRefusalRule } from '../lists/xws-reader.ts';
import type { XwingEvent } from '../model/index.ts';
import { type Language, type Names, namesOf, rulesOfEvent, texts } from '../text/index.ts';
import type { SetupWords } from '../text/setup-words.ts';
import type { XwingView } from '../view/xwing-view.ts';
import { answerFromWords } from './answer-from-words.ts';
import type { NamedFault } from './lists.ts';

/** A table, and how its people and ships are called. */
interface Subject {
  readonly table: XwingView;
  readonly people?: Readonly<Record<string, string>>;
  readonly labels?: Readonly<Record<string, string>>;
}

/** X-Wing's words in one language. */
export function xwingText(language: Language) {
  const { eventText, decisionText, answerText, refusalText, setupWords } = texts(language);
  const named = (subject: Subject) => namesFor(subject, language);
  return {
    language,
    event: (event: XwingEvent, subject: Subject) => eventText(event, named(subject)),
    question: (decision: Decision, subject: Subject) => decisionText(decision, named(subject)),
    answer: (decision: Decision, answer: Plain, subject: Subject) =>
      answerText(decision, answer, named(subject)),
    refusal: (refusal: Refusal) =>
      language === 'en' && refusal.rule === xwsRefusalRule ? xwsRefusalText(refusal) : refusalText(refusal),
    fault: ({ rule, card, about }: NamedFault) =>
      about === undefined ? `${card ?? ''}: ${rule}` : faultText(about as unknown as Fault),
    list: (squad: Squad) => `${squad.ships.length} ships, ${squadCost(squad)} points`,
    kind: (faction: string) => setupWords.values[faction] ?? faction,
    preset: (id: string) => setupWords.presets[id],
    option: (field: string) => setupWords.options[field] ?? field,
    value: (_field: string, value: Plain) => valueText(value, setupWords),
    note: (field: string, value: Plain) =>
      field === 'battle' && value === 'duel' ? setupWords.duelNote : undefined,
    series: (key: string) => setupWords.series[key] ?? key,
    standing: ({ ships, round, phase }: XwingView) => `${ships.length} ships, round ${round}, ${phase} phase`,
    rulesOf: rulesOfEvent,
    answerFromWords: (decision: Decision, words: string, { table, people, labels }: Subject) =>
      answerFromWords(decision, words, namesOf(table, people, language), labels),
  };
}

function valueText(value: Plain, { noLimit, values }: SetupWords): string {
  if (value === null) return noLimit;
  return typeof value === 'string' ? (values[value] ?? value) : JSON.stringify(value);
}

function namesFor({ table, people, labels = {} }: Subject, language: Language): Names {
  const names = namesOf(table, people, language);
  const ship = (id: string) => {
    const label = labels[id];
    return label === undefined ? names.ship(id) : `${names.ship(id)} [${label}]`;
  };
  return { ...names, ship };
}

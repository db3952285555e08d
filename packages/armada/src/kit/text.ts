import type { Decision, Plain, Refusal } from '@sortie/kernel';
import { fleetRefusalText } from '../lists/fault-text.ts';
import {
  cardName,
  type Language,
  rulesOfEvent,
  silentEvents,
  storyOf,
  type ToldEvent,
  texts,
} from '../text/index.ts';
import type { SetupWords } from '../text/setup-words.ts';
import { labelledNames, type Subject } from './subject.ts';

/** Armada's words in one language. */
export function armadaText(language: Language) {
  const { eventText, decisionText, answerText, refusalText, setupWords } = texts(language);
  const named = (subject: Subject) => labelledNames(subject, language);
  return {
    language,
    event: (event: ToldEvent, subject: Subject) => eventText(event, named(subject)),
    question: (decision: Decision, subject: Subject) => decisionText(decision, named(subject)),
    answer: (decision: Decision, answer: Plain, subject: Subject) =>
      answerText(decision, answer, named(subject)),
    refusal: (refusal: Refusal) => fleetRefusalText(refusal, language) ?? refusalText(refusal),
    kind: (faction: string) => setupWords.values[faction] ?? faction,
    preset: (id: string) => setupWords.presets[id],
    option: (field: string) => setupWords.options[field] ?? field,
    value: (field: string, value: Plain) =>
      field === 'agreedObjective' && value === null
        ? setupWords.notAgreed
        : valueText(value, setupWords, language),
    note: (field: string, value: Plain) =>
      typeof value === 'string' ? setupWords.notes[field]?.[value] : undefined,
    series: (key: string) => setupWords.series[key] ?? key,
    rulesOf: rulesOfEvent,
    silent: silentEvents,
    story: storyOf(language, named),
  };
}

/** Objectives are called by the names of their cards. */
function valueText(value: Plain, { noLimit, answers, values }: SetupWords, language: Language): string {
  if (value === null) return noLimit;
  if (typeof value === 'boolean') return value ? answers.yes : answers.no;
  if (typeof value !== 'string') return JSON.stringify(value);
  return values[value] ?? cardName(value, language) ?? value;
}

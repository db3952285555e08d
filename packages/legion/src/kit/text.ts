import type { Decision, Plain, Refusal } from '@sortie/kernel';
import { armyRefusalText } from '../lists/fault-text.ts';
import type { LogEvent } from '../model/index.ts';
import { type Language, rulesOfEvent, silentEvents, storyOf, texts } from '../text/index.ts';
import type { SetupWords } from '../text/setup-words.ts';
import { labelledNames, type Subject } from './subject.ts';

/** Legion's words in one language. */
export function legionText(language: Language) {
  const { eventText, decisionText, answerText, refusalText, setupWords } = texts(language);
  const named = (subject: Subject) => labelledNames(subject, language);
  return {
    language,
    event: (event: LogEvent, subject: Subject) => eventText(event, named(subject)),
    question: (decision: Decision, subject: Subject) => decisionText(decision, named(subject)),
    answer: (decision: Decision, answer: Plain, subject: Subject) =>
      answerText(decision, answer, named(subject)),
    refusal: (refusal: Refusal) => armyRefusalText(refusal, language) ?? refusalText(refusal),
    kind: (faction: string) => setupWords.values[faction] ?? faction,
    preset: (id: string) => setupWords.presets[id],
    option: (field: string) => setupWords.options[field] ?? field,
    value: (field: string, value: Plain) =>
      field === 'terrain' && value === null ? setupWords.noTerrain : valueText(value, setupWords),
    note: (field: string, value: Plain) => setupWords.notes[field]?.[JSON.stringify(value)],
    series: (key: string) => setupWords.series[key] ?? key,
    rulesOf: rulesOfEvent,
    silent: silentEvents,
    story: storyOf(language, named),
  };
}

function valueText(value: Plain, { noLimit, answers, values }: SetupWords): string {
  if (value === null) return noLimit;
  if (typeof value === 'boolean') return value ? answers.yes : answers.no;
  return typeof value === 'string' ? (values[value] ?? value) : JSON.stringify(value);
}

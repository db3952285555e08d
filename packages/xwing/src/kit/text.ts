import type { Decision, Plain, Refusal } from '@sortie/kernel';
import { xwsRefusalText } from '../lists/index.ts';
import { xwsRefusalRule } from '../lists/xws-reader.ts';
import { type Language, rulesOfEvent, silentEvents, storyOf, type ToldEvent, texts } from '../text/index.ts';
import type { SetupWords } from '../text/setup-words.ts';
import { labelledNames, type Subject } from './subject.ts';

/** X-Wing's words in one language. */
export function xwingText(language: Language) {
  const { eventText, decisionText, answerText, refusalText, setupWords } = texts(language);
  const named = (subject: Subject) => labelledNames(subject, language);
  return {
    language,
    event: (event: ToldEvent, subject: Subject) => eventText(event, named(subject)),
    question: (decision: Decision, subject: Subject) => decisionText(decision, named(subject)),
    answer: (decision: Decision, answer: Plain, subject: Subject) =>
      answerText(decision, answer, named(subject)),
    refusal: (refusal: Refusal) =>
      language === 'en' && refusal.rule === xwsRefusalRule && refusal.about !== null
        ? xwsRefusalText(refusal)
        : refusalText(refusal),
    kind: (faction: string) => setupWords.values[faction] ?? faction,
    preset: (id: string) => setupWords.presets[id],
    option: (field: string) => setupWords.options[field] ?? field,
    value: (_field: string, value: Plain) => valueText(value, setupWords),
    note: (field: string, value: Plain) =>
      field === 'battle' || field === 'timedPlanning' ? setupWords.notes[wordOf(value)] : undefined,
    series: (key: string) => setupWords.series[key] ?? key,
    rulesOf: rulesOfEvent,
    silent: silentEvents,
    story: storyOf(language, named),
  };
}

/** How a value is called among the words; the only option that is taken or left is the timer. */
function wordOf(value: Plain): string {
  return value === true ? 'timed' : typeof value === 'string' ? value : JSON.stringify(value);
}

function valueText(value: Plain, { noLimit, values }: SetupWords): string {
  if (value === null || value === false) return noLimit;
  const word = wordOf(value);
  return values[word] ?? word;
}

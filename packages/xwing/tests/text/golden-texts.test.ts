import { readFileSync } from 'node:fs';
import type { Decision, Plain, Replay } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { expect, test } from 'vitest';
import { xwing } from '../../src/game.ts';
import type { Language } from '../../src/text/language.ts';
import { languages } from '../../src/text/language.ts';
import { namesOf } from '../../src/text/names.ts';
import { loadTexts, texts } from '../../src/text/texts.ts';
import type { XwingView } from '../../src/view/xwing-view.ts';
import { englishLeft } from './foreign-words.ts';

await Promise.all(languages.map(loadTexts));

/** Values that slipped through, and words of the program. */
const UNREADABLE = /undefined|null|NaN|\[object|\bs\d+\.\w+\b|[a-z]+:[a-z]|[a-z][A-Z]/;

type Said = Record<Language, Set<string>>;

/** Everything a game asks, takes for an answer and tells, in each language. */
function saidIn(file: string): Said {
  const replay = JSON.parse(readFileSync(new URL(`../golden/${file}`, import.meta.url), 'utf8')) as Replay;
  const referee = Referee.open(xwing, replay.opening);
  if (isRefusal(referee)) throw new Error(referee.rule);
  const said: Said = { en: new Set(), es: new Set(), pt: new Set() };
  const tableNow = () => (referee.view('referee') as unknown as { readonly table: XwingView }).table;
  for (const entry of replay.journal) {
    const table = tableNow();
    const decisions = referee.decisions();
    for (const language of languages) {
      const names = namesOf(table, {}, language);
      const { decisionText, answerText } = texts(language);
      for (const decision of decisions) {
        said[language].add(decisionText(decision, names));
        for (const answer of someAnswers(decision)) said[language].add(answerText(decision, answer, names));
      }
    }
    referee.enter([entry]);
  }
  const log = referee.logFor('referee');
  for (const language of languages) {
    const names = namesOf(tableNow(), {}, language);
    for (const event of log) said[language].add(texts(language).eventText(event, names) ?? 'nothing');
    said[language].delete('nothing');
  }
  return said;
}

function someAnswers({ answers }: Decision): readonly Plain[] {
  return answers.kind === 'offers' ? answers.offers : answers.suggestions.slice(0, 2);
}

test.each(['aces-against-falcon.json', 'first-mission.json', 'resistance-against-slavers.json'])(
  '%s reads well in Spanish and Portuguese',
  (file) => {
    const { en, es, pt } = saidIn(file);
    for (const said of [es, pt]) {
      expect(said.size).toBeGreaterThan(100);
      expect([...said].filter((text) => text === '' || UNREADABLE.test(text))).toEqual([]);
      expect(englishLeft([...said], [...en])).toEqual([]);
    }
  },
);

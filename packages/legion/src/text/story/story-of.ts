import { sentence } from '@sortie/scene/telling';
import type { LogEvent } from '../../model/index.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { texts } from '../texts.ts';
import { begins, isFight, warns } from './deeds.ts';
import { headlineOf } from './headline.ts';

/** How a log of Legion is told in a language; `named` says how those in it are called. */
export function storyOf<Subject>(language: Language, named: (subject: Subject) => Names) {
  const { eventText, deedWords } = texts(language);
  return {
    read: (log: readonly LogEvent[]) => log,
    begins,
    headline: (deed: readonly LogEvent[], subject: Subject) => {
      const names = named(subject);
      const clause = (event: LogEvent) => (eventText(event, names) ?? '').replace(/\.$/, '');
      const found = headlineOf(deed, { words: deedWords, names, clause });
      return found === undefined ? undefined : { text: sentence(found) };
    },
    isFight,
    warns,
  };
}

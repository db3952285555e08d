import { sentence } from '@sortie/scene/telling';
import type { LogEvent } from '../../model/index.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { texts } from '../texts.ts';
import { begins, isFight, warns } from './deeds.ts';
import { headlineOf } from './headline.ts';
import { readLog } from './read-log.ts';
import type { Telling } from './telling.ts';
import type { ToldEvent } from './told-event.ts';

/** How a log of Armada is told in a language; `named` says how those in it are called. */
export function storyOf<Subject>(language: Language, named: (subject: Subject) => Names) {
  const { eventText, deedWords, wording } = texts(language);
  const tellingOf = (names: Names): Telling => ({
    words: deedWords,
    wording,
    names,
    clause: (event) => (eventText(event, names) ?? '').replace(/\.$/, ''),
  });
  return {
    read: (log: readonly ToldEvent[]) => readLog(log as readonly LogEvent[]),
    begins,
    headline: (deed: readonly ToldEvent[], subject: Subject) => {
      const found = headlineOf(deed, tellingOf(named(subject)));
      return found && { ...found, text: sentence(found.text) };
    },
    isFight,
    warns,
  };
}

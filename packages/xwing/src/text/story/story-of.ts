import { sentence } from '@sortie/scene/telling';
import type { LogEvent } from '../../model/index.ts';
import type { XwingView } from '../../view/xwing-view.ts';
import type { Language } from '../language.ts';
import type { Names } from '../names.ts';
import { obstacleName } from '../obstacle-name.ts';
import { texts } from '../texts.ts';
import { begins, isFight, warns } from './deeds.ts';
import { headlineOf, type Telling } from './headline.ts';
import { readLog } from './read-log.ts';
import type { ToldEvent } from './told-event.ts';

/** How a log of X-Wing is told in a language; `named` says how those in it are called. */
export function storyOf<Subject>(language: Language, named: (subject: Subject) => Names) {
  const { eventText, deedWords, pieceWords } = texts(language);
  const tellingOf = (names: Names): Telling => ({
    words: deedWords,
    names,
    clause: (event) => (eventText(event, names) ?? '').replace(/\.$/, ''),
    obstacle: (id) => obstacleName(names.table, id, pieceWords),
  });
  return {
    read: (log: readonly ToldEvent[], table: XwingView) => readLog(log as readonly LogEvent[], table),
    begins,
    headline: (deed: readonly ToldEvent[], subject: Subject) => {
      const found = headlineOf(deed, tellingOf(named(subject)));
      return found && { ...found, text: sentence(found.text) };
    },
    isFight,
    warns,
  };
}

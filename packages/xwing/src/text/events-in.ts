import type { LogEvent } from '../model/index.ts';
import { capital } from './capital.ts';
import type { EventSentences } from './en/event-sentences.ts';
import type { LanguageTexts } from './language-texts.ts';
import type { Names } from './names.ts';

/** What happened, in one sentence of a language. */
export function eventsIn(sentences: EventSentences<LogEvent['kind']>): LanguageTexts['eventText'] {
  return (event, names) => {
    // The log of older rules may hold kinds of events that are written no more.
    const say = sentences[event.kind] as ((event: LogEvent, names: Names) => string | undefined) | undefined;
    const text = say?.(event, names);
    return text === undefined ? undefined : `${capital(text)}${/[.?!]$/.test(text) ? '' : '.'}`;
  };
}

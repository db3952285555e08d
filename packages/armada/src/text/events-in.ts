import type { EventSentences } from './event-sentences.ts';
import type { LanguageTexts } from './language-texts.ts';
import type { Names } from './names.ts';
import { capital, sentence } from './sentence.ts';
import type { ToldEvent } from './story/told-event.ts';

/** What happened, in one sentence of a language; undefined for what players need not hear. */
export function eventsIn(sentences: EventSentences<ToldEvent['kind']>): LanguageTexts['eventText'] {
  return (event, names) => {
    // The log of older rules may hold kinds of events that are written no more.
    const say = sentences[event.kind] as ((event: ToldEvent, names: Names) => string | undefined) | undefined;
    const text = say?.(event, names);
    // What people say ends as they ended it.
    if (text === undefined || event.kind === 'said') return text && capital(text);
    return sentence(text);
  };
}

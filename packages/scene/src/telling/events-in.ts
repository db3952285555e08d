import { capital, sentence } from './sentence.ts';

interface Kinded {
  readonly kind: string;
}

/** For each kind of event what it says; undefined for what players need not hear. */
export type SentencesOf<Event extends Kinded, Names> = {
  readonly [Kind in Event['kind']]: (
    event: Extract<Event, { readonly kind: Kind }>,
    names: Names,
  ) => string | undefined;
};

/** What happened, in one sentence of a language; undefined for what players need not hear. */
export function eventsIn<Event extends Kinded, Names>(
  sentences: SentencesOf<Event, Names>,
): (event: Event, names: Names) => string | undefined {
  const byKind = sentences as unknown as Readonly<
    Record<string, (event: Event, names: Names) => string | undefined>
  >;
  return (event, names) => {
    // The log of older rules may hold kinds of events that are written no more.
    const text = byKind[event.kind]?.(event, names);
    // What people say ends as they ended it.
    if (text === undefined || event.kind === 'said') return text && capital(text);
    return sentence(text);
  };
}

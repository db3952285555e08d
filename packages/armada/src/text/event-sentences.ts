import type { SentencesOf } from '@sortie/scene/telling';
import type { Names } from './names.ts';
import type { ToldEvent } from './story/told-event.ts';

/** For each of these kinds of event what it says; undefined for what players need not hear. */
export type EventSentences<Kind extends ToldEvent['kind']> = SentencesOf<
  Extract<ToldEvent, { readonly kind: Kind }>,
  Names
>;

import type { EventReply } from '../../../live/event-line.ts';

/** A reply to something that was not done. */
export type Trouble = Exclude<EventReply, { readonly kind: 'done' }>;

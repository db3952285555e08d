import type { KeptEvent } from '../../../live/kept-events.ts';

/** In which role an event is opened. */
export interface WantedRole {
  /** Undefined for the public. */
  readonly token: string | undefined;
  /** Whether the token came with the address and is to be kept. */
  readonly isNew: boolean;
}

/** Other fragments of addresses are places on a page. */
const TOKEN = /^[\w-]{16,}$/;

/** A link's own token first, then the role that the address names, then the one that was opened last. */
export function whichRole(kept: KeptEvent | undefined, as: string | null, fragment: string): WantedRole {
  if (TOKEN.test(fragment)) return { token: fragment, isNew: true };
  return { token: kept?.tokens[as ?? kept.last], isNew: false };
}

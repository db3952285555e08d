import type { Viewer } from '@sortie/tournaments/view';
import { keep, readKept } from '../app/kept.ts';
import { store, useStore } from '../app/store.ts';

/** An event that this browser has a link of, or looks at. */
export interface KeptEvent {
  readonly id: string;
  readonly name: string;
  /** As YYYY-MM-DD; empty where the organiser named none. */
  readonly date: string;
  /** By role, so that the link of a player never takes the place of the organiser's. */
  readonly tokens: Readonly<Record<string, string>>;
  /** The role that an address without one opens; `public` for one who only looks. */
  readonly last: string;
  /** The organiser has said that the link is kept elsewhere too. */
  readonly isLinkKept?: boolean;
  /** Milliseconds since 1970. */
  readonly at: number;
}

const MOST = 100;

const events = store<readonly KeptEvent[]>(latest([]));

window.addEventListener('storage', ({ key }) => {
  if (key === null || key === 'sortie.events') events.set(latest(events.get()));
});

/** Another tab may have kept a role since this page was loaded; one that is overwritten is lost for good. */
function latest(usual: readonly KeptEvent[]): readonly KeptEvent[] {
  return readKept('events', usual, Array.isArray).filter(isSound);
}

function isSound(event: Partial<KeptEvent> | null): boolean {
  return typeof event?.id === 'string' && typeof event.tokens === 'object' && event.tokens !== null;
}

/** A role as addresses and the browser's memory name it: `organiser`, `public`, or the person's own id. */
export function roleKey(viewer: Viewer): string {
  if (viewer.role === 'judge') return viewer.judge;
  return viewer.role === 'player' ? viewer.player : viewer.role;
}

interface Visit {
  readonly id: string;
  readonly name: string;
  readonly date: string;
  readonly role: string;
  /** None for the public. */
  readonly token?: string | undefined;
}

/** Notes that an event was opened in a role; the tokens of other roles stay. */
export function keepVisit({ id, name, date, role, token }: Visit): void {
  change((kept) => {
    const before = kept.find((event) => event.id === id);
    const tokens = { ...before?.tokens, ...(token === undefined ? {} : { [role]: token }) };
    // Whoever has a role and looks at the public page comes back to the role.
    const last = role === 'public' ? (Object.keys(tokens)[0] ?? role) : role;
    const event: KeptEvent = { ...before, id, name, date, tokens, last, at: Date.now() };
    return [event, ...kept.filter((other) => other.id !== id)].slice(0, MOST);
  });
}

/** A link that was replaced opens nothing any more. */
export function forgetToken(id: string, token: string): void {
  change((kept) =>
    kept.map((event) => {
      if (event.id !== id) return event;
      const tokens = Object.fromEntries(Object.entries(event.tokens).filter(([, each]) => each !== token));
      return { ...event, tokens, last: Object.keys(tokens)[0] ?? 'public' };
    }),
  );
}

export function noteLinkIsKept(id: string): void {
  change((kept) => kept.map((event) => (event.id === id ? { ...event, isLinkKept: true } : event)));
}

export function forgetEvent(id: string): void {
  change((kept) => kept.filter((event) => event.id !== id));
}

function change(how: (kept: readonly KeptEvent[]) => readonly KeptEvent[]): void {
  const next = how(latest(events.get()));
  keep('events', next);
  events.set(next);
}

export function useKeptEvents(): readonly KeptEvent[] {
  return useStore(events);
}

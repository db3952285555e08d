import { roleKey } from '../../../live/kept-events.ts';
import { type ShownEvent, useEvent } from './event-context.ts';

/** A page of an event for whoever looks at it: `addressIn(event, 'standings')`. Tokens are in no address. */
export function addressIn({ id, as }: Pick<ShownEvent, 'id' | 'as'>, section = ''): string {
  const path = section === '' ? '' : `/${section}`;
  return `/event/${encodeURIComponent(id)}${path}?as=${encodeURIComponent(roleKey(as))}`;
}

/** Addresses of the pages of this event. */
export function useAddress(): (section?: string) => string {
  const event = useEvent();
  return (section) => addressIn(event, section);
}

/** A link that gives whoever opens it a role; without a token it is the event's public page. */
export function linkTo(origin: string, id: string, token?: string): string {
  return `${origin}/event/${encodeURIComponent(id)}${token === undefined ? '' : `#${token}`}`;
}

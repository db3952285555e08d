import type { EventReply } from '../../../live/event-line.ts';
import type { Trouble } from './trouble.ts';

interface Asking {
  readonly show: (trouble: Trouble) => Promise<boolean>;
  readonly inline: boolean;
}

/** A refusal that only asks is sent again with its rule once it was answered with yes. */
export async function sendAsking(
  send: (confirmed: readonly string[]) => Promise<EventReply>,
  { show, inline }: Asking,
): Promise<EventReply> {
  const confirmed: string[] = [];
  for (;;) {
    const reply = await send(confirmed);
    if (reply.kind === 'done') return reply;
    const isAsked = reply.kind === 'refused' && reply.asks && !confirmed.includes(reply.rule);
    if (!isAsked) {
      if (!inline || isStale(reply)) await show(reply);
      return reply;
    }
    if (!(await show(reply))) return reply;
    confirmed.push(reply.rule);
  }
}

/** Somebody else was faster: said before the page, for what a form shows may have changed. */
function isStale(trouble: Trouble): boolean {
  return trouble.kind === 'refused' && trouble.rule === 'desk.stale';
}

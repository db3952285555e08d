import { isRefusal } from '@sortie/kernel';
import { readEventFile } from '@sortie/tournaments/files';
import { verifyTournament } from '@sortie/tournaments/rules';
import { fetchEventFile } from '../../../live/event-lobby.ts';

/** What checking the draws of an event came to. */
export type Checked =
  | { readonly kind: 'sound'; readonly draws: number }
  /** The secret is not the one that was promised when the event was made. */
  | { readonly kind: 'broken' }
  /** The first draw that is not what the log says, by the number of its entry. */
  | { readonly kind: 'differs'; readonly entry: number }
  | { readonly kind: 'unread' }
  | { readonly kind: 'offline' };

/** Loads the log of an event that is over and draws everything again in this browser. */
export async function checkDraws(id: string, commitment: string): Promise<Checked> {
  const text = await fetchEventFile(id, 'file', undefined).catch(() => undefined);
  return text === undefined ? { kind: 'offline' } : checkedFile(text, commitment);
}

export function checkedFile(text: string, commitment: string): Checked {
  const log = readEventFile(text);
  if (isRefusal(log)) return { kind: 'unread' };
  const { draws, fault } = verifyTournament(log, commitment);
  if (fault === null) return { kind: 'sound', draws };
  if (fault.rule === 'table.commitment-broken') return { kind: 'broken' };
  const { where } = (fault.about ?? {}) as { readonly where?: unknown };
  return { kind: 'differs', entry: typeof where === 'number' ? where : 0 };
}

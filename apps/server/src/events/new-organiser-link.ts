import { hashOf, newToken } from '../games/tokens.ts';
import { StartProblem } from '../start-problem.ts';
import type { Storage } from '../storage/stored-game.ts';

/**
 * Where the organiser of an event comes back when every organiser's link is lost: whoever can start the server may
 * have it. It replaces the link of whoever made the event.
 */
export async function newOrganiserLink(event: string, storage: Storage): Promise<string> {
  const stored = await storage.events.load(event);
  if (!stored) {
    throw new StartProblem(
      `There is no event ${JSON.stringify(event)} here: ORGANISER_OF is what follows /event/ in its address.`,
    );
  }
  const name = stored.opening.settings.organiser || 'Organiser';
  const token = newToken();
  await storage.events.replaceLinks(event, [{ role: { role: 'organiser', name }, tokenHash: hashOf(token) }]);
  return `/event/${event}#${token}`;
}

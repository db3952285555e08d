import type { GameKit, Registry } from '@sortie/games';
import { createContext, useContext } from 'react';
import type { WebGame } from './web-game.ts';

/** The games of this page: their kits, the parts that only a page has, and what works beside it. */
export interface Site {
  readonly games: Registry;
  readonly parts: ReadonlyMap<string, () => Promise<WebGame>>;
  /** Starts a worker that verifies replays of these games. */
  readonly startVerifier: () => Worker;
  /** What a run of the tests wrote about rules; undefined when the page was built without it. */
  readonly loadRuleReport: () => Promise<unknown>;
}

const SiteContext = createContext<Site | undefined>(undefined);

/** Gives the games to everything within. */
export const WithSite = SiteContext.Provider;

export function useSite(): Site {
  const site = useContext(SiteContext);
  if (!site) throw new Error('there is no site around this page');
  return site;
}

/** The game of this name, or the first one where none is named. */
export function kitOf({ games }: Site, name?: string): GameKit | undefined {
  return name === undefined ? games.kits[0] : games.find(name);
}

/** What a page has of a game; nothing of its own for a game that comes with its kit alone. */
export async function partsOf({ parts }: Site, name: string): Promise<WebGame> {
  return (await parts.get(name)?.()) ?? {};
}

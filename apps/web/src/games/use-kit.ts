import type { GameKit, GameText, ListKit, SetupKit } from '@sortie/games';
import { use } from 'react';
import { useLanguage } from '../app/settings.ts';
import { anyListParts, type ListParts } from './list-parts.ts';
import { partsOf, type Site, useSite } from './site.ts';

const loads = new WeakMap<object, Map<string, Promise<unknown>>>();

/** The same promise for the same part, so that a component that waits for it finds it when it comes back. */
function loadOnce<Part>(owner: object, part: string, load: () => Promise<Part>): Promise<Part> {
  const known = loads.get(owner) ?? new Map<string, Promise<unknown>>();
  loads.set(owner, known);
  const found = known.get(part) as Promise<Part> | undefined;
  if (found) return found;
  const loading = load();
  known.set(part, loading);
  // The next one to ask tries again.
  loading.catch(() => known.delete(part));
  return loading;
}

export function useLists(kit: GameKit): ListKit {
  return use(loadOnce(kit, 'lists', () => kit.lists()));
}

export function useSetup(kit: GameKit): SetupKit {
  return use(loadOnce(kit, 'setup', () => kit.setup()));
}

/** The game's words in the reader's language. */
export function useGameText(kit: GameKit): GameText {
  const language = useLanguage();
  return use(loadOnce(kit, `text ${language}`, () => kit.text(language)));
}

/** How the game's lists are shown; nothing for a game that brings no components for them. */
export function useListParts(kit: GameKit): ListParts {
  const site = useSite();
  return use(loadOnce(site, `lists ${kit.name}`, () => loadListParts(site, kit.name)));
}

async function loadListParts(site: Site, name: string): Promise<ListParts> {
  const { lists } = await partsOf(site, name);
  return lists ? lists() : anyListParts({});
}

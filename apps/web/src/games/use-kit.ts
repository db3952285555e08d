import type { GameKit, GameText, ListKit, SetupKit, TallyKit } from '@sortie/games';
import { use } from 'react';
import { type InLanguage, inLanguage } from '../app/in-language.ts';
import { wordsLoaded } from '../app/readers-language.ts';
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

/** Undefined for a game that counts nothing but results. */
export function useTally(kit: GameKit): TallyKit | undefined {
  return use(loadOnce(kit, 'tally', async () => kit.tally?.()));
}

const texts = new WeakMap<GameKit, InLanguage<GameText>>();

/** A game's words by language: what is shown is loaded before the page changes to another one. */
export function textOf(kit: GameKit): InLanguage<GameText> {
  const known = texts.get(kit) ?? inLanguage((language) => kit.text(language));
  texts.set(kit, known);
  return known;
}

/** The game's words in the reader's language. */
export function useGameText(kit: GameKit): GameText {
  const language = useLanguage();
  const text = textOf(kit);
  return text.get(language) ?? use(text.load(language));
}

/** How the game's lists are shown; nothing for a game that brings no components for them. */
export function useListParts(kit: GameKit): ListParts {
  const site = useSite();
  return use(loadOnce(site, `lists ${kit.name}`, () => loadListParts(site, kit.name)));
}

async function loadListParts(site: Site, name: string): Promise<ListParts> {
  const { lists } = await partsOf(site, name);
  const parts = lists ? await lists() : anyListParts({});
  await wordsLoaded();
  return parts;
}

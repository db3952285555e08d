import type { GameKit } from '@sortie/games';
import { type ReactNode, use } from 'react';
import { type InLanguage, inLanguage } from '../app/in-language.ts';
import { useLanguage } from '../app/settings.ts';
import { type ListWords, WithListWords } from '../lists/list-words.ts';
import { partsOf, type Site, useSite } from './site.ts';

const known = new WeakMap<Site, Map<string, InLanguage<ListWords>>>();

function listWordsOf(site: Site, name: string): InLanguage<ListWords> {
  const ofSite = known.get(site) ?? new Map<string, InLanguage<ListWords>>();
  known.set(site, ofSite);
  const found = ofSite.get(name);
  if (found) return found;
  const words = inLanguage(async (language): Promise<ListWords> => {
    const { listWords } = await partsOf(site, name);
    return (await listWords?.(language)) ?? {};
  });
  ofSite.set(name, words);
  return words;
}

interface Props {
  readonly kit: GameKit;
  readonly children: ReactNode;
}

/** Speaks of lists within as this game does. */
export function ListWordsOf({ kit, children }: Props) {
  const site = useSite();
  const language = useLanguage();
  const words = listWordsOf(site, kit.name);
  return <WithListWords value={words.get(language) ?? use(words.load(language))}>{children}</WithListWords>;
}

import type { Rulebook } from '@sortie/rulebook';
import type { GameKit } from './game-kit.ts';
import type { Language } from './game-text.ts';
import type { Registry } from './registry.ts';
import { rulebookKit } from './rulebook-kit.ts';

/** A rulebook that is kept: that of a game, or one that belongs to no game. */
export interface KeptBook
  extends Pick<GameKit, 'name' | 'title' | 'prefix' | 'rulebook' | 'bookIndex' | 'chapterWith'> {
  /** What readers find it by, where its title is no proper name. */
  readonly heading?: Readonly<Record<Language, string>>;
}

type BookHead = Pick<KeptBook, 'name' | 'title' | 'prefix' | 'heading'>;

/** How a day of games is run, whatever is played. */
const eventBook = keptBook(
  {
    name: 'events',
    title: 'event',
    prefix: 'ev',
    heading: { en: 'Events', es: 'Eventos', pt: 'Eventos' },
  },
  async () => (await import('@sortie/rulebook/events')).eventRulebook,
);

/** The books of all games, and that of events. */
export function booksOf({ kits }: Registry): readonly KeptBook[] {
  return [...kits, eventBook];
}

function keptBook(head: BookHead, load: () => Promise<Rulebook>): KeptBook {
  return {
    ...head,
    rulebook: async (language) => rulebookKit(await (await load()).load(language)),
    bookIndex: async (language) => ({ sayings: await (await load()).loadSayings(language), cards: [] }),
    async chapterWith(rule, language) {
      const chapter = await (await load()).loadChapterWith(rule, language);
      return chapter && rulebookKit(chapter);
    },
  };
}

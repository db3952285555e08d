import type { GameKit } from './game-kit.ts';
import type { Language } from './game-text.ts';
import type { Registry } from './registry.ts';
import { type RulebookKit, rulebookKit } from './rulebook-kit.ts';

/** A rulebook that is kept: that of a game, or one that belongs to no game. */
export interface KeptBook extends Pick<GameKit, 'name' | 'title' | 'prefix'> {
  rulebook(language: Language): Promise<RulebookKit>;
}

/** How a day of games is run, whatever is played. */
const eventBook: KeptBook = {
  name: 'events',
  title: 'event',
  prefix: 'ev',
  async rulebook(language) {
    const { eventRulebook } = await import('@sortie/rulebook/events');
    return rulebookKit(await eventRulebook.load(language));
  },
};

/** The books of all games, and that of events. */
export function booksOf({ kits }: Registry): readonly KeptBook[] {
  return [...kits, eventBook];
}

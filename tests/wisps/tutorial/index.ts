import type { Language, Tutorial } from '@sortie/games';
import { steps } from './steps.ts';
import { words } from './words.ts';

const wisps = [{ talents: [], isFollower: false }];

const setup = {
  players: [
    { seat: 'p1', side: 0, flight: { folk: 'fen', wisps } },
    { seat: 'p2', side: 1, flight: { folk: 'moor', wisps } },
  ],
};

const script = { dice: { flash: ['flare', 'dark'] }, cards: { omens: ['calm 1', 'calm 2'] } };

/** The smallest tutorial: a bid, a drift and a flash. */
export function wispsTutorial(language: Language): Tutorial {
  return { opening: { setup, script }, seat: 'p1', steps, words: words[language] };
}

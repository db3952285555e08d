import type { Say } from '../../../app/words.ts';
import type { en } from '../text/en.ts';

const known = ['me', 'easy', 'medium', 'hard'] as const;

/** Oneself or a computer by how well it plays; a level of a game's own goes by its name. */
export function playerName(player: string, say: Say<typeof en>): string {
  const word = known.find((each) => each === player);
  return word ? say(word) : player;
}

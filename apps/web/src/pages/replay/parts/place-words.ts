import type { Say } from '../../../app/words.ts';
import type { Film } from '../film/film.ts';
import type { en } from '../text/en.ts';

/** Where in the game we are, in words. */
export function placeWords(say: Say<typeof en>, film: Film, entry: number): string {
  const { round } = film.readings[entry]!;
  return round > 0 ? say('sliderValue', { entry, of: film.length, round }) : say('beforeRounds');
}

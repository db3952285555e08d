import type { Difficulty } from '../catalogue/index.ts';
import type { At } from './card-words.ts';

/** Its own ship has just executed a maneuver of this colour. */
export function flew(colour: Difficulty): (at: At<'afterManeuver'>) => boolean {
  return ({ self, execution }) => execution.ship === self && execution.difficulty === colour;
}

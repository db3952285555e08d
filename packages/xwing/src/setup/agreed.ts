import type { Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { product } from '../catalogue/index.ts';
import { collectionOf } from '../lists/index.ts';
import type { Options, Ship } from '../model/index.ts';
import { baseLength } from '../rules/base.ts';
import { FINE } from './deployment.ts';

/** What the players cannot agree on. A mission has its own area and obstacles. */
export function whyNotAgreed(options: Options): Refusal | undefined {
  return whyNotArea(options) ?? whyNotObstacles(options) ?? whyNotOwned(options);
}

/** The side of the square in the sources, and in the English edition. xw.setup.area.size */
const SIDES: readonly number[] = [900, 914.4];

/** Other totals than 100 points, and the older book, leave the size to the players. xw.setup.area.scalable, xw.setup.area.core2012-any-size */
function whyNotArea({ area, points, format, variant }: Options): Refusal | undefined {
  if (variant === 'core2012' || format === 'epic' || points !== 100) return undefined;
  if (area.width === area.depth && SIDES.includes(area.width)) return undefined;
  return refused('xw.setup.area.size', { ...area });
}

/** xw.setup.obstacle.total-six, xw.setup.obstacle.core2012-optional */
function whyNotObstacles({ obstacles, mission, variant }: Options): Refusal | undefined {
  if (mission || variant === 'core2012' || obstacles?.length === 6) return undefined;
  return refused('xw.setup.obstacle.total-six', { field: 'options.obstacles' });
}

/** Tokens and decks must be in the boxes at hand. xw.setup.components.limited */
function whyNotOwned({ collection, obstacles, damageDeck, ownDecks, mission }: Options): Refusal | undefined {
  if (collection === null) return undefined;
  const boxes = collection.map(product);
  const { asteroids, debrisClouds } = collectionOf(boxes);
  const used = (kind: string) =>
    (mission ? [] : (obstacles ?? [])).filter((each) => each.kind === kind).length;
  const decks = boxes.filter((box) => box.damageDeck === damageDeck).length;
  const lacks =
    (used('asteroid') > asteroids && 'asteroids') ||
    (used('debris') > debrisClouds && 'debrisClouds') ||
    (decks < (ownDecks ? 2 : 1) && 'damageDeck');
  return lacks ? refused('xw.setup.components.limited', { lacks }) : undefined;
}

/**
 * However they are put down, each base keeps another one from a square at most this wide; while the squares of all
 * do not fill the area, some place is left for the next. xw.setup.area.scalable
 */
export function whyNotRoom({ area }: Options, ships: readonly Ship[]): Refusal | undefined {
  const lengths = ships.map(baseLength);
  const largest = Math.max(...lengths);
  const kept = lengths.reduce((sum, length) => {
    const side = length * Math.SQRT2 + largest + FINE;
    return sum + side * side;
  }, 0);
  const free = (area.width - largest) * (area.depth - largest);
  return kept < free ? undefined : refused('xw.setup.area.scalable', { ...area });
}

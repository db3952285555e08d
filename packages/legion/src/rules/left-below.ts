import { squareBetween } from '@sortie/geometry';
import type { Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { footholds, radiusOf, type Wish } from '../measuring/index.ts';
import type { Place, Placement } from '../model/index.ts';
import { cohesionOf, type Formation } from './place-in-formation.ts';

/** Those who stay on the level that their leader came from. */
function leftBelow(
  { leader, who, climbed }: Formation,
  placements: readonly Placement[],
): readonly Placement[] {
  if (!climbed) return [];
  return placements.filter(({ stand }) => Math.abs(stand.level - leader.level) > who.step);
}

/** Places for so many of them; those who followed stand too far above to be in the way. lg.cohesion.vertical.others-close */
function placesBelow(formation: Formation, near: Place, placements: readonly Placement[]): readonly Place[] {
  return footholds(cohesionOf(formation), near, leftBelow(formation, placements).length);
}

/** The same arrangement, with those left below close to where the leader began, as wishes. */
export function wishesBelow(
  formation: Formation,
  near: Place,
  placements: readonly Placement[],
): readonly Wish[] {
  const below = leftBelow(formation, placements);
  const places = placesBelow(formation, near, placements);
  return placements.map((each) => {
    const at = places[below.indexOf(each)] ?? each.stand;
    return { id: each.miniature, at: { x: at.x, y: at.y } };
  });
}

/** Whoever could stand nearer by half a base has to. lg.cohesion.vertical.others-close */
export function refuseFarBelow(
  formation: Formation,
  near: Place,
  placements: readonly Placement[],
): Refusal | undefined {
  const apart = (at: Place) => Math.sqrt(squareBetween(at, near));
  const below = leftBelow(formation, placements)
    .map(({ miniature, stand }) => ({ miniature, far: apart(stand) }))
    .toSorted((one, other) => one.far - other.far);
  const best = placesBelow(formation, near, placements).map(apart);
  const stray = below.find(({ far }, index) => far > (best[index] ?? far) + radiusOf(formation.who.base));
  return (
    stray &&
    refused('lg.cohesion.vertical.others-close', { unit: formation.unit.id, miniature: stray.miniature })
  );
}

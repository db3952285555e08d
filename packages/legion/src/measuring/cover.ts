import {
  crosses,
  disc,
  distanceSquared,
  lookAt,
  overlaps,
  type Polygon,
  passesOver,
  type Segment,
  TOLERANCE,
} from '@sortie/geometry';
import { baseOf, bodyOf, type Figure, radiusOf, solidOfFigure, viewpointOf } from './figures.ts';
import type { Hider } from './line-of-sight.ts';
import type { Feature, Relief } from './relief.ts';

/**
 * A ground vehicle or an emplacement trooper, which covers as area terrain does. Only vehicles also block sight.
 * lg.cover.from-units.as-area-terrain, lg.line-of-sight.trooper-never-blocks
 */
export interface CoveringFigure {
  readonly figure: Figure;
  readonly blocksSight: boolean;
}

export interface CoverAround {
  readonly relief: Relief;
  readonly units: readonly CoveringFigure[];
}

/** Something that obscures a defending miniature; its grade is a matter of the rules. */
export interface Obscurer extends Hider {
  /** It hides all of the miniature. lg.terrain.cover.full-block-is-heavy */
  readonly hidesAll: boolean;
}

/** Attacking leader and defending miniature. lg.cover.check.from-leader */
interface Check {
  readonly leader: Figure;
  readonly defender: Figure;
  /** From above, base centre to base centre. lg.cover.check.centre-line-2d */
  readonly centreLine: Segment;
}

/**
 * Everything that obscures a defending miniature from the attacking leader, whatever cover it gives: both tests of
 * the book for the same thing, without what the leader touches.
 */
export function obscurersOf(leader: Figure, defender: Figure, around: CoverAround): readonly Obscurer[] {
  const check = { leader, defender, centreLine: { start: leader.stand, end: defender.stand } };
  const { features } = around.relief;
  return [
    ...solidObscurers(check, around.relief),
    ...features.flatMap((feature) => areaObscurer(check, feature)),
    ...around.units.flatMap((unit) => unitObscurer(check, unit)),
  ];
}

/** lg.cover.check.any-part-behind, lg.cover.check.centre-line, lg.cover.check.leader-contact-terrain */
function solidObscurers(check: Check, { hiding }: Relief): readonly Obscurer[] {
  const crossed = hiding.filter(({ outline }) => passesOver(check.centreLine, outline));
  if (crossed.length === 0) return [];
  const solids = crossed.map(({ solid }) => solid!);
  const eye = viewpointOf(check.leader);
  const look = lookAt(eye, bodyOf(check.defender), solids);
  return look.hiding.flatMap((index): readonly Obscurer[] => {
    const feature = crossed[index]!;
    // All of this reaches down to the ground: what hides a raised miniature hides its base as well.
    const hidesAll = look.hidingAll.includes(index);
    if (!hidesAll && touches(check.leader, feature)) return [];
    return [{ kind: 'terrain', id: feature.id, hidesAll }];
  });
}

/** Area terrain and pits. lg.terrain.area.attack-through-or-into, lg.terrain.pit.overlap-grants-cover */
function areaObscurer(check: Check, feature: Feature): readonly Obscurer[] {
  const { leader, defender, centreLine } = check;
  const found: readonly Obscurer[] = [{ kind: 'terrain', id: feature.id, hidesAll: false }];
  if (feature.piece.group === 'pit') {
    return overlaps(baseOf(defender), feature.outline) && !touches(leader, feature) ? found : [];
  }
  if (!passesOver(centreLine, feature.outline)) return [];
  return isBehindVolume(leader, defender, feature) && !touches(leader, feature) ? found : [];
}

function isBehindVolume(leader: Figure, defender: Figure, { volume, outline, piece }: Feature): boolean {
  if (volume === undefined) return false;
  const body = bodyOf(defender);
  if (body.bottom < piece.height - TOLERANCE && overlaps(disc(body, body.radius), outline)) return true;
  return lookAt(viewpointOf(leader), body, [volume]).hiding.length > 0;
}

/** lg.cover.check.no-self-obscuring, lg.cover.check.leader-contact-mini */
function unitObscurer(check: Check, { figure, blocksSight }: CoveringFigure): readonly Obscurer[] {
  const { leader, defender, centreLine } = check;
  if (figure.id === leader.id || figure.id === defender.id) return [];
  if (!crosses(centreLine, baseOf(figure))) return [];
  const look = lookAt(viewpointOf(leader), bodyOf(defender), [solidOfFigure(figure)]);
  if (look.hiding.length === 0) return [];
  const hidesAll = blocksSight && look.hidingAll.length > 0;
  if (!hidesAll && areInContact(leader, figure)) return [];
  return [{ kind: 'miniature', id: figure.id, hidesAll }];
}

/** A leader that stands in or on a piece touches it. lg.cover.check.leader-contact-terrain */
export function touches(figure: Figure, { outline, blocks, piece }: Feature): boolean {
  const base = baseOf(figure);
  const { level } = figure.stand;
  if (blocks.length === 0) return level <= piece.height + TOLERANCE && isNear(base, outline);
  return blocks.some(
    ({ shape, floor, top }) =>
      top >= level - TOLERANCE && floor <= level + figure.height.top && isNear(base, shape),
  );
}

function isNear(base: ReturnType<typeof baseOf>, shape: Polygon): boolean {
  return distanceSquared(base, shape) <= TOLERANCE * TOLERANCE;
}

/** Whether two bases touch; those on different levels do when one is no higher than the other's miniature. */
export function areInContact(one: Figure, other: Figure): boolean {
  const reach = radiusOf(one.base) + radiusOf(other.base) + TOLERANCE;
  const dx = one.stand.x - other.stand.x;
  const dy = one.stand.y - other.stand.y;
  if (dx * dx + dy * dy > reach * reach) return false;
  const [a, b] = [one.stand.level, other.stand.level];
  return a < b + other.height.top && b < a + one.height.top;
}

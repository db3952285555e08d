import { type Cylinder, isSeen, lookAt, type PointAbove, type Solid } from '@sortie/geometry';
import { tokenThicknessMeasure } from '../catalogue/index.ts';
import type { Place } from '../model/index.ts';
import { type Figure, radiusOf, solidOfFigure, viewpointOf, visiblePartsOf } from './figures.ts';
import type { Relief } from './relief.ts';

/** What can stand in the way of sight. Troopers never do. lg.line-of-sight.blockers, .trooper-never-blocks */
export interface InSight {
  readonly relief: Relief;
  readonly vehicles: readonly Figure[];
}

/** Something that hides: a terrain piece or a vehicle, by its id. */
export interface Hider {
  readonly kind: 'terrain' | 'miniature';
  readonly id: string;
}

/** A line of sight as it can be drawn, and what hides the rest. */
export interface SightLine {
  /** To a part that can be seen; nothing when no part can. */
  readonly line: { readonly from: PointAbove; readonly to: PointAbove } | undefined;
  /** Each hides some part. Nothing hides: wholly visible. */
  readonly hiders: readonly Hider[];
  /** Those that alone hide all of it. */
  readonly hidersOfAll: readonly Hider[];
}

/** Vehicles that reach into the way from one to the other. */
export function vehiclesBetween(from: Figure, to: Figure, vehicles: readonly Figure[]): readonly Figure[] {
  if (vehicles.length === 0) return vehicles;
  const dx = to.stand.x - from.stand.x;
  const dy = to.stand.y - from.stand.y;
  const square = dx * dx + dy * dy;
  return vehicles.filter(({ id, stand, base }) => {
    // lg.line-of-sight.not-self
    if (id === from.id || id === to.id) return false;
    const [x, y] = [stand.x - from.stand.x, stand.y - from.stand.y];
    const share = square === 0 ? 0 : Math.max(0, Math.min(1, (x * dx + y * dy) / square));
    const [asideX, asideY] = [x - share * dx, y - share * dy];
    const reach = radiusOf(base) + radiusOf(to.base);
    return asideX * asideX + asideY * asideY < reach * reach;
  });
}

function solidsBetween(from: Figure, to: Figure, { relief, vehicles }: InSight): readonly Solid[] {
  const near = vehiclesBetween(from, to, vehicles);
  return near.length === 0 ? relief.solids : [...relief.solids, ...near.map(solidOfFigure)];
}

/** Whether any part of a miniature or of its base can be seen. lg.line-of-sight.any-part */
export function hasLineOfSight(from: Figure, to: Figure, among: InSight): boolean {
  const solids = solidsBetween(from, to, among);
  const eye = viewpointOf(from);
  return visiblePartsOf(to).some((part) => isSeen(eye, part, solids));
}

/** The same with the line and everything that hides, to be drawn. */
export function lineOfSight(from: Figure, to: Figure, among: InSight): SightLine {
  const near = vehiclesBetween(from, to, among.vehicles);
  const solids = [...among.relief.solids, ...near.map(solidOfFigure)];
  const eye = viewpointOf(from);
  const looks = visiblePartsOf(to).map((part) => lookAt(eye, part, solids));
  const hiderAt = (index: number): Hider => {
    const feature = among.relief.hiding[index];
    if (feature !== undefined) return { kind: 'terrain', id: feature.id };
    return { kind: 'miniature', id: near[index - among.relief.hiding.length]!.id };
  };
  const seen = looks.find((look) => look.seen !== undefined)?.seen;
  const hiding = solids.flatMap((_, index) =>
    looks.some((look) => look.hiding.includes(index)) ? [index] : [],
  );
  const hidingAll = hiding.filter((index) => looks.every((look) => look.hidingAll.includes(index)));
  return {
    line: seen && { from: eye, to: seen },
    hiders: hiding.map(hiderAt),
    hidersOfAll: hidingAll.map(hiderAt),
  };
}

/** lg.line-of-sight.token */
export function hasLineOfSightToToken(from: Figure, at: Place, radius: number, among: InSight): boolean {
  const token: Cylinder = {
    x: at.x,
    y: at.y,
    radius,
    bottom: at.level,
    top: at.level + tokenThicknessMeasure.value,
  };
  const solids = among.vehicles.filter(({ id }) => id !== from.id).map(solidOfFigure);
  return isSeen(viewpointOf(from), token, [...among.relief.solids, ...solids]);
}

import { type Box, type Point, type Polygon, scatter } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { lazyList, refused } from '@sortie/kernel';
import {
  baseOf,
  floorUnder,
  isBeyondRange,
  isWhollyInZone,
  nearestStand,
  placeAt,
  radiusOf,
  type Surroundings,
  standAt,
  standFault,
  type Traveller,
  zoneOf,
} from '../measuring/index.ts';
import type { LegionState, Placement, Stand, Unit } from '../model/index.ts';
import { enemiesOf, isOnBattlefield, miniaturesLeft } from '../rules/in-play.ts';
import {
  completePlacements,
  figureAt,
  othersOf,
  readPlacements,
  refusePlacements,
} from '../rules/place-in-formation.ts';
import { figuresOf, surroundingsOf, travellerOf } from '../rules/surroundings.ts';
import { tableOf } from '../rules/table.ts';

/** Everything about one unit that is to be deployed. */
interface Deploying {
  readonly state: LegionState;
  readonly unit: Unit;
  readonly who: Traveller;
  readonly around: Surroundings;
  /** Its player's zones; the whole table where they have no room left for anybody. */
  readonly zones: readonly Polygon[];
  readonly mayInfiltrate: boolean;
  /** The range of enemies that it keeps beyond wherever it is placed; 0 for none. */
  readonly keepsBeyond: number;
}

/** Places are tried so far apart: those of a good spread first, then close together for a crowded zone. */
const SPACINGS = [75, 20] as const;

function deployingOf(
  state: LegionState,
  unit: Unit,
  zones: readonly Polygon[],
  mayInfiltrate = tableOf(state).hasKeyword(unit.id, 'infiltrate'),
): Deploying {
  return {
    state,
    unit,
    zones,
    who: travellerOf(state, unit),
    around: surroundingsOf(state, unit),
    mayInfiltrate,
    keepsBeyond: 0,
  };
}

function wholeTable({ battlefield: { width, depth } }: LegionState): Polygon {
  return zoneOf([
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: width, y: depth },
    { x: 0, y: depth },
  ]);
}

function boxOf({ points }: Polygon): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  return { minX: Math.min(...xs), minY: Math.min(...ys), maxX: Math.max(...xs), maxY: Math.max(...ys) };
}

/** Towards the enemy's edge. */
function headingOf({ battlefield }: LegionState, { y }: Point): number {
  return y < battlefield.depth / 2 ? 0 : 180;
}

function standOver({ who, around }: Deploying, { x, y }: Point, heading: number): Stand {
  const place = placeAt(x, y, 0);
  return standAt({ ...place, level: floorUnder(around.relief, place, radiusOf(who.base)) }, heading);
}

/** How far those who infiltrate stay away. lg.unit-keyword.infiltrate.deploy */
const INFILTRATING = 3;

/** lg.unit-keyword.infiltrate.no-enemies, lg.battle-card.rapid-reinforcements.placement */
function isFarFromEnemies(
  { state, unit }: Deploying,
  placements: readonly Placement[],
  range: number,
): boolean {
  const enemies = enemiesOf(state, unit).filter(isOnBattlefield).flatMap(figuresOf);
  return placements.every(({ miniature, stand }) =>
    enemies.every((enemy) => isBeyondRange(baseOf(figureAt(unit, miniature, stand)), baseOf(enemy), range)),
  );
}

function formationAt({ unit, who, around }: Deploying, leader: Stand, zone: Polygon | undefined) {
  const formation = { unit, leader, who, around, keepsOffDifficult: false, touching: [] };
  return zone ? { ...formation, zone } : formation;
}

function zoneAround({ zones, who }: Deploying, leader: Stand): Polygon | undefined {
  return zones.find((zone) => isWhollyInZone({ stand: leader, base: who.base }, zone));
}

/** The whole unit around a leader there, in one zone. */
function placementsAt(deploying: Deploying, leader: Stand): readonly Placement[] | undefined {
  const { unit, who, around, mayInfiltrate, keepsBeyond } = deploying;
  const zone = zoneAround(deploying, leader);
  if (!zone && !mayInfiltrate) return undefined;
  const alone = [{ miniature: unit.leader, stand: leader }];
  if (standFault(who, leader, around) || !isFarFromEnemies(deploying, alone, keepsBeyond)) return undefined;
  const wishes = othersOf(unit).map(({ id }) => ({ id, at: leader }));
  const others = completePlacements(formationAt(deploying, leader, zone), wishes);
  if (!others) return undefined;
  const placements = [{ miniature: unit.leader, stand: leader }, ...others];
  return isFarFromEnemies(deploying, placements, zone ? keepsBeyond : INFILTRATING) ? placements : undefined;
}

/** Arrangements all over the zones, one after the other. */
function* arrangements(deploying: Deploying, begin: number): Iterable<readonly Placement[]> {
  const { state, zones, who, mayInfiltrate } = deploying;
  const radius = radiusOf(who.base);
  const boxes = [...zones, ...(mayInfiltrate ? [wholeTable(state)] : [])].map(boxOf);
  for (const spacing of SPACINGS) {
    let found = false;
    for (const { minX, minY, maxX, maxY } of boxes) {
      const inner = { minX: minX + radius + 1, minY: minY + radius + 1, maxX, maxY };
      for (const point of scatter(inner, spacing, begin)) {
        const placements = placementsAt(deploying, standOver(deploying, point, headingOf(state, point)));
        if (!placements) continue;
        found = true;
        yield placements;
      }
    }
    if (found) return;
  }
}

function firstOf<Item>(items: Iterable<Item>): Item | undefined {
  for (const item of items) return item;
  return undefined;
}

/** The places of one unit: what is suggested, what is refused, and what a rough answer comes to. */
export interface DeployPlaces {
  readonly zones: readonly Polygon[];
  readonly suggest: () => Iterable<readonly Placement[]>;
  readonly refuse: (placements: unknown) => Refusal | undefined;
  readonly complete: (rough: Plain) => readonly Placement[] | Refusal;
}

/** Whether these zones still hold the unit. */
export function hasRoom(state: LegionState, unit: Unit, zones: readonly Polygon[]): boolean {
  const deploying = deployingOf(state, unit, zones);
  return firstOf(arrangements(deploying, 0)) !== undefined;
}

/**
 * Where a unit can be deployed. Where its zones have no room left it goes wherever on the table it can stand; the book
 * is silent.
 */
export function deployPlaces(state: LegionState, unit: Unit, zones: readonly Polygon[]): DeployPlaces {
  const places = placesOf(deployingOf(state, unit, zones));
  const suggestions = lazyList(places.suggest());
  if (firstOf(suggestions) === undefined) return placesOf(deployingOf(state, unit, [wholeTable(state)]));
  return { ...places, suggest: () => suggestions };
}

/** A unit must be deployed in one of these zones, whatever its keywords say. */
export function zonePlaces(state: LegionState, unit: Unit, zones: readonly Polygon[]): DeployPlaces {
  return placesOf(deployingOf(state, unit, zones, false));
}

/** lg.battle-card.rapid-reinforcements.placement */
const ARRIVING = 2;

/** Where a unit that was set aside can arrive: anywhere far from all enemies. */
export function arrivalPlaces(state: LegionState, unit: Unit): DeployPlaces {
  return placesOf({ ...deployingOf(state, unit, [wholeTable(state)], false), keepsBeyond: ARRIVING });
}

export function canArrive(state: LegionState, unit: Unit): boolean {
  return firstOf(arrivalPlaces(state, unit).suggest()) !== undefined;
}

function placesOf(deploying: Deploying): DeployPlaces {
  const { state, unit, zones } = deploying;
  const begin = unit.miniatures.length + state.units.indexOf(unit) * 7;
  return {
    zones,
    suggest: () => arrangements(deploying, begin),
    refuse: (given) => refuse(deploying, given),
    complete: (rough) => complete(deploying, rough, begin),
  };
}

function refuse(deploying: Deploying, given: unknown): Refusal | undefined {
  const { unit, who, around, mayInfiltrate, keepsBeyond } = deploying;
  const placements = readPlacements(
    given,
    miniaturesLeft(unit).map(({ id }) => id),
  );
  if (!placements) return refused('table.malformed-answer', { field: 'placements' });
  const leader = placements.find(({ miniature }) => miniature === unit.leader)!.stand;
  const about = { unit: unit.id, miniature: unit.leader };
  const stands = standFault(who, leader, around);
  if (stands) return refused(stands.rule, about);
  const zone = zoneAround(deploying, leader);
  const others = placements.filter(({ miniature }) => miniature !== unit.leader);
  // lg.setup.deploy.whole-unit-one-zone, lg.cohesion.after-deploy
  const inZone = zone
    ? refusePlacements(formationAt(deploying, leader, zone), others)
    : refused('lg.setup.deploy.bases-fully-inside', about);
  if (!inZone && !isFarFromEnemies(deploying, placements, keepsBeyond)) {
    return refused('lg.battle-card.rapid-reinforcements.placement', about);
  }
  if (!inZone || !mayInfiltrate) return inZone;
  const anywhere = refusePlacements(formationAt(deploying, leader, undefined), others);
  if (anywhere) return anywhere;
  return isFarFromEnemies(deploying, placements, INFILTRATING)
    ? undefined
    : refused('lg.unit-keyword.infiltrate.deploy', about);
}

/** The place of a hand that let the unit go: that of its leader, or the first that is named. */
function pointOf(unit: Unit, rough: Plain): (Point & { readonly heading?: number }) | undefined {
  const { placements } = (rough ?? {}) as { readonly placements?: readonly Partial<Placement>[] };
  const named = Array.isArray(placements) ? placements : [];
  const stand = (named.find((each) => each?.miniature === unit.leader) ?? named[0])?.stand;
  return typeof stand?.x === 'number' && typeof stand.y === 'number' ? stand : undefined;
}

function complete(deploying: Deploying, rough: Plain, begin: number): readonly Placement[] | Refusal {
  const { unit, who, around, state } = deploying;
  const near = pointOf(unit, rough);
  const { width } = state.battlefield;
  let found: readonly Placement[] | undefined;
  if (near) {
    const heading = typeof near.heading === 'number' ? near.heading : headingOf(state, near);
    const accepts = (place: Parameters<typeof standAt>[0]) => {
      found = placementsAt(deploying, standAt(place, heading));
      return found !== undefined;
    };
    nearestStand({ who, near, within: width / 4, occupied: around, accepts });
  }
  found ??= firstOf(arrangements(deploying, begin));
  return found ?? refused('lg.setup.deploy.bases-fully-inside', { unit: unit.id });
}

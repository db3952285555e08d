import type { Point, Polygon } from '@sortie/geometry';
import type { Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import { unitCard } from '../catalogue/index.ts';
import {
  areInContact,
  type Climbed,
  type Cohesion,
  completeFormation,
  type Figure,
  formationFault,
  isNotched,
  type Surroundings,
  standAt,
  type Traveller,
  type Wish,
} from '../measuring/index.ts';
import type { Miniature, MiniatureId, Placement, Stand, Unit } from '../model/index.ts';
import { miniaturesLeft } from './in-play.ts';

/** How the miniatures of a unit have to stand around their leader. */
export interface Formation {
  readonly unit: Unit;
  readonly leader: Stand;
  readonly who: Traveller;
  /** What else stands there; of the unit itself only those that stay where they are. */
  readonly around: Surroundings;
  readonly keepsOffDifficult: boolean;
  readonly climbed?: Climbed;
  /** Enemy miniatures of which each is to touch one, as far as there is room. lg.melee.start.2-own-minis */
  readonly touching: readonly Figure[];
  /** A zone that nobody leaves. lg.setup.deploy.whole-unit-one-zone */
  readonly zone?: Polygon;
}

/** Everybody but the leader. */
export function othersOf(unit: Unit): readonly Miniature[] {
  return miniaturesLeft(unit).filter(({ id }) => id !== unit.leader);
}

const cohesions = new WeakMap<Formation, Cohesion>();

/** The same object for the same formation, so that what is worked out for it is kept. */
export function cohesionOf(formation: Formation): Cohesion {
  const cohesion = cohesions.get(formation) ?? termsOf(formation);
  cohesions.set(formation, cohesion);
  return cohesion;
}

function termsOf({ leader, who, around, keepsOffDifficult, climbed, zone }: Formation): Cohesion {
  return {
    leader,
    who,
    around,
    keepsOffDifficult,
    ...(climbed ? { climbed } : {}),
    ...(zone ? { zones: [zone] } : {}),
  };
}

/** Where everybody stood beside the leader, carried over to where it stands now. */
export function keptPlaces(unit: Unit, from: Stand, to: Stand): readonly Wish[] {
  return othersOf(unit).map(({ id, stand }) => ({
    id,
    at: stand ? { x: to.x + stand.x - from.x, y: to.y + stand.y - from.y } : { x: to.x, y: to.y },
  }));
}

export function figureAt(unit: Pick<Unit, 'card'>, id: string, stand: Stand): Figure {
  const { base, height } = unitCard(unit.card);
  return { id, stand, base, height };
}

function isTouching({ touching }: Formation, figure: Figure): boolean {
  return touching.some((other) => areInContact(figure, other));
}

function withFigures(around: Surroundings, figures: readonly Figure[]): Surroundings {
  return { ...around, figures: [...around.figures, ...figures] };
}

/** A place for one, in contact if it has to be and there is room. lg.melee.no-room-still-cohesion */
function placeOne(formation: Formation, wish: Wish, placed: readonly Figure[], isInContact: boolean) {
  const cohesion = { ...cohesionOf(formation), around: withFigures(formation.around, placed) };
  const found = completeFormation(isInContact ? { ...cohesion, touching: formation.touching } : cohesion, [
    wish,
  ]);
  return found?.[0]?.place;
}

function completeTouching(formation: Formation, wishes: readonly Wish[]): readonly Placement[] | undefined {
  const { unit, leader } = formation;
  const placements: Placement[] = [];
  const figures: Figure[] = [];
  for (const wish of wishes) {
    const place = placeOne(formation, wish, figures, true) ?? placeOne(formation, wish, figures, false);
    if (place === undefined) return undefined;
    const stand = standAt(place, leader.heading);
    placements.push({ miniature: wish.id as MiniatureId, stand });
    figures.push(figureAt(unit, wish.id, stand));
  }
  return placements;
}

/** Everybody as near to their wish as the rules let them; nothing when there is no room. lg.cohesion.after-move */
export function completePlacements(
  formation: Formation,
  wishes: readonly Wish[],
): readonly Placement[] | undefined {
  if (formation.touching.length > 0) return completeTouching(formation, wishes);
  const placed = completeFormation(cohesionOf(formation), wishes);
  return placed?.map(({ id, place }) => ({
    miniature: id as MiniatureId,
    // lg.cohesion.notched-facing
    stand: standAt(place, formation.leader.heading),
  }));
}

function isPoint(value: unknown): value is Point & { readonly level: number; readonly heading: number } {
  const { x, y, level, heading } = (value ?? {}) as Partial<Stand>;
  return [x, y, level, heading].every((each) => typeof each === 'number' && Number.isFinite(each));
}

/** The placements of an answer, in whole steps; undefined when they are not exactly these miniatures. */
export function readPlacements(
  value: unknown,
  expected: readonly MiniatureId[],
): readonly Placement[] | undefined {
  if (!Array.isArray(value) || value.length !== expected.length) return undefined;
  const placements = value as readonly Partial<Placement>[];
  const isSound = placements.every(
    (each) => each?.miniature !== undefined && expected.includes(each.miniature) && isPoint(each.stand),
  );
  if (!isSound || new Set(placements.map(({ miniature }) => miniature)).size !== expected.length)
    return undefined;
  return placements.map(({ miniature, stand }) => ({
    miniature: miniature!,
    stand: standAt(stand!, stand!.heading),
  }));
}

/** Why the miniatures may not stand so. */
export function refusePlacements(
  formation: Formation,
  placements: readonly Placement[],
): Refusal | undefined {
  const { unit, leader, who } = formation;
  const turned = placements.find(({ stand }) => isNotched(who.base) && stand.heading !== leader.heading);
  // lg.cohesion.notched-facing
  if (turned) return refused('lg.cohesion.notched-facing', { unit: unit.id, miniature: turned.miniature });
  const fault = formationFault(
    cohesionOf(formation),
    placements.map(({ miniature, stand }) => ({ id: miniature, place: stand })),
  );
  if (fault) {
    const { rule, by, miniature } = fault;
    return refused(rule, { unit: unit.id, miniature, ...(by === undefined ? {} : { by }) });
  }
  return formation.touching.length === 0 ? undefined : refuseApart(formation, placements);
}

/** Whoever has room to touch the enemy has to. lg.melee.start.2-own-minis, lg.melee.regroup-into-contact */
function refuseApart(formation: Formation, placements: readonly Placement[]): Refusal | undefined {
  const figures = placements.map(({ miniature, stand }) => figureAt(formation.unit, miniature, stand));
  const idle = figures.find(
    (figure) =>
      !isTouching(formation, figure) &&
      placeOne(
        formation,
        { id: figure.id, at: figure.stand },
        figures.filter((each) => each !== figure),
        true,
      ) !== undefined,
  );
  return idle && refused('lg.melee.start.2-own-minis', { unit: formation.unit.id, miniature: idle.id });
}

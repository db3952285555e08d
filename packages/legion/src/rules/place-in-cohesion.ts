import { pointsOnCircle } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { isRefusal, lazyList, refused } from '@sortie/kernel';
import {
  areInContact,
  cohesionFault,
  type Figure,
  floorUnder,
  isNearFootprint,
  nearestStand,
  placeAt,
  radiusOf,
  type Surroundings,
  standAt,
  standFault,
  type Traveller,
  type Wish,
} from '../measuring/index.ts';
import type {
  LegionQuestion,
  LegionState,
  MiniatureId,
  Placement,
  Placing,
  Stand,
  Unit,
} from '../model/index.ts';
import { carryToken } from './carry.ts';
import { displacedLeaderStand } from './displaced-leader.ts';
import { inMeleeWith } from './distances.ts';
import { leaderOf, miniaturesLeft, unitOf } from './in-play.ts';
import {
  completePlacements,
  type Formation,
  figureAt,
  readPlacements,
  refusePlacements,
} from './place-in-formation.ts';
import { figuresOf, surroundingsOf, travellerOf } from './surroundings.ts';
import { isNumber } from './ways-to-move.ts';
import { asks, flow, step } from './words.ts';

/** Everything about miniatures that are placed anew. */
interface Task {
  readonly state: LegionState;
  readonly placing: Placing;
  readonly unit: Unit;
  readonly who: Traveller;
  readonly around: Surroundings;
  readonly touching: readonly Figure[];
  /** Miniatures of the unit that stay where they are, without the leader. */
  readonly staying: readonly Figure[];
  /** The vehicle they leave. lg.transport.vehicle-defeated.place */
  readonly beside: readonly Figure[];
  readonly placesLeader: boolean;
}

function taskOf(state: LegionState, placing: Placing): Task {
  const unit = unitOf(state, placing.unit);
  const touched = (placing.touching ?? []).map((id) => unitOf(state, id));
  // Who is in melee may touch whom it fights, but whoever was displaced touches nobody.
  // lg.cohesion.no-enemy-contact, lg.displacement.3-no-enemy-contact
  const isDisplaced = placing.rule.startsWith('lg.displacement.');
  const fought = isDisplaced ? [] : inMeleeWith(state, unit);
  const touchable = [...touched, ...fought].map(({ id }) => id);
  const around = surroundingsOf(state, unit, { touchable, without: [] });
  const staying = figuresOf(unit).filter(
    ({ id }) => id !== unit.leader && !placing.miniatures.includes(id as MiniatureId),
  );
  const beside = placing.beside
    ? [figureAt(unitOf(state, placing.beside.vehicle), 'vehicle', placing.beside.stand)]
    : [];
  return {
    state,
    placing,
    unit,
    who: travellerOf(state, unit),
    around: { ...around, figures: [...around.figures, ...staying, ...beside] },
    touching: touched.flatMap(figuresOf),
    staying,
    beside,
    placesLeader: placing.miniatures.includes(unit.leader),
  };
}

function formationAround({ unit, who, around, touching }: Task, leader: Stand): Formation {
  return { unit, leader, who, around, keepsOffDifficult: false, touching };
}

/** Those that stay keep cohesion with the leader where it is placed; a displaced one's are looked after next. */
function isKept({ placing, unit, who, around, staying }: Task, leader: Stand): boolean {
  if (placing.from) return true;
  return staying.every(({ id, stand }) => {
    const others = around.figures.filter((each) => each.id !== id);
    const touchable = { ...around, figures: others, untouchable: [] };
    return (
      cohesionFault({ leader, who: { ...who, id: unit.leader }, around: touchable }, stand) === undefined
    );
  });
}

/** Why the leader may not be placed there. */
function refuseLeader(task: Task, stand: Stand): Refusal | undefined {
  const { placing, unit, who, around, touching, beside } = task;
  const fault = standFault(who, stand, around);
  if (fault) return refused(fault.rule, { unit: unit.id, miniature: unit.leader });
  const figure = figureAt(unit, unit.leader, stand);
  const touches = (figures: readonly Figure[]) => figures.some((each) => areInContact(figure, each));
  const about = { unit: unit.id, miniature: unit.leader };
  if (placing.from && !isNearFootprint(placing.from, stand)) {
    return refused('lg.displacement.3-leader-range-1', about);
  }
  if (beside.length > 0 && !touches(beside)) return refused('lg.transport.vehicle-defeated.place', about);
  if (touching.length > 0 && !touches(touching)) return refused(placing.rule, about);
  return isKept(task, stand) ? undefined : refused('lg.cohesion.required', about);
}

const FLUSH = 0.003;

/** Where the leader could be placed, nearest to where it was first. */
function* leaderStands(task: Task): Iterable<Stand> {
  const { placing, unit, who, around, touching, beside } = task;
  const now = leaderOf(unit).stand;
  const heading = now?.heading ?? placing.from?.heading ?? 0;
  if (placing.from) {
    const stand = displacedLeaderStand(task, placing.from, heading);
    if (stand) yield stand;
    return;
  }
  const radius = radiusOf(who.base);
  const ring = [...touching, ...beside].flatMap(({ stand, base }) =>
    pointsOnCircle(stand, radius + radiusOf(base) + FLUSH, radius),
  );
  const near = now ?? ring[0] ?? { x: 0, y: 0 };
  const square = (x: number, y: number) => (x - near.x) * (x - near.x) + (y - near.y) * (y - near.y);
  for (const { x, y } of ring.toSorted((one, other) => square(one.x, one.y) - square(other.x, other.y))) {
    const place = placeAt(x, y, 0);
    yield standAt({ ...place, level: floorUnder(around.relief, place, radius) }, heading);
  }
}

function othersIn({ placing, unit }: Task): readonly MiniatureId[] {
  return placing.miniatures.filter((id) => id !== unit.leader);
}

function wishesFor(task: Task, leader: Stand, wanted: ReadonlyMap<string, Wish['at']>): readonly Wish[] {
  const { unit } = task;
  const stands = new Map(miniaturesLeft(unit).map(({ id, stand }) => [id, stand]));
  return othersIn(task).map((id) => ({ id, at: wanted.get(id) ?? stands.get(id) ?? leader }));
}

/** Whole placements, from the leader's place on. */
function* placementsOf(
  task: Task,
  wanted: ReadonlyMap<string, Wish['at']> = new Map(),
): Iterable<readonly Placement[]> {
  const { unit, placesLeader } = task;
  if (!placesLeader) {
    const leader = leaderOf(unit).stand;
    if (!leader) return;
    const leaderIn = formationAround(task, leader);
    const others = completePlacements(leaderIn, wishesFor(task, leader, wanted));
    if (others) yield others;
    return;
  }
  for (const stand of leaderStands(task)) {
    if (refuseLeader(task, stand)) continue;
    const others = completePlacements(formationAround(task, stand), wishesFor(task, stand, wanted));
    if (others) yield [{ miniature: unit.leader, stand }, ...others];
  }
}

function refuse(task: Task, answer: Plain): Refusal | undefined {
  const { placing, unit, placesLeader } = task;
  const { placements: given } = (answer ?? {}) as { readonly placements?: unknown };
  const placements = readPlacements(given, placing.miniatures);
  if (!placements) return refused('table.malformed-answer', { field: 'placements' });
  const leader = placements.find(({ miniature }) => miniature === unit.leader)?.stand ?? leaderOf(unit).stand;
  if (!leader) return refused('lg.cohesion.required', { unit: unit.id });
  const fault = placesLeader ? refuseLeader(task, leader) : undefined;
  if (fault) return fault;
  const others = placements.filter(({ miniature }) => miniature !== unit.leader);
  const wrong = refusePlacements(formationAround(task, leader), others);
  return wrong?.rule === 'lg.melee.start.2-own-minis' ? refused(placing.rule, wrong.about) : wrong;
}

function firstOf<Item>(items: Iterable<Item>): Item | undefined {
  for (const item of items) return item;
  return undefined;
}

/** Only few are worked out: they differ in the leader's place alone. */
const MOST = 6;

function* suggest(task: Task): Iterable<{ readonly placements: readonly Placement[] }> {
  let count = 0;
  for (const placements of placementsOf(task)) {
    if (refuse(task, { placements } as unknown as Plain)) continue;
    yield { placements };
    if (++count === MOST) return;
  }
}

function complete(task: Task, rough: Plain) {
  const { placements } = (rough ?? {}) as { readonly placements?: readonly Partial<Placement>[] };
  const wanted = new Map<string, Wish['at']>();
  for (const { miniature, stand } of Array.isArray(placements) ? placements : []) {
    if (miniature && stand && isNumber(stand.x) && isNumber(stand.y)) wanted.set(miniature, stand);
  }
  const found = firstOf(placementsOf(task, wanted));
  return found ? { placements: found } : refused(task.placing.rule, { unit: task.unit.id });
}

function request(state: LegionState, placing: Placing): LegionQuestion<'placeMiniatures'> | undefined {
  if (placing.miniatures.length === 0) return undefined;
  const task = taskOf(state, placing);
  const suggestions = lazyList(suggest(task));
  if (!firstOf(suggestions)) return undefined;
  const { unit, miniatures, rule } = placing;
  return {
    seat: placing.by,
    rule,
    about: { unit, miniatures, rule },
    answers: {
      kind: 'region',
      region: {
        kind: 'placement',
        unit,
        miniatures,
        around: placing.from ?? leaderOf(task.unit).stand,
      },
      refuse: (answer) => refuse(task, answer),
      suggest: () => suggestions,
      complete: (rough) => complete(task, rough),
    },
  };
}

/** Without a legal place left a miniature is set down as near as it can stand; the book is silent. */
function placeAnywhere(state: LegionState, placing: Placing): readonly Placement[] {
  const { unit, who, around } = taskOf(state, placing);
  const { width, depth } = around.relief.area;
  const leader = leaderOf(unit);
  // A leader that was placed before the others is no part of what stands around its unit.
  const placed: Figure[] = leader.stand ? [figureAt(unit, leader.id, leader.stand)] : [];
  return placing.miniatures.flatMap((miniature) => {
    const near = placing.from ?? leaderOf(unit).stand ?? { x: width / 2, y: depth / 2, heading: 0 };
    const occupied = { ...around, figures: [...around.figures, ...placed] };
    const place = nearestStand({
      who: { ...who, id: miniature },
      near,
      within: width,
      occupied,
      accepts: () => true,
    });
    if (!place) return [];
    const stand = standAt(place, near.heading);
    placed.push(figureAt(unit, miniature, stand));
    return [{ miniature, stand }];
  });
}

/** Miniatures of one unit are placed anew around their leader. */
export const placeInCohesion = flow('placeInCohesion', [
  asks('place', {
    question: 'placeMiniatures',
    request,
    take: (_state, { unit }, { placements }) => [{ kind: 'placeMiniatures', unit, placements }],
  }),
  step('placeAnywhere', (state, placing) => {
    const { unit: id, miniatures } = placing;
    const unit = unitOf(state, id);
    const lifted = miniaturesLeft(unit).filter((each) => miniatures.includes(each.id) && each.stand === null);
    if (lifted.length === 0) return [];
    const left = { ...placing, miniatures: lifted.map((each) => each.id) };
    return [{ kind: 'placeMiniatures', unit: id, placements: placeAnywhere(state, left) }];
  }),
  // lg.battle-card.objective.claim.carried
  step('carry', (state, { unit, miniatures }) =>
    miniatures.includes(unitOf(state, unit).leader) ? carryToken(state, unit) : [],
  ),
]);

/** Whether any of them would come into contact with those it has to touch. lg.melee.regroup-impossible-ends */
export function canTouch(state: LegionState, placing: Placing): boolean {
  const task = taskOf(state, placing);
  const found = firstOf(placementsOf(task));
  return (
    found !== undefined &&
    !isRefusal(found) &&
    found.some(({ miniature, stand }) =>
      task.touching.some((each) => areInContact(figureAt(task.unit, miniature, stand), each)),
    )
  );
}

import type { Pose } from '@sortie/geometry';
import { pose, TOLERANCE } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { goTo, refused } from '@sortie/kernel';
import { isAnswered, isPermitted } from '../abilities/questions.ts';
import { BAND } from '../catalogue/index.ts';
import type {
  DeployAnswer,
  Edge,
  Options,
  OrdersOf,
  Ship,
  ShipId,
  XwingEffect,
  XwingQuestion,
  XwingState,
} from '../model/index.ts';
import { FACINGS } from '../rules/arcs.ts';
import { depthsFrom, isInsideArea } from '../rules/area.ts';
import { baseAt, baseLength } from '../rules/base.ts';
import type { PlacedShip } from '../rules/in-play.ts';
import { isToBePlaced, seatsByInitiative, shipOf, typeOf } from '../rules/in-play.ts';
import { overlapsShips } from '../rules/overlaps-ships.ts';
import { tableOf } from '../rules/table.ts';
import { pilotSkill } from '../rules/values.ts';
import { asks, flow, opens, step } from '../rules/words.ts';

/** A band along an edge: from and to, in millimetres from it. */
export interface Zone {
  readonly edge: Edge;
  readonly from: number;
  readonly to: number;
}

/** Lowest pilot skill first, at equal skill the initiative holder's. xw.setup.deploy.ascending-ps, xw.setup.deploy.tie-initiative */
function nextToDeploy(state: XwingState): Ship[] {
  const table = tableOf(state);
  const left = state.ships.filter(isToBePlaced);
  const lowest = Math.min(...left.map((ship) => pilotSkill(table, ship)));
  const due = left.filter((ship) => pilotSkill(table, ship) === lowest);
  for (const seat of seatsByInitiative(state)) {
    const own = due.filter((ship) => ship.seat === seat);
    if (own.length > 0) return own;
  }
  return due;
}

/** xw.setup.deploy.zone, xw.geometry.zone.deploy */
function zoneOf(state: XwingState, ship: Ship, bands: number): Zone {
  return { edge: state.edges![ship.side], from: 0, to: bands * BAND };
}

/** A card lets the ship stand there, whatever its zone. xw.timing.precedence.card-beats-rule */
function mayDeployAt(state: XwingState, ship: Ship, at: Pose): boolean {
  return isPermitted(state, { kind: 'deployAt', ship: { ...ship, pose: at } });
}

/** Which rule forbids the ship there. */
function whyNotDeployed(state: XwingState, ship: Ship, at: Pose, zone: Zone): string | undefined {
  const { area } = state.options;
  const base = baseAt(ship, at);
  const isLarge = typeOf(ship).size === 'large';
  if (!isInsideArea(area, base)) return isLarge ? 'xw.large.deploy-inside-area' : 'xw.setup.area.boundary';
  const [near, far] = depthsFrom(area, zone.edge, base);
  // xw.large.deploy-overhang
  const mayStickOut = isLarge && near <= zone.from + TOLERANCE;
  if (far > zone.to + TOLERANCE && !mayStickOut && !mayDeployAt(state, ship, at)) {
    return 'xw.setup.deploy.zone';
  }
  return overlapsShips(state, ship as PlacedShip, at) ? 'xw.overlap.definition' : undefined;
}

const INWARD: Readonly<Record<Edge, number>> = { south: 0, west: 90, north: 180, east: 270 };

/** Looking into the area, so far along an edge and so far from it. */
function poseInward({ width, depth }: Options['area'], edge: Edge, along: number, from: number): Pose {
  const at = {
    south: [along, from],
    north: [along, depth - from],
    west: [from, along],
    east: [width - from, along],
  }[edge] as [number, number];
  return pose(at[0], at[1], INWARD[edge]);
}

/** Legal places looking into the area, this far apart, in rows this far from the edge. */
function placesInRows(
  state: XwingState,
  ship: Ship,
  zone: Zone,
  { spacing, rows }: { readonly spacing: number; readonly rows: readonly number[] },
): Pose[] {
  const { area } = state.options;
  const half = baseLength(ship) / 2;
  const length = zone.edge === 'south' || zone.edge === 'north' ? area.width : area.depth;
  const columns = Math.floor((length - 2 * half) / spacing) + 1;
  return rows
    .flatMap((row) =>
      Array.from({ length: columns }, (_, column) =>
        poseInward(area, zone.edge, half + column * spacing, row),
      ),
    )
    .filter((at) => whyNotDeployed(state, ship, at, zone) === undefined);
}

/** Fine enough to find a place in every area that is not too small for the squads. */
export const FINE = 10;

interface Deployable {
  readonly ship: Ship;
  readonly zone: Zone;
  readonly places: readonly Pose[];
  /** Places outside the zone that a card allows. */
  readonly elsewhere: readonly Pose[];
}

/** Far enough apart for a choice, near enough to leave none out that matters much. */
const COARSE = 90;

/** What cards allow beyond the zone, looked for all over the area. */
function placesElsewhere(state: XwingState, ship: Ship, zone: Zone): readonly Pose[] {
  if (!isAnswered(state, 'permits', 'deployAt')) return [];
  const { width, depth } = state.options.area;
  const across = zone.edge === 'south' || zone.edge === 'north' ? depth : width;
  const count = Math.max(0, Math.floor((across - zone.to) / COARSE));
  const rows = Array.from({ length: count }, (_, row) => zone.to + (row + 0.5) * COARSE);
  return placesInRows(state, ship, zone, { spacing: COARSE, rows });
}

/** Where the ship may be put; a zone that the players have filled up grows by another band. */
function findPlaces(state: XwingState, ship: Ship): Omit<Deployable, 'elsewhere'> {
  const { width, depth } = state.options.area;
  for (let bands = 1; bands * BAND < Math.max(width, depth) + BAND; bands++) {
    const zone = zoneOf(state, ship, bands);
    const coarse = placesInRows(state, ship, zone, { spacing: 45, rows: [zone.to - BAND / 2] });
    if (coarse.length > 0) return { ship, zone, places: coarse };
    const half = baseLength(ship) / 2;
    const count = Math.floor((zone.to - 2 * half) / FINE) + 1;
    const rows = Array.from({ length: count }, (_, row) => half + row * FINE);
    const fine = placesInRows(state, ship, zone, { spacing: FINE, rows });
    if (fine.length > 0) return { ship, zone, places: fine };
  }
  return { ship, zone: zoneOf(state, ship, 1), places: [] };
}

/** One player's ships with bases alike have the same places. */
function allDeployable(state: XwingState, ships: readonly Ship[]): readonly Deployable[] {
  const bySize = new Map<string, ReturnType<typeof findPlaces>>();
  return ships.map((ship) => {
    const { size } = typeOf(ship);
    const known = bySize.get(size) ?? findPlaces(state, ship);
    bySize.set(size, known);
    return { ...known, ship, elsewhere: placesElsewhere(state, ship, known.zone) };
  });
}

function refuseDeployment(state: XwingState, due: readonly Deployable[], answer: Plain): Refusal | undefined {
  const { ship: id, x, y, heading } = (answer ?? {}) as Partial<DeployAnswer>;
  if (![x, y, heading].every((each) => typeof each === 'number')) {
    return refused('table.malformed-answer', { field: 'x, y, heading' });
  }
  const found = due.find(({ ship }) => ship.id === id);
  if (!found) return refused(whyNotDue(state, due, id), { field: 'ship' });
  const rule = whyNotDeployed(state, found.ship, pose(x!, y!, heading!), found.zone);
  return rule ? refused(rule, { ship: found.ship.id }) : undefined;
}

function whyNotDue(state: XwingState, due: readonly Deployable[], id: string | undefined): string {
  const table = tableOf(state);
  const asked = state.ships.find((ship) => ship.id === id);
  const isTied = asked && pilotSkill(table, asked) === pilotSkill(table, due[0]!.ship);
  return isTied ? 'xw.setup.deploy.tie-initiative' : 'xw.setup.deploy.ascending-ps';
}

/** The zone, and the whole area where a card allows places in it. */
function zonesOf({ options }: XwingState, { ship, zone, elsewhere }: Deployable) {
  const own = { ship: ship.id, ...zone };
  if (elsewhere.length === 0) return [own];
  const { width, depth } = options.area;
  const isAcross = zone.edge === 'south' || zone.edge === 'north';
  return [own, { ...own, to: isAcross ? depth : width }];
}

function deployRequest(state: XwingState): XwingQuestion<'deployShip'> | undefined {
  const due = allDeployable(state, nextToDeploy(state));
  const [first] = due;
  if (!first) return undefined;
  return {
    seat: first.ship.seat,
    rule: 'xw.setup.deploy.zone',
    about: { ships: due.map(({ ship }) => ship.id) },
    answers: {
      kind: 'region',
      fields: ['ship', 'x', 'y', 'heading'],
      region: { kind: 'zones', zones: due.flatMap((each) => zonesOf(state, each)) },
      refuse: (answer) => refuseDeployment(state, due, answer),
      suggest: () =>
        due.flatMap(({ ship, places, elsewhere }) =>
          [...places, ...elsewhere].map(({ x, y, heading }) => ({ ship: ship.id, x, y, heading })),
        ),
    },
  };
}

/** xw.later.mobile.facing */
function pointArc(state: XwingState, id: ShipId): readonly XwingEffect[] {
  const ship = shipOf(state, id);
  if (!typeOf(ship).arcs.includes('mobile')) return [];
  const options = FACINGS.map((to) => ({
    answer: to,
    effects: [{ kind: 'rotateArc', ship: id, to } as const],
  }));
  return [{ kind: 'choose', seat: ship.seat, ship: id, source: 'rotateArc', options }];
}

const initiativeFirst = { rule: 'xw.timing.simultaneous.initiative-first', order: seatsByInitiative };

/** Deploy ships, facing as their players like. rulebook: setup, xw.setup.deploy.any-facing */
export const deployment = flow('deployment', [
  opens('beforePlacingForces', initiativeFirst),
  asks('deploy', {
    question: 'deployShip',
    request: deployRequest,
    take: (state, _at, answer): OrdersOf<'deployment'> => [
      { kind: 'deployShip', ship: answer.ship as ShipId, pose: pose(answer.x, answer.y, answer.heading) },
      ...pointArc(state, answer.ship as ShipId),
      goTo('deploy'),
    ],
  }),
  step('placed', () => [{ kind: 'endLasting', until: 'endOfPlacement' }]),
  opens('afterPlacingForces', initiativeFirst),
]);

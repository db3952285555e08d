import type { Pose } from '@sortie/geometry';
import { pose, TOLERANCE } from '@sortie/geometry';
import type { Plain, Refusal, Request } from '@sortie/kernel';
import { goTo, refused } from '@sortie/kernel';
import type { Edge, Ship, ShipId, XwingEffect, XwingState } from '../model/index.ts';
import { depthsFrom, isInsideArea } from '../rules/area.ts';
import { baseAt } from '../rules/base.ts';
import type { PlacedShip } from '../rules/in-play.ts';
import { seatsByInitiative, typeOf } from '../rules/in-play.ts';
import { overlapsShips } from '../rules/overlaps-ships.ts';
import { BAND } from '../rules/range.ts';
import { tableOf } from '../rules/table.ts';
import { pilotSkill } from '../rules/values.ts';
import { asks, flow, step } from '../rules/words.ts';

export type DeployAnswer = {
  readonly ship: string;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
};

/** A band along an edge: from and to, in millimetres from it. */
export interface Zone {
  readonly edge: Edge;
  readonly from: number;
  readonly to: number;
}

/** Lowest pilot skill first, at equal skill the initiative holder's. xw.setup.deploy.ascending-ps, xw.setup.deploy.tie-initiative */
function nextToDeploy(state: XwingState): Ship[] {
  const table = tableOf(state);
  const left = state.ships.filter((ship) => ship.pose === null && ship.gone === null);
  const lowest = Math.min(...left.map((ship) => pilotSkill(table, ship)));
  const due = left.filter((ship) => pilotSkill(table, ship) === lowest);
  for (const seat of seatsByInitiative(state)) {
    const own = due.filter((ship) => ship.seat === seat);
    if (own.length > 0) return own;
  }
  return due;
}

/** xw.setup.deploy.zone, xw.geometry.zone.deploy */
export function deploymentZone(state: XwingState, ship: Ship): Zone {
  return { edge: state.edges![ship.side], from: 0, to: BAND };
}

/** Which rule forbids the ship there. */
export function whyNotDeployed(
  state: XwingState,
  ship: Ship,
  at: Pose,
  zones: readonly Zone[],
): string | undefined {
  const base = baseAt(ship, at);
  if (!isInsideArea(state.options.area, base)) return 'xw.large.deploy-inside-area';
  const fits = zones.some(({ edge, from, to }) => {
    const [near, far] = depthsFrom(state.options.area, edge, base);
    const inside = near >= from - TOLERANCE && far <= to + TOLERANCE;
    // xw.large.deploy-overhang
    const covers = typeOf(ship).size === 'large' && near <= from + TOLERANCE && far >= to - TOLERANCE;
    return inside || covers;
  });
  if (!fits) return 'xw.setup.deploy.zone';
  return overlapsShips(state, ship as PlacedShip, at) ? 'xw.overlap.definition' : undefined;
}

function refuseDeployment(state: XwingState, due: readonly Ship[], answer: Plain): Refusal | undefined {
  const { ship: id, x, y, heading } = (answer ?? {}) as Partial<DeployAnswer>;
  if (![x, y, heading].every((each) => typeof each === 'number')) {
    return refused('table.malformed-answer', { field: 'x, y, heading' });
  }
  const ship = due.find((each) => each.id === id);
  if (!ship) return refused('xw.setup.deploy.ascending-ps', { field: 'ship' });
  const rule = whyNotDeployed(state, ship, pose(x!, y!, heading!), [deploymentZone(state, ship)]);
  return rule ? refused(rule, { ship: ship.id }) : undefined;
}

const INWARD: Readonly<Record<Edge, number>> = { south: 0, west: 90, north: 180, east: 270 };

/** Places along the middle of a zone, facing into the area. */
export function suggestDeployments(state: XwingState, ship: Ship, zones: readonly Zone[]): DeployAnswer[] {
  const { width, depth } = state.options.area;
  return zones.flatMap(({ edge, from, to }) => {
    const along = edge === 'south' || edge === 'north' ? width : depth;
    const middle = (from + to) / 2;
    const found: DeployAnswer[] = [];
    for (let share = 60; share <= along - 60; share += 45) {
      const at = {
        south: { x: share, y: middle },
        north: { x: share, y: depth - middle },
        west: { x: middle, y: share },
        east: { x: width - middle, y: share },
      }[edge];
      const heading = INWARD[edge];
      if (whyNotDeployed(state, ship, pose(at.x, at.y, heading), zones) === undefined) {
        found.push({ ship: ship.id, ...at, heading });
      }
    }
    return found;
  });
}

function deployRequest(state: XwingState): Request<DeployAnswer> | undefined {
  const due = nextToDeploy(state);
  const [first] = due;
  if (!first) return undefined;
  const zone = deploymentZone(state, first);
  return {
    seat: first.seat,
    kind: 'deployShip',
    rule: 'xw.setup.deploy.zone',
    about: { ships: due.map(({ id }) => id) },
    answers: {
      kind: 'region',
      region: { kind: 'zones', zones: [{ ...zone }] },
      refuse: (answer) => refuseDeployment(state, due, answer),
      suggest: () => due.flatMap((ship) => suggestDeployments(state, ship, [zone])),
    },
  };
}

/** Deploy ships. rulebook: setup */
export const deployment = flow<object>('deployment', [
  asks('deploy', {
    request: deployRequest,
    take: (_state, _at, answer: DeployAnswer): XwingEffect[] => [
      { kind: 'deployShip', ship: answer.ship as ShipId, pose: pose(answer.x, answer.y, answer.heading) },
      goTo('deploy'),
    ],
  }),
  step('done', () => []),
]);

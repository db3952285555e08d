import { placePoint, pose } from '@sortie/geometry';
import type { Plain, Refusal, Side } from '@sortie/kernel';
import { goTo, note, otherSide, refused } from '@sortie/kernel';
import type {
  ArmadaQuestion,
  ArmadaState,
  DeployAnswer,
  Deploying,
  OrdersOf,
  Ship,
  Squadron,
  Unit,
} from '../model/index.ts';
import { hasObjective, objectiveIn } from '../objectives/index.ts';
import { allUnits, speakerOf } from '../rules/in-play.ts';
import { maxSpeed } from '../rules/speed.ts';
import { asks, flow } from '../rules/words.ts';
import {
  shipPlaces,
  squadronPlaces,
  whyNotShipThere,
  whyNotSquadronThere,
  zoneOf,
} from './deployment-places.ts';

function isWaiting(unit: Unit): boolean {
  const isOff = unit.kind === 'ship' ? unit.pose === null : unit.at === null;
  return isOff && !unit.setAside && unit.destroyed === null;
}

function shipsLeft(state: ArmadaState, side: Side): Ship[] {
  return state.ships.filter((ship) => ship.side === side && isWaiting(ship));
}

function squadronsLeft(state: ArmadaState, side: Side): Squadron[] {
  return state.squadrons.filter((squadron) => squadron.side === side && isWaiting(squadron));
}

/** The rule that keeps the unit from being deployed in this turn. */
function whyNotNow(state: ArmadaState, unit: Unit, at: Deploying): string | undefined {
  const special = objectiveIn(state)?.deployment?.whyNotNow;
  const forbidden = special && hasObjective(state) ? special(state, unit, at) : undefined;
  if (forbidden) return forbidden;
  // ar.setup.deploy-turn-size
  if (unit.kind === 'ship') return at.squadronsLeft > 0 ? 'ar.setup.deploy-turn-size' : undefined;
  const ships = shipsLeft(state, unit.side).length;
  const isOdd = at.squadronsLeft === 0 && squadronsLeft(state, unit.side).length === 1;
  // ar.setup.deploy-last-odd-squadron
  if (isOdd && ships > 0) return 'ar.setup.deploy-last-odd-squadron';
  // The first squadron of a turn needs room for a second one near a ship that is placed.
  return squadronPlaces(state, unit).length > 0 ? undefined : 'ar.setup.deploy-squadrons-near-ship';
}

interface Deployable {
  readonly ships: readonly Ship[];
  readonly squadrons: readonly Squadron[];
}

function deployable(state: ArmadaState, side: Side, at: Deploying): Deployable {
  return {
    ships: shipsLeft(state, side).filter(
      (ship) => whyNotNow(state, ship, at) === undefined && shipPlaces(state, ship, at).places.length > 0,
    ),
    squadrons: squadronsLeft(state, side).filter((squadron) => whyNotNow(state, squadron, at) === undefined),
  };
}

function hasAny({ ships, squadrons }: Deployable): boolean {
  return ships.length > 0 || squadrons.length > 0;
}

/** The first player begins; a side with nothing left is skipped. ar.setup.deploy-alternate */
function sideToDeploy(state: ArmadaState, at: Deploying): Side | undefined {
  const special = objectiveIn(state)?.deployment?.turn;
  const fixed = special && hasObjective(state) ? special(state, at) : undefined;
  const next = fixed ?? at.turn ?? state.initiative ?? 0;
  return [next, otherSide(next)].find((side) => hasAny(deployable(state, side, at)));
}

function readDeployment(state: ArmadaState, side: Side, at: Deploying, answer: Plain): Refusal | undefined {
  const given = (answer ?? {}) as { readonly [field: string]: unknown };
  const { x, y, heading, speed } = given;
  if (typeof x !== 'number' || typeof y !== 'number')
    return refused('table.malformed-answer', { field: 'x, y' });
  const unit = allUnits(state).find(({ id }) => id === (given.ship ?? given.squadron));
  if (!unit || unit.side !== side || !isWaiting(unit))
    return refused('ar.setup.deploy-alternate', { field: 'unit' });
  const rule = whyNotNow(state, unit, at);
  if (rule) return refused(rule);
  if (unit.kind === 'squadron') {
    const forbidden = whyNotSquadronThere(state, unit, placePoint({ x, y }));
    return forbidden ? refused(forbidden) : undefined;
  }
  if (typeof heading !== 'number') return refused('table.malformed-answer', { field: 'heading' });
  const { zone } = shipPlaces(state, unit, at);
  const forbidden = whyNotShipThere(state, unit, pose(x, y, heading), zone);
  if (forbidden) return refused(forbidden);
  // Any speed of its chart, which has no column for 0. ar.setup.deploy-ship-speed
  const isSpeed = Number.isInteger(speed) && (speed as number) >= 1 && (speed as number) <= maxSpeed(unit);
  return isSpeed ? undefined : refused('ar.setup.deploy-ship-speed');
}

function* suggest(
  state: ArmadaState,
  at: Deploying,
  { ships, squadrons }: Deployable,
): Iterable<DeployAnswer> {
  for (const ship of ships) {
    for (const [index, { x, y, heading }] of shipPlaces(state, ship, at).places.entries()) {
      yield { ship: ship.id, x, y, heading, speed: 1 + (index % maxSpeed(ship)) };
    }
  }
  for (const squadron of squadrons) {
    for (const { x, y } of squadronPlaces(state, squadron)) yield { squadron: squadron.id, x, y };
  }
}

function deployRequest(state: ArmadaState, at: Deploying): ArmadaQuestion<'deploy'> | undefined {
  const side = sideToDeploy(state, at);
  if (side === undefined) return undefined;
  const units = deployable(state, side, at);
  return {
    // ar.optional.team.agree-activations
    seat: speakerOf(state, side),
    rule: 'ar.setup.deploy-alternate',
    about: { ships: units.ships.map(({ id }) => id), squadrons: units.squadrons.map(({ id }) => id) },
    answers: {
      kind: 'region',
      region: {
        kind: 'deployment',
        areas: units.ships.map((ship) => {
          const { minX, minY, maxX, maxY } = zoneOf(state, ship, at).box;
          return {
            units: [ship.id],
            corners: [
              { x: minX, y: minY },
              { x: maxX, y: maxY },
            ],
          };
        }),
      },
      refuse: (answer) => readDeployment(state, side, at, answer),
      suggest: () => suggest(state, at, units),
    },
  };
}

/** A turn is one ship or two squadrons. ar.setup.deploy-turn-size */
function afterDeploying(state: ArmadaState, side: Side, at: Deploying, unit: Unit): Partial<Deploying> {
  const isFirstOfTwo =
    unit.kind === 'squadron' && at.squadronsLeft === 0 && squadronsLeft(state, side).length > 1;
  if (isFirstOfTwo) return { turn: side, squadronsLeft: 1 };
  const turns: readonly [number, number] =
    side === 0 ? [at.turns[0] + 1, at.turns[1]] : [at.turns[0], at.turns[1] + 1];
  return { turn: otherSide(side), squadronsLeft: 0, turns };
}

/** Players deploy in turn, facing as they like. ar.setup.deploy-alternate */
export const deployment = flow('deployment', [
  asks('deploy', {
    question: 'deploy',
    request: deployRequest,
    take: (state, at, answer): OrdersOf<'deployment'> => {
      const side = sideToDeploy(state, at)!;
      const id = 'ship' in answer ? answer.ship : answer.squadron;
      const unit = allUnits(state).find((each) => each.id === id)!;
      return [
        'ship' in answer
          ? {
              kind: 'deployShip',
              ship: answer.ship,
              pose: pose(answer.x, answer.y, answer.heading),
              speed: answer.speed,
            }
          : { kind: 'deploySquadron', squadron: answer.squadron, at: placePoint(answer) },
        note(afterDeploying(state, side, at, unit)),
        goTo('deploy'),
      ];
    },
  }),
]);

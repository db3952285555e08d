import type { Plain, Refusal, Side } from '@sortie/kernel';
import { goTo, isRefusal, note, otherSide, refused } from '@sortie/kernel';
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
import { deployEffect, readDeployAnswer } from './deploy-answer.ts';
import { shipPlaces, squadronPlaces, whyNotShipThere, whyNotSquadronThere } from './deployment-places.ts';
import { shipsLeft, squadronsLeft } from './waiting.ts';

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

function refuseDeployment(state: ArmadaState, side: Side, at: Deploying, answer: Plain): Refusal | undefined {
  const named = readDeployAnswer(answer, [...shipsLeft(state, side), ...squadronsLeft(state, side)]);
  if (isRefusal(named)) return named;
  const forbidden =
    whyNotNow(state, named.unit, at) ??
    ('pose' in named
      ? whyNotShipThere(state, named.unit, named.pose, shipPlaces(state, named.unit, at).zone)
      : whyNotSquadronThere(state, named.unit, named.at));
  return forbidden ? refused(forbidden) : undefined;
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
      fields: ['ship', 'squadron', 'x', 'y', 'heading', 'speed'],
      region: {
        kind: 'deployment',
        areas: units.ships.map((ship) => {
          const { minX, minY, maxX, maxY } = shipPlaces(state, ship, at).zone.box;
          return {
            units: [ship.id],
            corners: [
              { x: minX, y: minY },
              { x: maxX, y: maxY },
            ],
          };
        }),
      },
      refuse: (answer) => refuseDeployment(state, side, at, answer),
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
      return [deployEffect(answer), note(afterDeploying(state, side, at, unit)), goTo('deploy')];
    },
  }),
]);

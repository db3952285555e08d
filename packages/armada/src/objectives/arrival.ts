import type { Point } from '@sortie/geometry';
import { placePoint } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { endFlow, goTo, isRefusal, note, offers, refused } from '@sortie/kernel';
import type {
  ArmadaQuestion,
  ArmadaState,
  Arriving,
  DeployAnswer,
  ObjectiveTokenId,
  OrdersOf,
  Ship,
  Squadron,
  Unit,
} from '../model/index.ts';
import { putBackRequest, squadronsBeneath } from '../rules/displaced.ts';
import { secondPlayer, speakerOf } from '../rules/in-play.ts';
import { maxSpeed } from '../rules/speed.ts';
import { asks, flow, run, step } from '../rules/words.ts';
import { deployEffect, readDeployAnswer } from '../setup/deploy-answer.ts';
import { placesOfShip, placesOfSquadron, whyNotShipAt, whyNotSquadronAt } from './arrival-places.ts';

const RULE = 'ar.known.objective.hyperspace-assault';

function shipAside({ ships }: ArmadaState): Ship | undefined {
  return ships.find((ship) => ship.setAside);
}

function squadronsAside({ squadrons }: ArmadaState): readonly Squadron[] {
  return squadrons.filter((squadron) => squadron.setAside);
}

function placeOfToken({ objectiveTokens }: ArmadaState, token: ObjectiveTokenId | null): Point {
  return objectiveTokens.find(({ id }) => id === token)!.at!;
}

/** Tokens with room for the ship, or for a squadron where no ship was kept back. */
function tokensWithRoom(state: ArmadaState): readonly ObjectiveTokenId[] {
  const ship = shipAside(state);
  return state.objectiveTokens
    .filter(({ at }) => {
      if (at === null) return false;
      return ship ? placesOfShip(state, ship, at).length > 0 : placesOfSquadron(state, at).length > 0;
    })
    .map(({ id }) => id);
}

function tokenRequest(state: ArmadaState): ArmadaQuestion<'chooseForCard'> | undefined {
  const tokens = tokensWithRoom(state);
  const unit: Unit | undefined = shipAside(state) ?? squadronsAside(state)[0];
  if (!unit || tokens.length === 0) return undefined;
  return {
    seat: speakerOf(state, secondPlayer(state)),
    rule: RULE,
    about: { unit: unit.id, source: 'hyperspace-assault' },
    answers: offers<Plain>([...tokens.map((id) => ({ objectiveToken: id })), { decline: true }]),
  };
}

/** The rule against a place that somebody names. */
function refuseArrival(
  state: ArmadaState,
  token: Point,
  units: readonly Unit[],
  answer: Plain,
): Refusal | undefined {
  const named = readDeployAnswer(answer, units);
  if (isRefusal(named)) return named;
  const rule =
    'pose' in named
      ? whyNotShipAt(state, named.unit, named.pose, token)
      : whyNotSquadronAt(state, named.at, token);
  return rule === undefined ? undefined : refused(rule);
}

function* suggest(state: ArmadaState, token: Point, units: readonly Unit[]): Iterable<DeployAnswer> {
  for (const unit of units) {
    if (unit.kind === 'ship') {
      for (const [index, { x, y, heading }] of placesOfShip(state, unit, token).entries()) {
        yield { ship: unit.id, x, y, heading, speed: 1 + (index % maxSpeed(unit)) };
      }
    } else {
      for (const { x, y } of placesOfSquadron(state, token)) yield { squadron: unit.id, x, y };
    }
  }
}

function deployRequest(
  state: ArmadaState,
  { token }: Arriving,
  units: readonly Unit[],
): ArmadaQuestion<'deploy'> | undefined {
  if (units.length === 0) return undefined;
  const at = placeOfToken(state, token);
  const { width, depth } = state.options.area;
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: depth },
  ] as const;
  return {
    seat: speakerOf(state, secondPlayer(state)),
    rule: RULE,
    about: {
      ships: units.flatMap((unit) => (unit.kind === 'ship' ? [unit.id] : [])),
      squadrons: units.flatMap((unit) => (unit.kind === 'squadron' ? [unit.id] : [])),
    },
    answers: {
      kind: 'region',
      fields: ['ship', 'squadron', 'x', 'y', 'heading', 'speed'],
      region: { kind: 'deployment', areas: [{ units: units.map(({ id }) => id), corners }] },
      refuse: (answer) => refuseArrival(state, at, units, answer),
      suggest: () => suggest(state, at, units),
    },
  };
}

/** While there is room near the token; squadrons without any stay out of the game. */
function squadronsDue(state: ArmadaState, { token }: Arriving): readonly Squadron[] {
  return placesOfSquadron(state, placeOfToken(state, token)).length > 0 ? squadronsAside(state) : [];
}

/**
 * What the second player kept back is deployed near one of the tokens, or the tokens may be moved.
 * ar.known.objective.hyperspace-assault
 */
export const arrival = flow('arrival', [
  asks('token', {
    question: 'chooseForCard',
    request: tokenRequest,
    take: (_state, _at, answer): OrdersOf<'arrival'> => {
      const { objectiveToken } = (answer ?? {}) as { readonly objectiveToken?: ObjectiveTokenId };
      return objectiveToken ? [note({ token: objectiveToken })] : [];
    },
  }),
  step('decide', (_state, { token }): OrdersOf<'arrival'> => (token === null ? [goTo('stay')] : [])),
  asks('ship', {
    question: 'deploy',
    request: (state, at) => {
      const ship = shipAside(state);
      return deployRequest(state, at, ship ? [ship] : []);
    },
    take: (_state, _at, answer): OrdersOf<'arrival'> => [
      deployEffect(answer),
      ...('ship' in answer ? [note({ ship: answer.ship })] : []),
    ],
  }),
  step('lift', (state, { ship }): OrdersOf<'arrival'> => {
    const displaced = ship === null ? [] : squadronsBeneath(state, ship);
    return displaced.length === 0
      ? []
      : [{ kind: 'liftSquadrons', squadrons: displaced }, note({ displaced })];
  }),
  asks('putBack', {
    question: 'placeDisplaced',
    request: (state, { ship, displaced }) =>
      ship === null ? undefined : putBackRequest(state, { ship, displaced }),
    take: (_state, at, { squadron, x, y }): OrdersOf<'arrival'> => [
      { kind: 'moveSquadron', squadron, to: placePoint({ x, y }), cause: 'displaced' },
      note({ displaced: at.displaced.filter((each) => each !== squadron) }),
      goTo('putBack'),
    ],
  }),
  asks('squadrons', {
    question: 'deploy',
    request: (state, at) => deployRequest(state, at, squadronsDue(state, at)),
    take: (_state, _at, answer): OrdersOf<'arrival'> => [deployEffect(answer), goTo('squadrons')],
  }),
  step(
    'clear',
    (state): OrdersOf<'arrival'> => [
      ...state.objectiveTokens.map(({ id }) => ({ kind: 'removeObjectiveToken', token: id }) as const),
      endFlow,
    ],
  ),
  step('stay', () => [run('moveObjectiveTokens', { placed: 0, turn: null, moved: [] })]),
]);

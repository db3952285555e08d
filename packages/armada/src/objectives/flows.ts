import type { Box, Point } from '@sortie/geometry';
import { placePoint, scatter } from '@sortie/geometry';
import type { FlowTable } from '@sortie/kernel';
import { goTo, note, offers, refused } from '@sortie/kernel';
import { setUpArea } from '../measuring/index.ts';
import type {
  ArmadaQuestion,
  ArmadaState,
  ArmadaWords,
  MoveTokenAnswer,
  ObjectiveTokenId,
  OrdersOf,
  PlaceTokenAnswer,
  PlacingTokens,
} from '../model/index.ts';
import { speakerOf } from '../rules/in-play.ts';
import { asks, flow } from '../rules/words.ts';
import { arrival } from './arrival.ts';
import { hasObjective, objectiveOf } from './index.ts';
import type { ObjectiveGame } from './objective.ts';
import { setAside } from './set-aside.ts';

/** Enough places to choose from. */
const ENOUGH = 24;

function boxOf(game: ObjectiveGame): Box {
  const area = objectiveOf(game.objective.card).tokens?.area?.(game);
  if (!area) return setUpArea(game.options);
  return { minX: area[0].x, minY: area[0].y, maxX: area[1].x, maxY: area[1].y };
}

function cornersOf({ minX, minY, maxX, maxY }: Box): readonly [Point, Point] {
  return [
    { x: minX, y: minY },
    { x: maxX, y: maxY },
  ];
}

/** Legal places on a grid, and on a finer one where that has none. */
function placesFor(game: ObjectiveGame, isLegal: (at: Point) => boolean): Point[] {
  for (const spacing of [53, 11]) {
    const found: Point[] = [];
    for (const place of scatter(boxOf(game), spacing, game.objectiveTokens.length * 17)) {
      if (found.length >= ENOUGH) break;
      const at = placePoint(place);
      if (isLegal(at)) found.push(at);
    }
    if (found.length > 0) return found;
  }
  return [];
}

/** A token for which there is no place is left out. */
function placeRequest(
  state: ArmadaState,
  { placed }: PlacingTokens,
): ArmadaQuestion<'placeObjectiveToken'> | undefined {
  if (!hasObjective(state)) return undefined;
  const { tokens } = objectiveOf(state.objective.card);
  if (!tokens || placed >= tokens.count) return undefined;
  const places = placesFor(state, (at) => tokens.whyNot(state, at) === undefined);
  if (places.length === 0) return undefined;
  return {
    seat: speakerOf(state, tokens.by(state, placed)),
    rule: tokens.rule,
    about: { left: tokens.count - placed },
    answers: {
      kind: 'region',
      fields: ['x', 'y'],
      region: { kind: 'area', corners: cornersOf(boxOf(state)) },
      refuse: (answer) => {
        const { x, y } = (answer ?? {}) as Partial<PlaceTokenAnswer>;
        if (typeof x !== 'number' || typeof y !== 'number') {
          return refused('table.malformed-answer', { field: 'x, y' });
        }
        const rule = tokens.whyNot(state, placePoint({ x, y }));
        return rule === undefined ? undefined : refused(rule);
      },
      suggest: () => places,
    },
  };
}

function movable(game: ObjectiveGame, { moved }: PlacingTokens) {
  return game.objectiveTokens.filter(({ id, at }) => at !== null && !moved.includes(id));
}

function moveRequest(
  state: ArmadaState,
  at: PlacingTokens,
): ArmadaQuestion<'moveObjectiveToken'> | undefined {
  if (!hasObjective(state)) return undefined;
  const { moves } = objectiveOf(state.objective.card);
  const tokens = movable(state, at);
  if (!moves || tokens.length === 0) return undefined;
  return {
    seat: speakerOf(state, moves.by(state)),
    rule: moves.rule,
    about: { tokens: tokens.map(({ id }) => id) },
    answers: {
      kind: 'region',
      fields: ['token', 'x', 'y', 'decline'],
      region: { kind: 'area', corners: cornersOf(boxOf(state)) },
      refuse: (answer) => {
        if (typeof answer === 'object' && answer !== null && 'decline' in answer) return undefined;
        const { token: id, x, y } = (answer ?? {}) as { token?: ObjectiveTokenId; x?: unknown; y?: unknown };
        const token = tokens.find((each) => each.id === id);
        if (!token || typeof x !== 'number' || typeof y !== 'number') {
          return refused('table.malformed-answer', { field: 'token, x, y' });
        }
        const rule = moves.whyNot(state, token, placePoint({ x, y }));
        return rule === undefined ? undefined : refused(rule);
      },
      *suggest(): Iterable<MoveTokenAnswer> {
        yield { decline: true };
        for (const token of tokens) {
          for (const { x, y } of placesFor(state, (to) => moves.whyNot(state, token, to) === undefined)) {
            yield { token: token.id, x, y };
          }
        }
      },
    },
  };
}

/** What any objective may let the players do with tokens and ships. */
export const objectiveFlows: Pick<
  FlowTable<ArmadaWords>,
  'placeObjectiveTokens' | 'moveObjectiveTokens' | 'chooseObjectiveShips' | 'setAside' | 'arrival'
> = {
  placeObjectiveTokens: flow('placeObjectiveTokens', [
    asks('place', {
      question: 'placeObjectiveToken',
      request: placeRequest,
      take: (_state, { placed }, to): OrdersOf<'placeObjectiveTokens'> => [
        { kind: 'placeObjectiveToken', token: { at: placePoint(to), on: null } },
        note({ placed: placed + 1 }),
        goTo('place'),
      ],
    }),
  ]),
  moveObjectiveTokens: flow('moveObjectiveTokens', [
    asks('move', {
      question: 'moveObjectiveToken',
      request: moveRequest,
      take: (_state, { moved }, answer): OrdersOf<'moveObjectiveTokens'> =>
        'decline' in answer
          ? []
          : [
              { kind: 'moveObjectiveToken', token: answer.token, to: placePoint(answer) },
              note({ moved: [...moved, answer.token] }),
              goTo('move'),
            ],
    }),
  ]),
  // ar.objective.ship-marker
  chooseObjectiveShips: flow('chooseObjectiveShips', [
    asks('choose', {
      question: 'chooseObjectiveShip',
      request: (state, { chosen }) => {
        if (!hasObjective(state)) return undefined;
        const choice = objectiveOf(state.objective.card).ships?.[chosen.length];
        if (!choice) return undefined;
        const side = choice.of(state);
        return {
          seat: speakerOf(state, choice.by(state)),
          rule: 'ar.objective.ship-marker',
          about: { side },
          answers: offers(state.ships.filter((ship) => ship.side === side).map(({ id }) => ({ ship: id }))),
        };
      },
      take: (_state, { chosen }, { ship }): OrdersOf<'chooseObjectiveShips'> => [
        { kind: 'markObjectiveShip', ship },
        note({ chosen: [...chosen, ship] }),
        goTo('choose'),
      ],
    }),
  ]),
  setAside,
  arrival,
};

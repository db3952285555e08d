import type { Side } from '@sortie/kernel';
import { otherSide } from '@sortie/kernel';
import type { RulesTable } from '../abilities/rules-table.ts';
import { shipOverlapsToken, squadronOverlapsToken } from '../measuring/index.ts';
import type { ObjectiveToken } from '../model/index.ts';
import { secondPlayer, shipsInPlay, squadronsInPlay } from '../rules/in-play.ts';
import { placeOf } from '../rules/places.ts';
import { diceAtToken } from '../rules/token-dice.ts';
import { run } from '../rules/words.ts';
import type { Objective, ObjectiveGame } from './objective.ts';
import { isBeyondPlayerEdges, isTokenInSetUpArea, isTokenMove } from './token-places.ts';

const RULE = 'ar.known.objective.fire-lanes';
const SIDES: readonly Side[] = [0, 1];

type LaidToken = ObjectiveToken & { readonly at: NonNullable<ObjectiveToken['at']> };

function isLaid(token: ObjectiveToken): token is LaidToken {
  return token.at !== null;
}

/** A ship or a squadron of the side lies on the token. */
function covers(game: ObjectiveGame, side: Side, { at }: LaidToken): boolean {
  return (
    shipsInPlay(game).some((ship) => ship.side === side && shipOverlapsToken(placeOf(ship), at)) ||
    squadronsInPlay(game).some((each) => each.side === side && squadronOverlapsToken(each.at, at))
  );
}

function diceOf(game: ObjectiveGame, table: RulesTable, side: Side, { at }: LaidToken): number {
  return shipsInPlay(game)
    .filter((ship) => ship.side === side)
    .reduce((sum, ship) => sum + diceAtToken(game, table, ship, at), 0);
}

/** Who controls the token; undefined is nobody. ar.known.objective.fire-lanes */
function controls(game: ObjectiveGame, table: RulesTable, token: LaidToken): Side | undefined {
  const covering = SIDES.filter((side) => covers(game, side, token));
  const [only] = covering;
  if (only !== undefined) return covering.length === 1 ? otherSide(only) : undefined;
  const [one, other] = [diceOf(game, table, 0, token), diceOf(game, table, 1, token)];
  if (one === other) return undefined;
  return one > other ? 0 : 1;
}

/** ar.known.objective.fire-lanes */
export const fireLanes = {
  card: 'fire-lanes',
  tokens: {
    count: 3,
    by: secondPlayer,
    rule: RULE,
    whyNot: (game, at) => {
      if (!isTokenInSetUpArea(game, at)) return 'ar.setup.setup-area';
      return isBeyondPlayerEdges(game, at, 4) ? undefined : RULE;
    },
  },
  moves: {
    by: ({ initiative }) => initiative,
    rule: RULE,
    whyNot: (game, { at: from }, to) => {
      if (!isTokenInSetUpArea(game, to)) return 'ar.setup.setup-area';
      return from && isTokenMove(from, to, 2) ? undefined : RULE;
    },
  },
  afterObstacles: () => [
    run('placeObjectiveTokens', { placed: 0, turn: null, moved: [] }),
    run('moveObjectiveTokens', { placed: 0, turn: null, moved: [] }),
  ],
  endOfRound: (game, table) => {
    const controlled = game.objectiveTokens.filter(isLaid).map((token) => controls(game, table, token));
    return SIDES.map((side) => ({
      kind: 'gainVictoryTokens',
      side,
      count: controlled.filter((each) => each === side).length,
    }));
  },
} satisfies Objective;

import { card, on } from '../abilities/card-words.ts';
import { type DieColour, dieColours } from '../catalogue/index.ts';
import type { Table, UnitId } from '../model/index.ts';
import { costOfShip } from '../rules/cost.ts';
import { shipsInPlay } from '../rules/in-play.ts';
import type { Objective } from './objective.ts';

type Pair = readonly [DieColour, DieColour];

const RED: readonly Pair[] = [['red', 'red']];

const ANY_PAIR: readonly Pair[] = dieColours.flatMap((one, place) =>
  dieColours.slice(place).map((other): Pair => [one, other]),
);

function tokenOf({ objectiveTokens }: Table, ship: UnitId) {
  return objectiveTokens.find(({ on }) => on === ship);
}

/** Two dice with the first attack of a ship against a ship, once the pool is rolled. ar.known.objective.opening-salvo */
const rules = card('opening-salvo', {
  abilities: [
    on('attackEffects', {
      optional: false,
      applies: ({ table, self, attack }) =>
        attack.attacker === self && table.isShip(attack.defender) && tokenOf(table, self) !== undefined,
      choices: ({ table, self }) => (table.isFirstPlayers(self) ? RED : ANY_PAIR),
      resolve: ({ table, self }, colours: Pair) => [
        { kind: 'removeObjectiveToken', token: tokenOf(table, self)!.id },
        ...colours.map((colour) => ({ kind: 'addDice', colour, count: 1, source: 'opening-salvo' }) as const),
      ],
    }),
  ],
});

/** ar.known.objective.opening-salvo */
export const openingSalvo = {
  card: 'opening-salvo',
  afterDeployment: (game) =>
    shipsInPlay(game).map(
      ({ id }) => ({ kind: 'placeObjectiveToken', token: { at: null, on: id } }) as const,
    ),
  rules,
  /** A ship that is destroyed counts whole, and no longer half. */
  attackScores: (table, { defender }) => {
    if (!table.isShip(defender)) return {};
    const ship = table.ship(defender);
    const half = Math.ceil(costOfShip(ship) / 2);
    return { firstCard: ship.damage.length === 0 ? half : 0, destroyed: -half };
  },
  /** Half of what each damaged enemy ship in play costs with its upgrades, each rounded up. */
  score: (game, side) =>
    shipsInPlay(game)
      .filter((ship) => ship.side !== side && ship.damage.length > 0)
      .reduce((sum, ship) => sum + Math.ceil(costOfShip(ship) / 2), 0),
} satisfies Objective;

import type { Side } from '@sortie/kernel';
import { shipCard } from '../catalogue/index.ts';
import type { Table } from '../model/index.ts';
import { shipOf } from '../rules/in-play.ts';
import type { AttackScores, DeclaredAttack, ObjectiveGame } from './objective.ts';

/** What the enemy's destroyed objective ships cost, without their upgrades: it counts once more. */
export function costOfObjectiveShips(game: ObjectiveGame, side: Side): number {
  return game.objective.ships
    .map((id) => shipOf(game, id))
    .filter((ship) => ship.side !== side && ship.destroyed !== null)
    .reduce((sum, { card }) => sum + shipCard(card).points, 0);
}

/** The same for an objective ship that an attack may destroy. */
export function scoresOfObjectiveShip(table: Table, { defender }: DeclaredAttack): Partial<AttackScores> {
  const isMarked = (table.objective?.ships ?? []).some((id) => id === defender);
  return isMarked ? { destroyed: shipCard(table.ship(defender).card).points } : {};
}

import type { RulesTable } from '../../abilities/rules-table.ts';
import { squadronCard } from '../../catalogue/index.ts';
import type { Unit } from '../../model/index.ts';
import { type AttackScores, attackScores, type DeclaredAttack } from '../../objectives/index.ts';
import { costOfShip } from '../../rules/cost.ts';
import { WORTH } from './worth.ts';

/** What the objective scores for the damage of an attack, in damage cards of the defender. */
export interface Stakes extends AttackScores {
  /** What a card, or a hull point of a squadron, is worth in points: all that are left, and the end, make up its cost. */
  readonly pointsOfCard: number;
}

function costOf(unit: Unit): number {
  return unit.kind === 'ship' ? costOfShip(unit) : squadronCard(unit.card).points;
}

/** `hull` is what is left of the defender's. */
export function stakesOf(table: RulesTable, attack: DeclaredAttack, hull: number): Stakes {
  const pointsOfCard = costOf(table.unit(attack.defender)) / (hull + WORTH.destroyed);
  const { suffered, faceupCard, firstCard, destroyed } = attackScores(table, attack);
  return {
    pointsOfCard,
    suffered: suffered / pointsOfCard,
    faceupCard: faceupCard / pointsOfCard,
    firstCard: firstCard / pointsOfCard,
    destroyed: destroyed / pointsOfCard,
  };
}

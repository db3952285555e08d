import type { Plain } from '@sortie/kernel';
import {
  type CommandCardId,
  commandCard,
  isTrooperType,
  type OrderEntry,
  unitCard,
} from '@sortie/legion/catalogue';
import type { UnitView } from '@sortie/legion/view';
import { fieldsOf } from '../../planning/answers.ts';
import { goalOf } from '../objectives/assign.ts';
import { urgencyOf } from './choose-unit.ts';
import { findSquad } from './field.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** What an order is worth, what a pip less, and what a card of one's own commander does besides. */
const ORDER = 4;
const PIP = 2.5;
const OWN_CARD = 3;
const WEAPON = 4;

function suits({ card, rank }: UnitView, entry: OrderEntry): boolean {
  if (entry.kind === 'named') return card === entry.unit;
  const isTrooper = isTrooperType(unitCard(card).type);
  const hasType = entry.type === undefined || (entry.type === 'trooper') === isTrooper;
  return hasType && (entry.ranks === undefined || entry.ranks.includes(rank));
}

/** Units that the card could order, each counted once. */
function ordersOf({ view, seat }: Thinking, entries: readonly OrderEntry[]): number {
  const left = view.units.filter((unit) => unit.seat === seat && unit.whereabouts !== 'defeated');
  return entries.reduce((sum, entry) => {
    const fitting = left.filter((unit) => suits(unit, entry)).length;
    const most = entry.kind === 'named' ? 1 : entry.count === 'each' ? fitting : entry.count;
    return sum + Math.min(most, fitting);
  }, 0);
}

/** Acting first matters once armies are within reach of each other. */
function priorityMatters({ view: { round } }: Thinking): number {
  if (round <= 1) return 0.2;
  return round <= 4 ? 1 : 0.6;
}

/** Many orders while armies approach, few pips when they meet. */
export function chooseCommandCard(thinking: Thinking): Plain {
  const { view } = thinking;
  return bestAnswer(thinking, (answer) => {
    const { card: id } = fieldsOf(answer);
    const card = commandCard(id as CommandCardId);
    const { owner } = card;
    const isOwned =
      owner !== null && view.units.some((unit) => unit.card === owner && unit.whereabouts !== 'defeated');
    const orders = Math.min(5, ordersOf(thinking, card.orders));
    return (
      ORDER * orders +
      PIP * priorityMatters(thinking) * (4 - card.pips) +
      (isOwned ? OWN_CARD : 0) +
      (card.weapon && isOwned && view.round > 1 ? WEAPON : 0)
    );
  });
}

/** The commander in whose range most friends are. */
export function chooseNominee(thinking: Thinking): Plain {
  const { field } = thinking;
  return bestAnswer(thinking, (answer) => {
    const squad = findSquad(field, fieldsOf(answer).unit);
    if (!squad) return 0;
    const table = field.table;
    return field.own.filter(({ unit }) => table.range(squad.unit.id, unit.id) <= 3).length;
  });
}

/** Those who will want to choose their moment: who has most to shoot at, and who is sent to an objective. */
export function chooseOrdered(thinking: Thinking): Plain {
  const { field } = thinking;
  return bestAnswer(thinking, (answer) => {
    const squad = findSquad(field, fieldsOf(answer).unit);
    if (!squad) return 0;
    return urgencyOf(thinking, squad) + (goalOf(field, squad) ? 3 : 0) + 0.03 * squad.points;
  });
}

import type { Pose } from '@sortie/geometry';
import { movePose, poseOnPath, rectangle } from '@sortie/geometry';
import type { Plain } from '@sortie/kernel';
import { bank, straight, turn } from '@sortie/xwing/catalogue';
import type { XwingView } from '@sortie/xwing/view';
import { fieldsOf } from '../../planning/answers.ts';
import { cardOfKey } from './card-of-key.ts';
import { type Ground, isOnAsteroid, isOnTable, rocksUnder } from './ground.ts';
import { priceOfSpace } from './merit.ts';
import { spaceAt } from './move.ts';
import type { Piece } from './piece.ts';
import { BEYOND, measure, rangeOf, type Stand, standAt, standsOverlap } from './stand.ts';
import { type Standing, standingOf, standingWorth } from './standing.ts';
import { bestAnswer, type Prospect, prospectOf, type Thinking } from './thinking.ts';

/** What cannot be done is not tried. */
const IMPOSSIBLE = -50;
const STRESS = 1.2;

/** An action by the exact odds of the shooting that follows. */
export function chooseAction(thinking: Thinking): Plain {
  const prospect = prospectOf(thinking);
  const mover = prospect.outlook.own.find(({ piece }) => piece.id === thinking.about.ship);
  if (!mover) return thinking.answers[0]!;
  const { piece } = mover;
  const base = standingOf(piece, !mover.moves[0]!.onAsteroid && piece.ship.tokens.cloak === 0);
  const { source } = thinking.about;
  const price =
    typeof source === 'string' && cardOfKey(thinking.view, source) === 'ept:pushthelimit' ? STRESS : 0;
  return bestAnswer(thinking, (answer) => {
    if (fieldsOf(answer).skip === true) return standingWorth(prospect, piece, base) - 0.05;
    return worthOfAction(thinking, prospect, piece, base, answer) - price;
  });
}

function worthOfAction(
  { view }: Thinking,
  prospect: Prospect,
  piece: Piece,
  base: Standing,
  answer: Plain,
): number {
  const { action, target, direction, choice } = fieldsOf(answer);
  const worth = (change: Partial<Standing>) => standingWorth(prospect, piece, { ...base, ...change });
  switch (action) {
    case 'focus':
      return worth({ focus: base.focus + 1 }) + 0.1;
    case 'evade':
      return worth({ evade: base.evade + 1 }) + 0.08;
    case 'targetLock':
      return worthOfLock(prospect, piece, base, `${target as string}`);
    case 'boost':
    case 'barrelRoll': {
      const stand = standAt(repositionStand(piece.stand, `${direction as string}`, action), piece.stand.half);
      return worthOfPlace(prospect, piece, base, stand);
    }
    case 'cloak':
      return worth({ mayAttack: false, cover: 2 }) + 1;
    case 'protect':
      return worth({}) + 3;
    default:
      return worthOfCard(view, prospect, {
        piece,
        base,
        action: `${action as string}`,
        choice: choice ?? null,
      });
  }
}

/** A lock is kept for later rounds when it finds no use in this one. */
function worthOfLock(prospect: Prospect, piece: Piece, base: Standing, target: string): number {
  const foe = prospect.outlook.others.find((other) => other.piece.id === target)?.piece;
  if (!foe || base.lock === target) return IMPOSSIBLE;
  if (rangeOf(measure(piece.stand, foe.stand)) >= BEYOND) return IMPOSSIBLE;
  return standingWorth(prospect, piece, { ...base, lock: target }) + 0.7;
}

/** What standing there is worth; a place that is taken is impossible. */
export function worthOfPlace(prospect: Prospect, piece: Piece, base: Standing, stand: Stand): number {
  const { ground, own, others } = prospect.outlook;
  const isTaken = [...own, ...others].some(
    (each) => each.piece.id !== piece.id && standsOverlap(stand, each.piece.stand),
  );
  if (isTaken || !isOnTable(ground, stand) || isOnRock(ground, stand)) return IMPOSSIBLE;
  const worth =
    standingWorth(prospect, piece, { ...base, stand, mayAttack: true }) + rateAim(prospect, stand);
  const price =
    priceOfSpace(spaceAt(ground, piece, stand)) - priceOfSpace(spaceAt(ground, piece, piece.stand));
  return worth - Math.max(0, price) - 0.2;
}

function isOnRock(ground: Ground, stand: Stand): boolean {
  const base = rectangle(stand, 2 * stand.half, 2 * stand.half);
  return isOnAsteroid(ground, base) || rocksUnder(ground, [base]) > 0;
}

/** Looking at an enemy is worth something for the next round. */
function rateAim({ outlook: { others } }: Prospect, stand: Stand): number {
  let best = 0;
  for (const { piece } of others) {
    const [dx, dy] = [piece.stand.x - stand.x, piece.stand.y - stand.y];
    const distance = Math.sqrt(dx * dx + dy * dy);
    if (distance > 0) best = Math.max(best, (dx * stand.sine + dy * stand.cosine) / distance);
  }
  return 0.3 * best;
}

/** Where a boost or a barrel roll ends, with the template in the middle. */
function repositionStand(stand: Stand, direction: string, action: 'boost' | 'barrelRoll'): Pose {
  const length = 2 * stand.half;
  if (action === 'barrelRoll') {
    const across = stand.half > 20 ? 20 : direction.endsWith('2') ? 80 : 40;
    return movePose(stand, 0, (direction.startsWith('left') ? -1 : 1) * (length + across));
  }
  const side = direction.endsWith('Left') ? 'left' : 'right';
  const template =
    direction === 'straight' ? straight(1) : direction.startsWith('bank') ? bank(1, side) : turn(1, side);
  return poseOnPath(template, stand, length, template.length);
}

interface CardAction {
  readonly piece: Piece;
  readonly base: Standing;
  readonly action: string;
  readonly choice: Plain;
}

/** Actions that cards and Damage cards bring. */
function worthOfCard(
  view: XwingView,
  prospect: Prospect,
  { piece, base, action, choice }: CardAction,
): number {
  const card = cardOfKey(view, action.slice('card '.length)) ?? '';
  const worth = (change: Partial<Standing>) => standingWorth(prospect, piece, { ...base, ...change });
  switch (card) {
    case 'ept:marksmanship':
      return worth({ focus: base.focus + 1 }) - 0.2;
    case 'amd:r2f2':
      return worth({ cover: 1 });
    case 'ept:squadleader': {
      const isFriend = view.ships.some(({ id, side }) => id === choice && side === piece.side);
      return isFriend ? worth({}) + 1.2 : IMPOSSIBLE;
    }
    case 'ept:daredevil':
      return IMPOSSIBLE;
    case 'crew:generalhux':
      return worth({ focus: base.focus + 1 }) + 0.4 * sizeOf(fieldsOf(choice).ships) - STRESS / 2;
    default:
      if (card.startsWith('bomb:')) return worth({}) + (isChased(prospect, piece) ? 2 : -2);
      // Getting rid of a Damage card, or whatever a card is good for.
      return worth({}) + (card.startsWith('core') ? 1.2 : 0.4);
  }
}

function sizeOf(list: Plain | undefined): number {
  return Array.isArray(list) ? list.length : 0;
}

/** An enemy follows close behind. */
export function isChased({ outlook: { others } }: Prospect, { stand }: Piece): boolean {
  return others.some(({ piece }) => {
    const [dx, dy] = [piece.stand.x - stand.x, piece.stand.y - stand.y];
    return dx * stand.sine + dy * stand.cosine < -30 && dx * dx + dy * dy < 170 * 170;
  });
}

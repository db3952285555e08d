import type { Plain } from '@sortie/kernel';
import type { Attack, AttackSituation } from '@sortie/xwing';
import { attackOdds, situationOf } from '@sortie/xwing';
import { cardOfKey } from './card-of-key.ts';
import { isChased } from './choose-action.ts';
import { type DiceUse, diceUse } from './dice-use.ts';
import { shotWorth, worthOfDamage } from './duel.ts';
import { type Piece, piecesOf } from './piece.ts';
import { measure } from './stand.ts';
import { bestAnswer, fieldsOf, isDeclining, prospectOf, type Thinking } from './thinking.ts';

/** Whether a token or card is used when it may be, and how. */
export function chooseUse(thinking: Thinking): Plain {
  const { view, about } = thinking;
  const { attack } = view;
  const now = situationOf(view);
  const isDice = about.window === 'modifyAttackDice' || about.window === 'modifyDefenseDice';
  if (attack && now && isDice) return chooseDiceUse(thinking, attack, now);
  return bestAnswer(thinking, (answer) => (isDeclining(answer) ? 0 : worthOfUse(thinking, answer)));
}

function chooseDiceUse(thinking: Thinking, attack: Attack, now: AttackSituation): Plain {
  const { view, side, about } = thinking;
  const pieces = piecesOf(view);
  const pieceOf = (id: string) => pieces.find((piece) => piece.id === id);
  const [attacker, defender] = [pieceOf(attack.attacker), pieceOf(attack.defender)];
  if (!attacker || !defender) return thinking.answers.at(-1)!;
  const isOurs = attacker.side === side;
  const worth = (situation: AttackSituation) => {
    const odds = attackOdds(situation);
    const value = worthOfDamage(odds.damage, defender, 99) + 0.3 * odds.expectedCrits;
    return isOurs ? value : -value;
  };
  const window = `${about.window as string}`;
  const idle = { focus: 0, targetLock: false };
  const passed: AttackSituation =
    window === 'modifyAttackDice'
      ? { ...now, attacker: isOurs ? idle : now.attacker }
      : { ...now, attacker: idle, defender: isOurs ? now.defender : { focus: 0, evade: 0 } };
  const isThreatened = threatTo(isOurs ? attacker : defender, pieces, attack);
  return bestAnswer(thinking, (answer) => {
    const { use, choice = null } = fieldsOf(answer);
    if (typeof use !== 'string') return worth(passed);
    const card = cardOfKey(view, use);
    const used = diceUse(attack, now, { use, card, choice, window });
    return worth(used.situation) - priceOf(used, isOurs ? attacker : defender, isThreatened);
  });
}

/** What is spent is missing later in the round. */
function priceOf({ spends }: DiceUse, owner: Piece, isThreatened: boolean): number {
  const perDamage = owner.worth / Math.max(1, owner.ship.values.hull + owner.ship.values.shields);
  let price = 0.001;
  for (const token of spends) {
    if (token === 'stress') price += 2;
    else if (token === 'targetLock') price += 0.3;
    else price += isThreatened || !owner.ship.hasFought ? 0.1 * perDamage : 0.01;
  }
  return price;
}

/** An enemy that has not fought yet has a shot at it. */
function threatTo(piece: Piece, pieces: readonly Piece[], attack: Attack): boolean {
  const hands = { attacker: 0, defender: 0, obstructed: false };
  return pieces.some(
    (foe) =>
      foe.side !== piece.side &&
      foe.id !== attack.attacker &&
      !foe.ship.hasFought &&
      shotWorth(foe, piece, measure(foe.stand, piece.stand), hands) > 0,
  );
}

/** Cards whose use costs more than it brings unless one plans for it. */
const SPARED: ReadonlySet<string> = new Set(['imperial:firespray31:bobafett', 'amd:r5x3', 'ept:elusiveness']);

/** Outside the dice windows a card is used unless it has a price. */
function worthOfUse(thinking: Thinking, answer: Plain): number {
  const { view, side } = thinking;
  const { use, choice } = fieldsOf(answer);
  const card = typeof use === 'string' ? cardOfKey(view, use) : null;
  if (card !== null && SPARED.has(card)) return -1;
  if (card?.startsWith('bomb:')) {
    const prospect = prospectOf(thinking);
    const owner = prospect.outlook.own.find(({ piece }) => `${use as string}`.startsWith(`${piece.id}.`));
    return owner && isChased(prospect, owner.piece) ? 1 : -1;
  }
  const named = typeof choice === 'string' ? choice : fieldsOf(choice ?? null).ship;
  const chosen = view.ships.find(({ id }) => id === named);
  if (!chosen) return 1;
  // Given to a friend, best to one that can still use it.
  const fresh = (chosen.hasFought ? 0 : 0.5) + (chosen.tokens.focus > 0 ? 0 : 0.3);
  return chosen.side === side ? 1 + fresh - chosen.values.pilotSkill / 100 : 1;
}

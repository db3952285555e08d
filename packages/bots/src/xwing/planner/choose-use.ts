import type { Plain } from '@sortie/kernel';
import type { AttackSituation } from '@sortie/xwing/odds';
import { attackOdds, situationOf } from '@sortie/xwing/odds';
import type { AttackView } from '@sortie/xwing/view';
import { fieldsOf, isDeclining } from '../../planning/answers.ts';
import { cardOfKey } from './card-of-key.ts';
import { isChased } from './choose-action.ts';
import { type DiceUse, diceUse } from './dice-use.ts';
import { shotWorth, worthOfDamage } from './duel.ts';
import { type Piece, piecesOf } from './piece.ts';
import { measure } from './stand.ts';
import { bestAnswer, prospectOf, type Thinking } from './thinking.ts';

/** Whether a token or card is used when it may be, and how. */
export function chooseUse(thinking: Thinking): Plain {
  const { view, about } = thinking;
  const { attack } = view;
  const now = situationOf(view);
  const isDice = about.window === 'modifyAttackDice' || about.window === 'modifyDefenseDice';
  if (attack && now && isDice) return chooseDiceUse(thinking, attack, now);
  return bestAnswer(thinking, (answer) => (isDeclining(answer) ? 0 : worthOfUse(thinking, answer)));
}

function chooseDiceUse(thinking: Thinking, attack: AttackView, now: AttackSituation): Plain {
  const { view, side, about } = thinking;
  const pieces = piecesOf(view);
  const pieceOf = (id: string) => pieces.find((piece) => piece.id === id);
  const [attacker, defender] = [pieceOf(attack.attacker), pieceOf(attack.defender)];
  if (!attacker || !defender) return thinking.answers.at(-1)!;
  const isOurs = attacker.side === side;
  const owner = isOurs ? attacker : defender;
  const window = `${about.window as string}`;
  const prices = pricesOf(owner, threatTo(owner, pieces, attack));
  const worth = (situation: AttackSituation) => {
    const odds = attackOdds(situation);
    const value = worthOfDamage(odds.damage, defender, 99) + 0.3 * odds.expectedCrits;
    return isOurs ? value : -value;
  };
  // Whether anything more is spent afterwards is a thought of its own, with its own price.
  const afterwards = (situation: AttackSituation) =>
    Math.max(
      ...spendings(situation, window, isOurs).map(
        ({ left, spends }) => worth(left) - priceOf(prices, spends),
      ),
    );
  return bestAnswer(thinking, (answer) => {
    const { use, choice = null } = fieldsOf(answer);
    if (typeof use !== 'string') return worth(withoutUse(now, window, isOurs));
    const used = diceUse(attack, now, { use, card: cardOfKey(view, use), choice, window });
    return afterwards(used.situation) - priceOf(prices, used.spends) - 0.001;
  });
}

/** The situation when the one who is asked does nothing more. */
function withoutUse(now: AttackSituation, window: string, isOurs: boolean): AttackSituation {
  const attacker = { ...now.attacker, focus: 0, targetLock: false };
  if (window === 'modifyAttackDice') return isOurs ? { ...now, attacker } : now;
  return { ...now, attacker, defender: isOurs ? now.defender : { focus: 0, evade: 0 } };
}

interface Spending {
  readonly left: AttackSituation;
  readonly spends: readonly Spent[];
}

/** What may still be spent after this: nothing, one kind of token, or all of them. */
function spendings(now: AttackSituation, window: string, isOurs: boolean): readonly Spending[] {
  const none = withoutUse(now, window, isOurs);
  const found: Spending[] = [{ left: none, spends: [] }];
  if (window === 'modifyAttackDice' && isOurs) {
    const { focus, targetLock } = now.attacker;
    const to = (more: Partial<AttackSituation['attacker']>) => ({
      ...none,
      attacker: { ...none.attacker, ...more },
    });
    if (focus > 0) found.push({ left: to({ focus }), spends: ['focus'] });
    if (targetLock) found.push({ left: to({ targetLock }), spends: ['targetLock'] });
    if (focus > 0 && targetLock) found.push({ left: now, spends: ['focus', 'targetLock'] });
  }
  if (window === 'modifyDefenseDice' && !isOurs) {
    const { focus, evade } = now.defender;
    if (focus > 0) found.push({ left: { ...none, defender: { focus, evade: 0 } }, spends: ['focus'] });
    if (evade > 0) found.push({ left: { ...none, defender: { focus: 0, evade } }, spends: ['evade'] });
    if (focus > 0 && evade > 0) {
      found.push({ left: { ...none, defender: now.defender }, spends: ['focus', 'evade'] });
    }
  }
  return found;
}

type Spent = DiceUse['spends'][number];

/** What is spent is missing later in the round. */
function pricesOf(owner: Piece, isThreatened: boolean): Readonly<Record<Spent, number>> {
  const perDamage = owner.worth / Math.max(1, owner.ship.values.hull + owner.ship.values.shields);
  const token = isThreatened || !owner.ship.hasFought ? 0.1 * perDamage : 0.01;
  return { stress: 2, targetLock: 0.3, focus: token + 0.01, evade: token };
}

function priceOf(prices: Readonly<Record<Spent, number>>, spends: readonly Spent[]): number {
  return spends.reduce((sum, each) => sum + prices[each], 0);
}

/** An enemy that has not fought yet has a shot at it. */
function threatTo(piece: Piece, pieces: readonly Piece[], attack: AttackView): boolean {
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

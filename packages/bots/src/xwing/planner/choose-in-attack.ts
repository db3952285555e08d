import type { Plain } from '@sortie/kernel';
import { type AskedWindow, assumedAnswer, oddsNow } from '@sortie/xwing/odds';
import type { AttackView, ShipView, XwingView } from '@sortie/xwing/view';
import { fieldsOf, isDeclining } from '../../planning/answers.ts';
import { cardOfKey } from './card-of-key.ts';
import { priceOfCard } from './card-prices.ts';
import { worthOfDamage } from './duel.ts';
import { type Piece, piecesOf } from './piece.ts';
import { bestAnswer, type Thinking } from './thinking.ts';
import { type Price, tokenPrices } from './token-prices.ts';

/** So many cards and tokens with a price are weighed against each other. */
const MOST_PRICED = 4;

/** Windows in which cards do nothing but change dice. */
const DICE: ReadonlySet<string> = new Set(['modifyAttackDice', 'modifyDefenseDice', 'compareResults']);

/**
 * What to use in an attack: the set of tokens and cards that is worth its price by the exact odds, and of that set
 * what the odds assume first. Undefined where the odds cannot tell.
 */
export function chooseInAttack(
  thinking: Thinking,
  attack: AttackView,
  worthOfUse: (answer: Plain) => number,
): Plain | undefined {
  const { view, side, about, decision, answers } = thinking;
  const pieces = piecesOf(view);
  const [attacker, defender] = [attack.attacker, attack.defender].map((id) =>
    pieces.find((piece) => piece.id === id),
  );
  if (!attacker || !defender) return undefined;
  const isOurs = attacker.side === side;
  const asked = { ...(about as unknown as Omit<AskedWindow, 'seat'>), seat: decision.seat };
  if (assumedAnswer(view, asked) === undefined) return undefined;
  const prices = tokenPrices(isOurs ? attacker : defender, pieces, attack);
  let best: { readonly answer: Plain; readonly value: number } | undefined;
  for (const { abilities, withheld, price } of setsOf(thinking, asked.abilities, prices)) {
    const seen = withhold(view, isOurs ? attacker.id : defender.id, withheld);
    const answer = answerIn(answers, assumedAnswer(seen, { ...asked, abilities }));
    if (answer === undefined) continue;
    const value = worthOf(seen, { ...asked, abilities }, defender) * (isOurs ? 1 : -1) - price;
    if (!best || value > best.value + 1e-9) best = { answer, value };
  }
  if (!best) return undefined;
  if (!isDeclining(best.answer) || DICE.has(asked.window)) return best.answer;
  // A use that changes no number still does what its card is for.
  return bestAnswer(thinking, (answer) => (priceOf(thinking, prices, answer) > 0 ? -1 : worthOfUse(answer)));
}

function worthOf(view: XwingView, asked: AskedWindow, defender: Piece): number {
  const { damage, expectedCrits } = oddsNow(view, asked)!;
  return worthOfDamage(damage, defender, 99) + 0.3 * expectedCrits;
}

/** The answer as it is offered. */
function answerIn(
  answers: readonly Plain[],
  assumed: { readonly use: string; readonly choice: Plain } | null | undefined,
): Plain | undefined {
  if (!assumed) return answers.find(isDeclining);
  const choice = JSON.stringify(assumed.choice);
  return answers.find((answer) => {
    const fields = fieldsOf(answer);
    return fields.use === assumed.use && JSON.stringify(fields.choice ?? null) === choice;
  });
}

interface AllowedSet {
  readonly abilities: AskedWindow['abilities'];
  /** What must not be used. */
  readonly withheld: readonly string[];
  readonly price: number;
}

/** What costs nothing, with every choice among what has a price. */
function setsOf(
  thinking: Thinking,
  abilities: AskedWindow['abilities'],
  prices: Price,
): readonly AllowedSet[] {
  const priced = abilities
    .map(({ key }) => ({ key, price: priceOf(thinking, prices, { use: key }) }))
    .filter(({ price }) => price > 0)
    .slice(0, MOST_PRICED);
  return Array.from({ length: 1 << priced.length }, (_, set) => {
    const isTaken = (place: number) => (set >> place) % 2 === 1;
    const withheld = priced.flatMap(({ key }, place) => (isTaken(place) ? [] : [key]));
    return {
      abilities: abilities.filter(({ key }) => !withheld.includes(key)),
      withheld,
      price: priced.reduce((sum, each, place) => sum + (isTaken(place) ? each.price : 0), 0),
    };
  });
}

/** The table as if the ship did not have these tokens: the odds spend a token as often as they may. */
function withhold(view: XwingView, ship: string, keys: readonly string[]): XwingView {
  const names = keys.map((key) => key.split('.').at(-1));
  if (names.length === 0) return view;
  const without = (each: ShipView): ShipView => ({
    ...each,
    lock: names.includes('targetLock') ? null : each.lock,
    tokens: {
      ...each.tokens,
      ...(names.includes('focus') ? { focus: 0 } : {}),
      ...(names.includes('evade') ? { evade: 0 } : {}),
    },
  });
  return { ...view, ships: view.ships.map((each) => (each.id === ship ? without(each) : each)) };
}

function priceOf({ view }: Thinking, prices: Price, answer: Plain): number {
  const { use } = fieldsOf(answer);
  if (typeof use !== 'string') return 0;
  const card = cardOfKey(view, use);
  if (card !== null) return priceOfCard(card);
  const token = use.split('.').at(-1);
  return token === 'focus' || token === 'evade' || token === 'targetLock' ? prices[token] : 0;
}

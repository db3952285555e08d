import type { AskedUse, Listener, Picks, Plain, Refusal, SeatId } from '@sortie/kernel';
import { equal, refused } from '@sortie/kernel';
import type { CardInPlay, Standing } from './card-in-play.ts';
import type { Speaker } from './card-index.ts';
import type { CardTypes, Here, WindowOf } from './card-types.ts';
import type { CardsOnTable } from './cards-on-table.ts';
import type { Reason } from './reason.ts';

/** What a game says of its windows and of cards that cannot be used in them. */
export interface WindowRules<T extends CardTypes> {
  /** Under which name a window shows what its flow knows; null where there is nothing to see. */
  readonly subjects: Readonly<Record<WindowOf<T>, string | null>>;
  /** The rule to cite for each reason, unless the card cites one of its own. */
  readonly reasons: Readonly<Record<Reason, string>>;
  /** The rule that orders the players of a window, where it is not the one that `reasons` has for another's turn. */
  readonly turns?: Partial<Readonly<Record<WindowOf<T>, string>>>;
}

/** A window that is open now. */
export interface OpenWindow<T extends CardTypes> {
  readonly window: string;
  /** What its flow knows. */
  readonly subject: object;
  /** The rule that keeps what an ability leads to from being done now: an offer that leads nowhere is not made. */
  whyUnmet(need: T['need']): Refusal | undefined;
}

const WHY_SILENT: Readonly<Record<Exclude<Standing, 'inForce'>, Reason>> = {
  dealt: 'notInForce',
  silenced: 'silenced',
  discarded: 'discarded',
  ownerGone: 'ownerGone',
};

/** Which cards hear a game's windows, and why others cannot be used in them. */
export class CardWindows<T extends CardTypes> {
  constructor(private readonly rules: WindowRules<T>) {}

  /** Whether anything on the table might hear the window. */
  isHeard(cards: CardsOnTable<T>, window: string): boolean {
    return cards.index.hearing(window).size > 0;
  }

  /** The abilities of this seat's cards that hear the window now and apply. */
  listeners(cards: CardsOnTable<T>, open: OpenWindow<T>, seat: SeatId): Listener<T['effect']>[] {
    const speakers = cards.index.hearing(open.window).get(seat);
    if (!speakers) return [];
    const found: Listener<T['effect'], Here<T>>[] = [];
    for (const speaker of speakers) {
      if (!cards.speaks(speaker.card)) continue;
      const at = this.at(cards, speaker.card, open);
      if (!isUsable(cards, open, speaker, at)) continue;
      const { key, ability, offered } = speaker;
      found.push({ key, seat, ability: ability.compelled?.(at) ? offered.compelled() : offered, at });
    }
    return found as Listener<T['effect'], never>[];
  }

  /** Which rule keeps a card from being used in this window; undefined for what is no card at all. */
  whyNotUsed(cards: CardsOnTable<T>, open: OpenWindow<T>, asked: AskedUse): Refusal | undefined {
    const key = cardKeyOf(asked.use);
    const card = cards.index.all.find((each) => each.key === key);
    if (!card) return undefined;
    const found = this.reasonAgainst(cards, open, card, asked);
    if (typeof found !== 'string') return { ...found, about: { use: asked.use, ...fieldsOf(found.about) } };
    return refused(this.ruleBehind(found, card, open.window), { use: asked.use, reason: found });
  }

  private ruleBehind(reason: Reason, card: CardInPlay<T>, window: string): string {
    const turn = reason === 'otherTurn' ? this.rules.turns?.[window as WindowOf<T>] : undefined;
    return turn ?? card.rules.cites?.[reason] ?? this.rules.reasons[reason];
  }

  private reasonAgainst(
    cards: CardsOnTable<T>,
    open: OpenWindow<T>,
    card: CardInPlay<T>,
    { use, choice, used }: AskedUse,
  ): Reason | Refusal {
    if (card.standing !== 'inForce' && !cards.speaks(card)) return WHY_SILENT[card.standing];
    const speaker = cards.index.speakersOf(card, open.window).find((each) => each.key === use);
    if (!speaker) return 'otherWindow';
    const { ability } = speaker;
    if (used.includes(use) && !ability.repeatable) return 'usedHere';
    if (ability.exhausts && card.exhausted) return 'exhausted';
    if (cards.isUsedUp(card, ability)) return 'usedUp';
    const at = this.at(cards, card, open);
    if (!ability.applies(at)) return 'conditionUnmet';
    const forbidden = ability.forbidden?.(at);
    if (forbidden) return forbidden;
    const unmet = ability.needs && open.whyUnmet(ability.needs(at));
    if (unmet) return unmet;
    return ability.whyNotChosen?.(at, choice) ?? reasonAgainstChoice(ability.choices(at), choice);
  }

  private at(cards: CardsOnTable<T>, card: CardInPlay<T>, { window, subject }: OpenWindow<T>): Here<T> {
    const here = cards.here(card) as Here<T> & { [name: string]: unknown };
    const name: string | null = this.rules.subjects[window as WindowOf<T>];
    if (name !== null) here[name] = subject;
    return here;
  }
}

function reasonAgainstChoice(choices: readonly unknown[] | Picks, choice: Plain): Reason | Refusal {
  if (isPicks(choices)) return reasonAgainstPicks(choices, choice);
  if (choices.length === 0) return 'noChoice';
  return choices.some((each) => equal(each, choice)) ? 'otherTurn' : 'otherChoice';
}

function reasonAgainstPicks({ from, least, most, refuse }: Picks, choice: Plain): Reason | Refusal {
  if (from.length < least) return 'noChoice';
  if (!Array.isArray(choice)) return 'otherChoice';
  const picked: readonly Plain[] = choice;
  const areThere = picked.every((each) => from.some((item) => equal(item, each)));
  if (!areThere || picked.length < least || picked.length > most) return 'otherChoice';
  return refuse?.(picked) ?? 'otherTurn';
}

function isPicks(choices: readonly unknown[] | Picks): choices is Picks {
  return !Array.isArray(choices);
}

function isUsable<T extends CardTypes>(
  cards: CardsOnTable<T>,
  open: OpenWindow<T>,
  { card, ability }: Speaker<T>,
  at: Here<T>,
): boolean {
  if (ability.exhausts && card.exhausted) return false;
  if (cards.isUsedUp(card, ability)) return false;
  if (!ability.applies(at)) return false;
  if (ability.forbidden?.(at)) return false;
  return !ability.needs || open.whyUnmet(ability.needs(at)) === undefined;
}

/** Without the number of a card's second ability. */
function cardKeyOf(use: string): string {
  const end = use.indexOf('#');
  return end < 0 ? use : use.slice(0, end);
}

function fieldsOf(about: Plain): { readonly [key: string]: Plain } {
  return typeof about === 'object' && about !== null && !Array.isArray(about)
    ? (about as { readonly [key: string]: Plain })
    : {};
}

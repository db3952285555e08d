import type { CardInPlay, CardSource } from './card-in-play.ts';
import { areSameCards } from './card-in-play.ts';
import type { Offer } from './card-index.ts';
import { CardIndex } from './card-index.ts';
import type { AboutSetting, Amount, Answers, CardRules, Cost, SetTo } from './card-rules.ts';
import type { CardTypes, Here } from './card-types.ts';
import { OfferedAbility } from './offered-ability.ts';
import type { CardUse } from './uses.ts';
import { isUsed } from './uses.ts';

/** What a game's cards cost, and what has been used. */
export interface CardCosts<T extends CardTypes> {
  /** The uses noted on the card, and the number of the attack, round or game that runs now. */
  uses(table: T['table'], card: CardInPlay<T>): readonly CardUse<T['scope']>[];
  during(table: T['table'], scope: T['scope']): number;
  /** The effects that pay. */
  count(card: CardInPlay<T>, scope: T['scope']): T['effect'];
  exhaust?(card: CardInPlay<T>): T['effect'];
  discard(card: CardInPlay<T>): T['effect'];
}

/**
 * The cards of one table and what they say: which are in force, what they add and replace, what they forbid and
 * permit. What is found is kept until the writer raises the serial.
 */
export class CardsOnTable<T extends CardTypes> {
  private kept: CardIndex<T> | undefined;
  private serial = Number.NaN;
  private readonly payFor = (card: CardInPlay<T>, cost: Cost<T['scope']>) => this.pay(card, cost);
  private readonly offer: Offer<T> = (key, card, ability) =>
    new OfferedAbility(key, card, ability, this.payFor);

  constructor(
    private readonly source: CardSource<T>,
    private readonly costs: CardCosts<T>,
  ) {}

  get table(): T['table'] {
    return this.source.table;
  }

  get index(): CardIndex<T> {
    const serial = this.source.serial();
    if (!this.kept || serial !== this.serial) {
      this.serial = serial;
      const cards = this.source.list();
      // A card that says nothing raises the serial too: most Damage cards lie facedown.
      if (!this.kept || !areSameCards(this.kept.all, cards)) this.kept = new CardIndex(cards, this.offer);
    }
    return this.kept;
  }

  /** What the card sees, made anew for each question. */
  here(card: CardInPlay<T>): Here<T> {
    const { key, owner, value, table = this.source.table } = card;
    return value === undefined ? { table, self: owner, key } : { table, self: owner, key, value };
  }

  /** Whether a card whose time is over may speak nevertheless. */
  speaks(card: CardInPlay<T>): boolean {
    return card.standing === 'inForce' || this.source.lingers?.(card) === true;
  }

  /** Every card in force that has this part. */
  with(part: keyof CardRules<T> & string): readonly CardInPlay<T>[] {
    return this.speakingOf(this.index.with(part));
  }

  ownWith(owner: T['owner'], part: keyof CardRules<T> & string): readonly CardInPlay<T>[] {
    const { index } = this;
    return this.speakingOf(index.ownedBy(owner, index.with(part)));
  }

  /** Whether a card might answer questions of this kind; a quick no spares asking. */
  mayAnswer(part: 'forbids' | 'permits', kind: T['question']['kind']): boolean {
    return this.index.withEntry(part, kind).length > 0;
  }

  /** Whether a card of the owner might set the value; a quick no spares asking. */
  maySet(value: keyof T['settings'] & string, owner: T['owner']): boolean {
    const { index } = this;
    return index.ownedBy(owner, index.withEntry('sets', value)).length > 0;
  }

  /** What all cards add to a number, or those of one owner. */
  sum<V extends keyof T['sums'] & string>(value: V, about: T['sums'][V], owner?: T['owner']): number {
    const { index } = this;
    const all = index.withEntry('adds', value);
    let sum = 0;
    for (const card of owner === undefined ? all : index.ownedBy(owner, all)) {
      if (!this.speaks(card)) continue;
      const amount = card.rules.adds?.[value] as Amount<T, V>;
      sum += typeof amount === 'number' ? amount : amount(Object.assign(this.here(card), about));
    }
    return sum;
  }

  /** What the owner's cards would set a value to, each with its age. */
  settings<V extends keyof T['settings'] & string>(
    value: V,
    about: AboutSetting<T, V>,
    owner: T['owner'],
  ): readonly { readonly to: SetTo<T, V>; readonly age: number }[] {
    const { index } = this;
    const found: { readonly to: SetTo<T, V>; readonly age: number }[] = [];
    for (const card of index.ownedBy(owner, index.withEntry('sets', value))) {
      if (!this.speaks(card)) continue;
      const to = card.rules.sets?.[value]?.(Object.assign(this.here(card), about));
      if (to !== undefined) found.push({ to, age: card.age ?? 0 });
    }
    return found;
  }

  /** The value as the newest card that sets it says; the printed one when none does. */
  replace<V extends keyof T['settings'] & string>(
    value: V,
    about: AboutSetting<T, V>,
    owner: T['owner'],
    printed: SetTo<T, V>,
  ): SetTo<T, V> {
    if (!this.maySet(value, owner)) return printed;
    let newest = -1;
    let now = printed;
    for (const { to, age } of this.settings(value, about, owner)) {
      if (age <= newest) continue;
      newest = age;
      now = to;
    }
    return now;
  }

  /** Whether a card in force forbids it. A ban is final. */
  forbids(question: T['question']): boolean {
    return this.saysYes('forbids', question);
  }

  /** Whether a card lifts the general rule, and none forbids it. */
  permits(question: T['question']): boolean {
    return this.saysYes('permits', question) && !this.forbids(question);
  }

  /** Whether the uses that the cost allows in its scope are spent. */
  isUsedUp(card: CardInPlay<T>, { once }: Cost<T['scope']>): boolean {
    if (once === undefined) return false;
    const uses = this.costs.uses(this.table, card);
    if (uses.length === 0) return false;
    return isUsed(uses, { key: card.key, scope: once, during: this.costs.during(this.table, once) });
  }

  /** The effects that pay for using a card, whatever of it is used. */
  pay(card: CardInPlay<T>, cost: Cost<T['scope']>): readonly T['effect'][] {
    const { once, countsLater, counts, exhausts, discards } = cost;
    const scope = countsLater ? counts : (once ?? counts);
    const effects: T['effect'][] = [];
    if (discards) effects.push(this.costs.discard(card));
    if (exhausts && this.costs.exhaust) effects.push(this.costs.exhaust(card));
    if (scope !== undefined) effects.push(this.costs.count(card, scope));
    return effects;
  }

  private saysYes(part: 'forbids' | 'permits', question: T['question']): boolean {
    for (const card of this.index.withEntry(part, question.kind)) {
      if (!this.speaks(card)) continue;
      const answers: Answers<T> | undefined = card.rules[part];
      const kind: T['question']['kind'] = question.kind;
      const answer = answers?.[kind] as ((asked: T['question'], at: Here<T>) => boolean) | undefined;
      if (answer?.(question, this.here(card))) return true;
    }
    return false;
  }

  private speakingOf(cards: readonly CardInPlay<T>[]): readonly CardInPlay<T>[] {
    return cards.every(({ standing }) => standing === 'inForce')
      ? cards
      : cards.filter((card) => this.speaks(card));
  }
}

import type { CardInPlay, CardSource, Standing } from '@sortie/cards';
import { CardsOnTable, CardWindows, usesAfter } from '@sortie/cards';
import type { Plain, Refusal, SeatId } from '@sortie/kernel';
import { refused, unreachable } from '@sortie/kernel';
import { allRules } from './cards.ts';
import type { HeldCard, LampCards, LampEffect, LampState, LampTable, Scope } from './model.ts';

const windows = new CardWindows<LampCards>({
  subjects: { flashed: 'flash', dusk: null },
  reasons: {
    usedHere: 'lamps.once-a-window',
    usedUp: 'lamps.used-up',
    exhausted: 'lamps.exhausted',
    discarded: 'lamps.discarded',
    notInForce: 'lamps.not-in-force',
    silenced: 'lamps.shaded',
    ownerGone: 'lamps.out',
    otherWindow: 'lamps.other-window',
    conditionUnmet: 'lamps.condition',
    noChoice: 'lamps.no-choice',
    otherChoice: 'lamps.other-choice',
    otherTurn: 'lamps.other-turn',
  },
  turns: { flashed: 'lamps.flashed-first' },
});

/** Plays Lamps by hand: opens windows, uses cards, carries out what they order. */
export class LampGame {
  readonly state: LampState;
  readonly cards: CardsOnTable<LampCards>;
  private used: string[] = [];

  constructor(cards: readonly (Partial<HeldCard> & Pick<HeldCard, 'card' | 'lamp'>)[]) {
    this.state = {
      serial: 0,
      night: 1,
      flash: null,
      lamps: (['a', 'b'] as const).map((id) => ({ id, seat: `seat ${id}` as SeatId, isOut: false })),
      cards: [],
      lit: [],
    };
    const table: LampTable = {
      lamp: (id) => this.state.lamps.find((lamp) => lamp.id === id)!,
      lamps: this.state.lamps,
      glow: (id) => this.glow(id),
    };
    this.cards = new CardsOnTable(this.sourceFor(table), {
      uses: (_table, { key }) => this.held(key).uses,
      during: (_table, scope) => this.during(scope),
      count: ({ key }, scope) => ({ kind: 'countUse', key, scope }),
      exhaust: ({ key }) => ({ kind: 'exhaust', key }),
      discard: ({ key }) => ({ kind: 'discard', key }),
    });
    for (const each of cards) this.deal(each);
  }

  private sourceFor(table: LampTable): CardSource<LampCards> {
    return {
      table,
      serial: () => this.state.serial,
      list: () => this.state.cards.map((held) => this.inPlay(held)),
      lingers: ({ key, standing }) => standing === 'discarded' && this.state.flash?.from === key,
    };
  }

  private inPlay({ key, card, lamp, age, value, exhausted, stage }: HeldCard): CardInPlay<LampCards> {
    const rules = allRules.get(card)!;
    const { seat, isOut } = this.state.lamps.find(({ id }) => id === lamp)!;
    const isShaded =
      !rules.shadesItsLamp &&
      this.state.cards.some((other) => other.lamp === lamp && allRules.get(other.card)!.shadesItsLamp);
    const standing: Standing = isOut ? 'ownerGone' : stage === 'inForce' && isShaded ? 'silenced' : stage;
    return { key, owner: lamp, seat, rules, standing, age, exhausted, ...(value ? { value } : {}) };
  }

  held(key: string): HeldCard {
    return this.state.cards.find((card) => card.key === key)!;
  }

  deal(card: Partial<HeldCard> & Pick<HeldCard, 'card' | 'lamp'>): void {
    const { cards } = this.state;
    const key = `${card.lamp}.${card.card}`;
    cards.push({ key, stage: 'inForce', exhausted: false, uses: [], age: cards.length, ...card });
    this.state.serial++;
  }

  write(key: string, what: Partial<HeldCard>): void {
    this.state.cards = this.state.cards.map((card) => (card.key === key ? { ...card, ...what } : card));
    this.state.serial++;
  }

  putOut(lamp: string): void {
    Object.assign(this.state.lamps.find(({ id }) => id === lamp)!, { isOut: true });
    this.state.serial++;
  }

  flash(from: string, to: string): this {
    this.state.flash = { from, to, number: (this.state.flash?.number ?? 0) + 1 };
    this.used = [];
    return this;
  }

  nextNight(): this {
    this.state.night++;
    this.used = [];
    this.state.cards = this.state.cards.map((card) => ({
      ...card,
      exhausted: false,
      uses: usesAfter(card.uses, ['flash', 'night']),
    }));
    this.state.serial++;
    return this;
  }

  private open(window: 'flashed' | 'dusk') {
    const subject = this.state.flash ?? {};
    const whyUnmet = ({ lamp }: { readonly lamp: string }) =>
      this.glow(lamp) < 0 ? refused('lamps.match-needs-a-lamp', { lamp }) : undefined;
    return { window, subject, whyUnmet };
  }

  isHeard(window: 'flashed' | 'dusk'): boolean {
    return windows.isHeard(this.cards, window);
  }

  /** The keys of what a seat may use, and in which ways. */
  offers(window: 'flashed' | 'dusk', lamp: string): Record<string, unknown> {
    const heard = windows.listeners(this.cards, this.open(window), `seat ${lamp}` as SeatId);
    return Object.fromEntries(heard.map(({ key, ability, at }) => [key, ability.choices(at)]));
  }

  /** What the kernel is told of an ability beside its choices. */
  nature(window: 'flashed' | 'dusk', lamp: string, use: string): Record<string, unknown> {
    const heard = windows.listeners(this.cards, this.open(window), `seat ${lamp}` as SeatId);
    const { ability, at } = heard.find(({ key }) => key === use)!;
    const { id, optional, automatic, repeatable } = ability;
    return {
      id,
      optional,
      automatic,
      repeatable,
      applies: ability.applies(at),
      canChange: ability.canChange?.(at),
    };
  }

  use(window: 'flashed' | 'dusk', lamp: string, use: string, choice: Plain = null): this {
    const heard = windows.listeners(this.cards, this.open(window), `seat ${lamp}` as SeatId);
    const { ability, at } = heard.find(({ key }) => key === use)!;
    for (const effect of ability.resolve(at, choice)) this.perform(effect);
    this.used.push(use);
    return this;
  }

  whyNot(window: 'flashed' | 'dusk', use: string, choice: Plain = null): Refusal | undefined {
    return windows.whyNotUsed(this.cards, this.open(window), { use, choice, used: this.used });
  }

  private during(scope: Scope): number {
    if (scope === 'game') return 0;
    return scope === 'night' ? this.state.night : (this.state.flash?.number ?? 0);
  }

  glow(lamp: string): number {
    return this.cards.sum('glow', {}, lamp);
  }

  perform(effect: LampEffect): void {
    switch (effect.kind) {
      case 'light':
        this.state.lit.push(effect.lamp);
        return;
      case 'exhaust':
        this.write(effect.key, { exhausted: true });
        return;
      case 'discard':
        this.write(effect.key, { stage: 'discarded' });
        return;
      case 'countUse': {
        const { key, scope } = effect;
        this.write(key, { uses: [...this.held(key).uses, { key, scope, during: this.during(scope) }] });
        return;
      }
      default:
        unreachable(effect);
    }
  }
}

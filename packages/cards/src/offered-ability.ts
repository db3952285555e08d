import type { Ability, Picks } from '@sortie/kernel';
import type { CardInPlay } from './card-in-play.ts';
import type { WindowAbility } from './card-rules.ts';
import type { CardTypes, Here } from './card-types.ts';

/** An ability of a card as the kernel offers it: with what it costs in front of what it does. */
export class OfferedAbility<T extends CardTypes> implements Ability<Here<T>, unknown, T['effect']> {
  readonly optional: boolean;
  readonly automatic: boolean;
  readonly repeatable: boolean;

  constructor(
    readonly id: string,
    private readonly card: CardInPlay<T>,
    private readonly ability: WindowAbility<T>,
    private readonly pay: (card: CardInPlay<T>, ability: WindowAbility<T>) => readonly T['effect'][],
    optional: boolean = ability.optional,
  ) {
    this.optional = optional;
    this.automatic = ability.automatic ?? false;
    this.repeatable = ability.repeatable ?? false;
  }

  /** The same ability where it must be used. */
  compelled(): OfferedAbility<T> {
    return new OfferedAbility(this.id, this.card, this.ability, this.pay, false);
  }

  /** It is offered only when it applies. */
  applies(): boolean {
    return true;
  }

  choices(at: Here<T>): readonly unknown[] | Picks {
    return this.ability.choices(at);
  }

  canChange(at: Here<T>): boolean {
    return this.ability.canChange?.(at) ?? true;
  }

  resolve(at: Here<T>, choice: unknown): readonly T['effect'][] {
    const cost = this.pay(this.card, this.ability);
    const effects = this.ability.resolve(at, choice);
    return cost.length === 0 ? effects : [...cost, ...effects];
  }
}

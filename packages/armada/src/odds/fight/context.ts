import { keyOf, type Moment, unitIn } from './moment.ts';
import type { Result } from './result.ts';
import type { DiceStep } from './use.ts';
import { spentBy } from './worth.ts';

/** One way to use something: what it does to the dice, and where the attack stands then. */
export interface Use {
  readonly steps: readonly DiceStep[];
  readonly next: Context;
}

/** What the defender may do with tokens. */
export interface TokenUses {
  /** Where the defender can end up with uses that act on no die; the dice may all be gone. */
  readonly ends: readonly End[];
  /** Uses that act on one die. */
  readonly onDie: readonly { readonly does: 'cancel' | 'reroll'; readonly next: Context }[];
}

export interface End {
  readonly context: Context;
  readonly areDiceGone: boolean;
}

/** Where an attack stands but for its dice, with what has been found out about it. Pools are named by their ids. */
export class Context {
  /** What pools are worth here. */
  readonly worths = new Map<number, number>();
  /** What pools are worth with dice still to roll, by these. */
  readonly rolls = new Map<number, Map<number, number>>();
  /** What comes of a damage total and the criticals left. */
  readonly results = new Map<number, Result>();
  /** Under which tokens a damage total and the criticals left do least. */
  readonly ends = new Map<number, End>();
  /** Where passing leads, by the number of accuracies. */
  locks?: readonly (readonly Use[])[];
  tokens?: TokenUses;

  constructor(
    readonly moment: Moment,
    /** The same but for what the attacker has given up on the way, and what that is worth to the defender. */
    readonly through?: Context,
    readonly price = 0,
  ) {}
}

/** Contexts by what they are. */
export class Contexts {
  private readonly known = new Map<string, Context>();

  constructor(
    private readonly start: Moment,
    /** The step from which on the attacker has nothing left to do with what it held. */
    private readonly settled: number,
  ) {}

  of(moment: Moment): Context {
    const key = keyOf(moment, this.start);
    let context = this.known.get(key);
    if (!context) {
      context = this.make({ ...moment, attack: { ...moment.attack, dice: [] } });
      this.known.set(key, context);
    }
    return context;
  }

  private make(moment: Moment): Context {
    const { attacker } = moment.attack;
    const before = unitIn(this.start, attacker);
    const now = unitIn(moment, attacker);
    if (moment.step < this.settled || before === now) return new Context(moment);
    // Its upgrades may still have a critical effect.
    const usual =
      now.kind === 'ship' && before.kind === 'ship' ? { ...before, upgrades: now.upgrades } : before;
    const areCardsSame = now.kind !== 'ship' || before.kind !== 'ship' || now.upgrades === before.upgrades;
    const back = areCardsSame ? before : usual;
    const price = spentBy(before, back) - spentBy(before, now);
    const swap = <Unit extends { readonly id: string }>(units: readonly Unit[]) =>
      units.map((unit) => (unit.id === attacker ? (back as unknown as Unit) : unit));
    const through = { ...moment, ships: swap(moment.ships), squadrons: swap(moment.squadrons) };
    if (keyOf(through, this.start) === keyOf(moment, this.start)) return new Context(moment);
    return new Context(moment, this.of(through), price);
  }
}

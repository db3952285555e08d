import { type DicePool, dicePool } from '../../catalogue/index.ts';
import { RESOLVE, TOKENS } from './attack-steps.ts';
import type { Board } from './board.ts';
import type { Context, Use } from './context.ts';
import type { DiceUses } from './dice-uses.ts';
import type { Endings } from './endings.ts';
import { dieKinds, kindsOfColour, outcomesOf, type Pool } from './pool.ts';
import { isBetter, type Tally } from './result.ts';
import type { TokenChoices } from './token-choices.ts';
import type { DiceStep } from './use.ts';

/** Dice that are rolled again, and the others. */
export interface Rerolling {
  readonly kept: Pool;
  readonly rolled: DicePool;
}

/** What pools are worth from the moment they are rolled, both sides doing what is best for them. */
export class Solver {
  constructor(
    private readonly board: Board,
    private readonly uses: DiceUses,
    private readonly tokens: TokenChoices,
    private readonly endings: Endings,
  ) {}

  worth(given: Pool, context: Context): number {
    if (context.through) return this.worth(given, context.through) + context.price;
    const { step } = context.moment;
    if (step === RESOLVE) return this.endings.resultOf(context, this.endings.keyOf(given)).worth;
    const pool = step === TOKENS ? this.tokens.reduced(given, context) : given;
    const known = context.worths.get(pool.id);
    if (known !== undefined) return known;
    if (!this.board.spendEffort()) return 0;
    const use = this.bestUse(pool, context);
    const worth = this.afterSteps(pool, use.steps, 0, use.next);
    context.worths.set(pool.id, worth);
    return worth;
  }

  /** Adds what the pool comes to, with its chance. */
  spread(given: Pool, context: Context, chance: number, tally: Tally): void {
    if (context.through) {
      tally.addWorth(context.price * chance);
      this.spread(given, context.through, chance, tally);
      return;
    }
    const { step } = context.moment;
    if (step === RESOLVE) {
      tally.add(this.endings.resultOf(context, this.endings.keyOf(given)), chance);
      return;
    }
    const pool = step === TOKENS ? this.tokens.reduced(given, context) : given;
    const use = this.bestUse(pool, context);
    this.spreadSteps(pool, use.steps, 0, use.next, chance, tally);
  }

  /** What the side on turn does; a use without steps may be to let the window go by. */
  private bestUse(pool: Pool, context: Context): Use {
    const role = this.board.roleOnTurn(context.moment);
    let best: Use | undefined;
    let most = 0;
    const weigh = (use: Use) => {
      const worth = this.afterSteps(pool, use.steps, 0, use.next);
      if (!best || isBetter(worth, most, role)) [best, most] = [use, worth];
    };
    if (context.moment.step === TOKENS) {
      weigh(this.tokens.endOf(pool, context));
      this.tokens.eachOnDice(pool, context, weigh);
    } else {
      const { uses, mayPass } = this.uses.at(pool, context);
      if (mayPass) for (const use of this.uses.passed(pool, context)) weigh(use);
      for (const use of uses) weigh(use);
    }
    return best!;
  }

  afterSteps(pool: Pool, steps: readonly DiceStep[], at: number, next: Context): number {
    if (this.board.isExhausted) return 0;
    const step = steps[at];
    if (!step) return this.worth(pool, next);
    switch (step.kind) {
      case 'drop':
        return this.afterSteps(pool.without(step.die), steps, at + 1, next);
      case 'turn':
        return this.afterSteps(pool.without(step.die).with(step.to), steps, at + 1, next);
      case 'reroll':
        return this.afterReroll(pool.without(step.die), step.die, steps, at + 1, next);
      case 'add': {
        const { kept, rolled } = rolledBy(pool, step);
        return this.afterRoll(kept, rolled, { steps, at: at + 1, next });
      }
      case 'rerollOne':
        return this.afterRerollOfOne(pool, steps, at + 1, next);
      case 'rerollAny': {
        const { kept, rolled } = this.bestRerolling(pool, step, { steps, at: at + 1, next });
        return this.afterRoll(kept, rolled, { steps, at: at + 1, next });
      }
    }
  }

  private afterRerollOfOne(pool: Pool, steps: readonly DiceStep[], at: number, next: Context): number {
    let most = this.afterSteps(pool, steps, at, next);
    for (const die of pool.kinds) {
      const worth = this.afterReroll(pool.without(die), die, steps, at, next);
      if (isBetter(worth, most, 'attacker')) most = worth;
    }
    return most;
  }

  private afterReroll(
    kept: Pool,
    die: number,
    steps: readonly DiceStep[],
    at: number,
    next: Context,
  ): number {
    let sum = 0;
    for (const kind of kindsOfColour[dieKinds[die]!.colour]) {
      sum += dieKinds[kind]!.chance * this.afterSteps(kept.with(kind), steps, at, next);
    }
    return sum;
  }

  private spreadSteps(
    pool: Pool,
    steps: readonly DiceStep[],
    at: number,
    next: Context,
    chance: number,
    tally: Tally,
  ): void {
    const step = steps[at];
    if (!step) {
      this.spread(pool, next, chance, tally);
      return;
    }
    if (step.kind === 'drop' || step.kind === 'turn') {
      const less = pool.without(step.die);
      const left = step.kind === 'turn' ? less.with(step.to) : less;
      this.spreadSteps(left, steps, at + 1, next, chance, tally);
      return;
    }
    const rest = { steps, at: at + 1, next };
    const { kept, rolled } =
      step.kind === 'reroll' || step.kind === 'add'
        ? rolledBy(pool, step)
        : this.bestRerolling(pool, step, rest);
    for (const outcome of outcomesOf(rolled)) {
      this.spreadSteps(kept.withAll(outcome.kinds), steps, at + 1, next, chance * outcome.chance, tally);
    }
  }

  spreadUse(pool: Pool, { steps, next }: Use, tally: Tally): void {
    this.spreadSteps(pool, steps, 0, next, 1, tally);
  }

  /** What kept dice are worth with those that are rolled. */
  afterRoll(
    kept: Pool,
    rolled: DicePool,
    rest: { readonly steps: readonly DiceStep[]; readonly at: number; readonly next: Context },
  ): number {
    const { steps, at, next } = rest;
    const known = at < steps.length ? undefined : rollsOf(next, rolled);
    let sum = known?.get(kept.id);
    if (sum === undefined) {
      sum = 0;
      for (const { kinds, chance } of outcomesOf(rolled)) {
        if (this.board.isExhausted) return 0;
        sum += chance * this.afterSteps(kept.withAll(kinds), steps, at, next);
      }
      known?.set(kept.id, sum);
    }
    return sum;
  }

  /** Which dice an attacker who may reroll some rolls again. */
  bestRerolling(
    pool: Pool,
    step: Extract<DiceStep, { readonly kind: 'rerollOne' | 'rerollAny' }>,
    rest: { readonly steps: readonly DiceStep[]; readonly at: number; readonly next: Context },
  ): Rerolling {
    let best: Rerolling = { kept: pool, rolled: dicePool({}) };
    let most = this.afterRoll(best.kept, best.rolled, rest);
    for (const rerolling of step.kind === 'rerollOne' ? singles(pool) : parts(pool, step.dice)) {
      if (this.board.isExhausted) break;
      const worth = this.afterRoll(rerolling.kept, rerolling.rolled, rest);
      if (isBetter(worth, most, 'attacker')) [best, most] = [rerolling, worth];
    }
    return best;
  }
}

function rolledBy(pool: Pool, step: Extract<DiceStep, { readonly kind: 'reroll' | 'add' }>): Rerolling {
  if (step.kind === 'add') return { kept: pool, rolled: step.dice };
  const { colour } = dieKinds[step.die]!;
  return { kept: pool.without(step.die), rolled: dicePool({ [colour]: 1 }) };
}

function rollsOf(context: Context, { red, blue, black }: DicePool): Map<number, number> {
  const key = red + 16 * blue + 256 * black;
  let known = context.rolls.get(key);
  if (!known) {
    known = new Map();
    context.rolls.set(key, known);
  }
  return known;
}

function singles(pool: Pool): readonly Rerolling[] {
  return pool.kinds.map((die) => rolledBy(pool, { kind: 'reroll', die }));
}

/** Every part of the pool that may be rerolled. */
function* parts(pool: Pool, dice: readonly number[], at = 0, rolled = dicePool({})): Iterable<Rerolling> {
  const die = dice[at];
  if (die === undefined) {
    yield { kept: pool, rolled };
    return;
  }
  const { colour } = dieKinds[die]!;
  const most = pool.count(die);
  let kept = pool;
  for (let count = 0; count <= most; count++) {
    if (count > 0) kept = kept.without(die);
    const more = count === 0 ? rolled : { ...rolled, [colour]: rolled[colour] + count };
    yield* parts(kept, dice, at + 1, more);
  }
}

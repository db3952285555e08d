import { rolled } from '@sortie/kernel';
import type { DieFace } from '../../catalogue/index.ts';
import type { AttackDie } from '../../model/index.ts';
import type { Board } from './board.ts';
import type { Context, End, TokenUses, Use } from './context.ts';
import type { Endings } from './endings.ts';
import { withAttack } from './moment.ts';
import { dieKinds, type Pool } from './pool.ts';
import { isBetter } from './result.ts';
import type { DiceStep } from './use.ts';

const NO_STEPS: readonly DiceStep[] = [];

/** What acts on one die, by its kind. */
const STEPS: Readonly<Record<'cancel' | 'reroll', readonly (readonly DiceStep[])[]>> = {
  cancel: dieKinds.map((_, die) => [{ kind: 'drop', die }]),
  reroll: dieKinds.map((_, die) => [{ kind: 'reroll', die }]),
};

/** Two unlike dice: what acts on one of them may be used on any. */
const SHOWN: readonly AttackDie[] = [
  { ...rolled<DieFace>('hit'), colour: 'red' },
  { ...rolled<DieFace>('hitHit'), colour: 'red' },
];

/**
 * What the defender may do with tokens. Something that acts on a die comes first: what chance makes of the die is
 * known then when the others are spent, and they do the same in any order.
 */
export class TokenChoices {
  constructor(
    private readonly board: Board,
    private readonly endings: Endings,
  ) {}

  /** The dice as far as they matter to what may still be done. */
  reduced(pool: Pool, context: Context): Pool {
    const isRerolled = this.usesOf(context).onDie.some(({ does }) => does === 'reroll');
    return this.endings.reduced(pool, isRerolled);
  }

  /** Tokens on one die of the pool. */
  eachOnDice(pool: Pool, context: Context, take: (use: Use) => void): void {
    for (const { does, next } of this.usesOf(context).onDie) {
      for (const die of pool.kinds) take({ steps: STEPS[does][die]!, next });
    }
  }

  /** The best end with tokens that act on no die. */
  endOf(pool: Pool, context: Context): Use {
    const { context: next, areDiceGone } = this.bestEnd(context, this.endings.keyOf(pool));
    return { steps: areDiceGone ? dropAll(pool) : NO_STEPS, next };
  }

  /** Of the ways to end with tokens that act on no die, the best against this total and these criticals. */
  private bestEnd(context: Context, key: number): End {
    let best = context.ends.get(key);
    if (!best) {
      best = this.findEnd(this.usesOf(context).ends, key);
      context.ends.set(key, best);
    }
    return best;
  }

  private findEnd(ends: readonly End[], key: number): End {
    let best = ends[0]!;
    let least = Number.POSITIVE_INFINITY;
    for (const end of ends) {
      const { worth } = this.endings.resultOf(end.context, end.areDiceGone ? 0 : key);
      if (least === Number.POSITIVE_INFINITY || isBetter(worth, least, 'defender')) {
        [best, least] = [end, worth];
      }
    }
    return best;
  }

  private usesOf(context: Context): TokenUses {
    context.tokens ??= this.findUses(context);
    return context.tokens;
  }

  private findUses(context: Context): TokenUses {
    const moment = withAttack(context.moment, { dice: SHOWN });
    const ends: End[] = [{ context: this.board.ended(context.moment), areDiceGone: false }];
    const onDie: TokenUses['onDie'][number][] = [];
    for (const usable of this.board.usableAt(moment)) {
      for (const { steps, moment: then } of this.board.followed(
        moment,
        { attack: moment.attack, dice: SHOWN },
        usable,
      )) {
        const does = doesTo(steps);
        if (does === undefined) this.board.without.add(usable.key);
        if (does === 'nothing') ends.push(...this.usesOf(this.board.contexts.of(then)).ends);
        if (does === 'cancelAll') ends.push({ context: this.board.ended(then), areDiceGone: true });
        if (does === 'cancel' || does === 'reroll') onDie.push({ does, next: this.board.contexts.of(then) });
      }
    }
    return { ends: withoutEquals(ends), onDie: onDie.filter(isFirst) };
  }
}

function isFirst(one: TokenUses['onDie'][number], place: number, all: readonly (typeof one)[]): boolean {
  return all.findIndex(({ does, next }) => does === one.does && next === one.next) === place;
}

function withoutEquals(ends: readonly End[]): readonly End[] {
  return ends.filter(
    (end, place) =>
      ends.findIndex((e) => e.context === end.context && e.areDiceGone === end.areDiceGone) === place,
  );
}

function dropAll({ kinds, counts }: Pool): readonly DiceStep[] {
  return kinds.flatMap((die) => Array.from({ length: counts[die]! }, () => STEPS.cancel[die]![0]!));
}

/** What a use does to the dice that are shown. */
function doesTo(steps: readonly DiceStep[]): 'nothing' | 'cancelAll' | 'cancel' | 'reroll' | undefined {
  if (steps.length === 0) return 'nothing';
  if (steps.every(({ kind }) => kind === 'drop') && steps.length === SHOWN.length) return 'cancelAll';
  const [step] = steps;
  if (steps.length > 1 || !step) return undefined;
  if (step.kind === 'drop') return 'cancel';
  return step.kind === 'reroll' ? 'reroll' : undefined;
}

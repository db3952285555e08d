import { usableOf } from '@sortie/cards';
import type { Listener } from '@sortie/kernel';
import { accuracy } from '../../abilities/accuracy.ts';
import { concentrateFire } from '../../abilities/commands/concentrate-fire.ts';
import { swarm } from '../../abilities/keywords/swarm.ts';
import { faceIcons } from '../../catalogue/index.ts';
import type { ArmadaEffect, Attack, AttackDie } from '../../model/index.ts';
import { EFFECTS, windowOfStep } from './attack-steps.ts';
import type { Board } from './board.ts';
import type { Context, Use } from './context.ts';
import { type Moment, unitIn, withAttack } from './moment.ts';
import { diceOf, dieKinds, type Pool } from './pool.ts';
import type { DiceStep } from './use.ts';

/** Cards choose among dice by their kind, or by whether there is another one: two of a kind stand for all. */
const REPRESENTED = 2;

/** What the rules themselves let one do with dice asks only which kinds there are. */
const BY_KINDS: ReadonlySet<string> = new Set([concentrateFire.card, swarm.card]);

const ACCURACIES: readonly number[] = dieKinds.flatMap(({ face }, kind) =>
  faceIcons[face].accuracies > 0 ? [kind] : [],
);

interface UsesAt {
  readonly uses: readonly Use[];
  /** Not while something must be used. */
  readonly mayPass: boolean;
}

const NO_STEPS: readonly DiceStep[] = [];

const NONE: UsesAt = { uses: [], mayPass: true };

/** What is asked of the cards where the attack stands, and what they have said. */
interface Asked {
  /** The attack, with the dice that are shown at the time. */
  readonly attack: Attack;
  /** The abilities that apply whatever the dice; undefined where that depends on them. */
  heard?: readonly Listener<ArmadaEffect>[];
  /** By the dice that are shown. */
  readonly found: Map<number, UsesAt>;
  /** By the ability and the dice it has looked at; -1 are none. */
  readonly uses: Map<string, Map<number, readonly Use[]>>;
}

/** What cards and commands may do to dice that lie on the table, as the cards themselves say. */
export class DiceUses {
  private readonly known = new Map<Context, Asked>();
  private readonly shown = [new Map<number, Pool>(), new Map<number, Pool>()] as const;
  private dice: readonly AttackDie[] = [];
  private isDiceRead = false;
  private readonly maySpendAccuracy: boolean;

  constructor(private readonly board: Board) {
    const { table, start } = board;
    const { attack } = start;
    this.maySpendAccuracy = !table.lay(start, attack).isForbidden({ kind: 'spendAccuracy', attack });
  }

  at(pool: Pool, context: Context): UsesAt {
    let asked = this.known.get(context);
    if (!asked) {
      asked = { attack: this.watched(context.moment.attack), found: new Map(), uses: new Map() };
      this.known.set(context, asked);
    }
    if (asked.heard?.length === 0) return NONE;
    const shown = this.represented(pool, REPRESENTED);
    let found = asked.found.get(shown.id);
    if (!found) {
      found = this.findUses(shown, context, asked);
      asked.found.set(shown.id, found);
    }
    return found;
  }

  private represented(pool: Pool, most: 1 | 2): Pool {
    const known = this.shown[most - 1]!;
    let shown = known.get(pool.id);
    if (!shown) {
      shown = this.board.pools.of(pool.counts.map((count) => Math.min(most, count)));
      known.set(pool.id, shown);
    }
    return shown;
  }

  /** Where the attack goes when the side on turn uses nothing more: the attacker has spent all accuracies by then. */
  passed(pool: Pool, context: Context): readonly Use[] {
    const { moment } = context;
    context.locks ??= this.maySpendIn(context) ? this.locksOf(context) : [[this.passing(moment)]];
    let icons = 0;
    for (const kind of ACCURACIES) icons += pool.count(kind);
    const { locks } = context;
    return locks[Math.min(icons, locks.length - 1)]!;
  }

  private maySpendIn({ moment }: Context): boolean {
    return this.maySpendAccuracy && moment.step === EFFECTS && this.board.roleOnTurn(moment) === 'attacker';
  }

  private passing(moment: Moment): Use {
    return { steps: NO_STEPS, next: this.board.contexts.of(this.board.afterPass(moment)) };
  }

  /** By the number of accuracies: every choice of as many tokens. One more that is locked never helps the defender. */
  private locksOf({ moment }: Context): readonly (readonly Use[])[] {
    const { locked, defender } = moment.attack;
    const open = unitIn(moment, defender).defenseTokens.flatMap(({ state }, place) =>
      state === 'discarded' || locked.includes(place) ? [] : [place],
    );
    return Array.from({ length: open.length + 1 }, (_, count) =>
      choicesOf(open, count).map((places) =>
        this.passing(withAttack(moment, { locked: [...locked, ...places] })),
      ),
    );
  }

  private findUses(shown: Pool, context: Context, asked: Asked): UsesAt {
    const heard = asked.heard ?? this.listenersAt(shown, context, asked);
    const found = heard.map((listener) => ({ listener, uses: this.usesOf(listener, shown, context, asked) }));
    const mayPass = !found.some(({ listener, uses }) => !listener.ability.optional && uses.length > 0);
    return { uses: found.flatMap(({ uses }) => uses), mayPass };
  }

  private listenersAt(shown: Pool, { moment }: Context, asked: Asked): readonly Listener<ArmadaEffect>[] {
    const { board } = this;
    this.show(shown);
    board.table.lay(moment, asked.attack);
    const heard = board.table
      .listeners(windowOfStep(moment.step).window, asked.attack, board.sideOnTurn(moment))
      .filter(({ key }) => !moment.used.includes(key) && !isOwn(key, accuracy.card))
      .filter(({ key, ability }) => !ability.optional || this.isThoughtOf(moment, key));
    if (!this.isDiceRead) asked.heard = heard;
    return heard;
  }

  private isThoughtOf({ step }: Moment, key: string): boolean {
    const isInScope = this.board.isInScope(step, key);
    if (!isInScope) this.board.without.add(key);
    return isInScope;
  }

  private usesOf(
    listener: Listener<ArmadaEffect>,
    pool: Pool,
    context: Context,
    asked: Asked,
  ): readonly Use[] {
    const { key } = listener;
    const isByKinds = [...BY_KINDS].some((card) => isOwn(key, card));
    const shown = isByKinds ? this.represented(pool, 1) : pool;
    let known = asked.uses.get(key);
    if (!known) {
      known = new Map();
      asked.uses.set(key, known);
    }
    let uses = known.get(-1) ?? known.get(shown.id);
    if (!uses) {
      this.show(shown);
      uses = withoutEquals(this.waysOf(listener, context, asked));
      known.set(this.isDiceRead ? shown.id : -1, uses);
    }
    return uses;
  }

  private waysOf(listener: Listener<ArmadaEffect>, { moment }: Context, { attack }: Asked): readonly Use[] {
    const { board, dice } = this;
    board.table.lay(moment, attack);
    const usable = usableOf([listener]);
    return usable.flatMap((each) =>
      // Something that could be used again and again is counted once.
      board
        .followed(moment, { attack, dice }, { ...each, repeatable: false })
        .map(({ steps, moment: then }) => ({ steps, next: board.contexts.of(then) })),
    );
  }

  private show(pool: Pool): void {
    this.dice = diceOf(pool);
    this.isDiceRead = false;
  }

  /** The attack with the dice that are shown; whether somebody has looked at them is noted. */
  private watched(attack: Attack): Attack {
    const read = () => {
      this.isDiceRead = true;
      return this.dice;
    };
    return Object.defineProperty({ ...attack }, 'dice', { get: read, enumerable: true });
  }
}

/** Whether the key is that of something that the rules give to every unit. */
function isOwn(key: string, card: string): boolean {
  return key.endsWith(`.${card}`);
}

/** Uses that do the same to the dice and lead to the same place are one. */
function withoutEquals(uses: readonly Use[]): readonly Use[] {
  const seen = new Map<Context, Set<string>>();
  return uses.filter(({ steps, next }) => {
    const key = JSON.stringify(steps);
    const known = seen.get(next);
    if (known?.has(key)) return false;
    if (known) known.add(key);
    else seen.set(next, new Set([key]));
    return true;
  });
}

function choicesOf(places: readonly number[], count: number): readonly (readonly number[])[] {
  if (count === 0) return [[]];
  return places.flatMap((place, index) =>
    choicesOf(places.slice(index + 1), count - 1).map((rest) => [place, ...rest]),
  );
}

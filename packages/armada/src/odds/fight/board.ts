import type { Usable } from '@sortie/cards';
import type { Side } from '@sortie/kernel';
import type { ArmadaEffect, Attack } from '../../model/index.ts';
import type { ArmadaView } from '../../view/armada-view.ts';
import { attackSteps, EFFECTS, type First, RESOLVE, ROLL, TOKENS, windowOfStep } from './attack-steps.ts';
import { type Context, Contexts } from './context.ts';
import { isOwnRule, isSideHeard } from './fight-cards.ts';
import { FightTable } from './fight-table.ts';
import { type Moment, withAttack } from './moment.ts';
import { sharedPools } from './pool.ts';
import type { Role } from './result.ts';
import { type DiceStep, followUse } from './use.ts';

const NOTHING: readonly string[] = [];

/** A use that cards offer, as far as it can be followed. */
export interface FollowedUse {
  readonly way: Usable<ArmadaEffect>['ways'][number];
  readonly steps: readonly DiceStep[];
  readonly moment: Moment;
}

/** Which cards that change dice are thought of: each one more makes an attack longer to think through. */
export type Scope = 'allCards' | 'noEarlyCards' | 'noCards';

/** How far an attack is thought through. */
export interface Thoroughness {
  readonly scope: Scope;
  /** After so many pools it is given up: six thousand are about a tenth of a second. */
  readonly mostEffort: number;
}

/** The table of one attack, with who speaks when and what was left out. */
export class Board {
  /** Keys of cards that have a say in the attack and are not counted. */
  readonly without = new Set<string>();
  readonly table: FightTable;
  readonly start: Moment;
  readonly contexts: Contexts;
  readonly pools = sharedPools();
  private readonly sides: Readonly<Record<First, Side>>;
  /** Whether the side that speaks first and the other one hear the window of each step. */
  private readonly isHeard: readonly (readonly [boolean, boolean])[];
  readonly serial = () => this.table.nextSerial();

  private effort = 0;

  constructor(
    view: ArmadaView,
    attack: Attack,
    private readonly thoroughness: Thoroughness,
  ) {
    this.table = new FightTable(view, attack);
    const { rules, laid } = this.table;
    this.start = {
      step: 0,
      turn: 0,
      used: NOTHING,
      attack,
      ...laid,
      dealt: { points: 0, facedown: 0, faceup: 0, turned: 0 },
    };
    this.contexts = new Contexts(this.start, TOKENS);
    this.sides = {
      attacker: rules.unit(attack.attacker).side,
      defender: rules.unit(attack.defender).side,
      initiative: view.initiative ?? 0,
    };
    this.isHeard = attackSteps.map((step) => {
      if (step.kind !== 'window') return [true, true];
      const first = this.sides[step.first];
      const hears = (side: Side) => isSideHeard(rules, step.window, side, attack);
      return [hears(first), hears((1 - first) as Side)];
    });
  }

  /** Whether this was too much to think of, so that what was found means nothing. */
  get isExhausted(): boolean {
    return this.effort > this.thoroughness.mostEffort;
  }

  /** One more pool to think of; false once it is too much. */
  spendEffort(): boolean {
    this.effort += 1;
    return !this.isExhausted;
  }

  /** Whether what is used on the dice in the window of this step is thought of; what must be used always is. */
  isInScope(step: number, key: string): boolean {
    const { scope } = this.thoroughness;
    if (scope === 'allCards' || isOwnRule(key)) return true;
    return scope === 'noEarlyCards' && step >= EFFECTS;
  }

  get attackerSide(): Side {
    return this.sides.attacker;
  }

  sideOnTurn({ step, turn }: Moment): Side {
    const side = this.sides[windowOfStep(step).first];
    return turn === 0 ? side : ((1 - side) as Side);
  }

  roleOnTurn(moment: Moment): Role {
    return this.sideOnTurn(moment) === this.sides.attacker ? 'attacker' : 'defender';
  }

  turnOf(step: number, side: Side): number {
    return this.sides[windowOfStep(step).first] === side ? 0 : 1;
  }

  /** The next moment at which somebody may speak or something happens, this turn included. */
  advance(given: Moment): Moment {
    let { step, turn } = given;
    while (!this.isStop(step, turn)) {
      const isWindow = attackSteps[step]!.kind === 'window';
      if (isWindow && turn === 0) turn = 1;
      else [step, turn] = [step + 1, 0];
    }
    return { ...given, step, turn, used: NOTHING };
  }

  private isStop(step: number, turn: number): boolean {
    if (attackSteps[step]!.kind !== 'window') return true;
    if (step === RESOLVE) return true;
    if (step === TOKENS) return turn === 0;
    return turn < 2 && this.isHeard[step]![turn as 0 | 1];
  }

  afterPass(moment: Moment): Moment {
    return this.advance({ ...moment, turn: moment.turn + 1 });
  }

  /** The next step. */
  afterStep(moment: Moment): Moment {
    return this.advance({ ...moment, step: moment.step + 1, turn: 0 });
  }

  /** Where the defender is done with tokens: which are locked or marked decides nothing any more. */
  ended(moment: Moment): Context {
    const attack = { ...moment.attack, locked: [], marked: [], spent: [] };
    return this.contexts.of({ ...moment, step: RESOLVE, turn: 0, used: NOTHING, attack });
  }

  /** What the side on turn may use, the dice as the moment has them. */
  usableAt(moment: Moment): readonly Usable<ArmadaEffect>[] {
    this.table.lay(moment, moment.attack);
    return this.table
      .usable(windowOfStep(moment.step).window, moment.attack, this.sideOnTurn(moment))
      .filter(({ key, repeatable }) => repeatable || !moment.used.includes(key));
  }

  /** Every way to use it that the odds can follow; one that they cannot is named. */
  followed(
    moment: Moment,
    { attack, dice }: Pick<Attack, 'dice'> & { readonly attack: Attack },
    usable: Usable<ArmadaEffect>,
  ): readonly FollowedUse[] {
    const { key, repeatable, ways, effectsOf } = usable;
    const used = repeatable ? moment.used : [...moment.used, key];
    this.table.lay(moment, attack);
    return ways.flatMap((way) => {
      const found = followUse({ ...moment, used }, dice, effectsOf(way), this.serial);
      if (!found) this.without.add(key);
      return found ? [{ way, ...found }] : [];
    });
  }

  isBeforeRoll({ step }: Moment): boolean {
    return step <= ROLL;
  }
}

export function withoutDice(moment: Moment): Moment {
  return moment.attack.dice.length === 0 ? moment : withAttack(moment, { dice: [] });
}

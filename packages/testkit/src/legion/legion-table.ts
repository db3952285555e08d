import type { Decision, Game, Opening, Plain, Viewer } from '@sortie/kernel';
import type {
  Attacking,
  AttackPool,
  LegionEffect,
  LegionEvent,
  LegionState,
  Miniature,
  PoolRegion,
  Unit,
} from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import type { LegionView } from '@sortie/legion/view';
import { expect } from 'vitest';
import { GameTable, matches } from '../game-table.ts';
import { positionOf, type Surroundings } from './position-of.ts';
import type { UnitSpec } from './unit-positions.ts';

/** Dice laid out beforehand, by colour; dice beyond them are an error. */
export interface Laid {
  /** Attack dice. */
  readonly red?: readonly string[];
  readonly black?: readonly string[];
  readonly white?: readonly string[];
  /** Defense dice, also those of rallies, priority and resilience. */
  readonly redDefense?: readonly string[];
  readonly whiteDefense?: readonly string[];
  /** Battle cards in the order in which they will be revealed. */
  readonly objective?: readonly string[];
  readonly deployment?: readonly string[];
  readonly condition?: readonly string[];
}

/** Anything of a position but its units, and dice laid out beforehand. */
export interface Situation extends Laid, Surroundings {}

type Rules = Game<LegionState, LegionEffect, LegionEvent>;

/**
 * Sets units on a battlefield in the middle of a game, in the Activation Phase unless said. The first unit's faction
 * plays side 0, at seat p1, and has priority; every unit has a faceup order token unless it is activated.
 */
export function legionTable(
  units: Readonly<Record<string, UnitSpec>>,
  situation: Situation = {},
  game: Rules = legion,
): LegionTable {
  const { red, black, white, redDefense, whiteDefense, objective, deployment, condition, ...rest } =
    situation;
  const laid = { red, black, white, redDefense, whiteDefense, objective, deployment, condition } as Laid;
  return LegionTable.opened({ setup: null, position: positionOf(units, rest) }, laid, game);
}

function scriptOf(laid: Laid) {
  const { red = [], black = [], white = [], redDefense = [], whiteDefense = [] } = laid;
  const { objective = [], deployment = [], condition = [] } = laid;
  return {
    dice: {
      'red attack': red,
      'black attack': black,
      'white attack': white,
      'red defense': redDefense,
      'white defense': whiteDefense,
    },
    cards: { objective, deployment, condition },
  };
}

/** How an attack is made: with all weapons that reach unless some are named, by the whole unit. */
export interface AttackSpec extends Laid {
  readonly type?: 'ranged' | 'melee';
  readonly weapons?: readonly string[];
}

/** A table of Legion for tests. */
export class LegionTable extends GameTable<LegionState, LegionEffect, LegionEvent> {
  static opened(
    from: Pick<Opening, 'setup' | 'position'>,
    laid: Laid = {},
    game: Rules = legion,
  ): LegionTable {
    const script = { ...scriptOf(laid), strict: 'dice' };
    return new LegionTable(GameTable.open(game, from, script as unknown as Plain));
  }

  unit(name: string): Unit {
    const found = this.state.units.find(({ id }) => id === name);
    if (!found) throw new Error(`no unit ${name}`);
    return found;
  }

  /** A miniature of the unit, counted from 1. */
  miniature(name: string, number: number): Miniature {
    const found = this.unit(name).miniatures[number - 1];
    if (!found) throw new Error(`${name} has no miniature ${number}`);
    return found;
  }

  /** What a seat, a spectator or the referee sees of the table. */
  seenBy(viewer: string): LegionView {
    return (this.referee.view(viewer as Viewer) as unknown as { readonly table: LegionView }).table;
  }

  /** What the innermost running flow of this name knows. */
  private running<At>(flow: string): At {
    const frame = [...this.state.engine.stack].reverse().find((each) => each.flow === flow);
    if (!frame) throw new Error(`no ${flow} is under way`);
    return frame.at as At;
  }

  /** The attack under way. */
  get attackNow(): Attacking {
    return this.running<Attacking>('attack');
  }

  /** The pool that is being resolved. */
  get poolNow(): AttackPool {
    return this.running<AttackPool>('attackPool');
  }

  /** Lays out dice behind those that are left. */
  dice(laid: Laid): this {
    return this.script(scriptOf(laid));
  }

  /** Lets everything before it go by, and activates this unit; one without an alternative is not asked for. */
  activate(name: string): this {
    for (let turn = 0; turn < 200; turn++) {
      if (this.state.activeUnit === name) return this;
      if (this.openOf('chooseUnit') && this.answersOffered.some((each) => matches(each, { unit: name })))
        return this.answers({ unit: name });
      if (this.referee.outcome) break;
      this.letGoBy();
    }
    throw new Error(`${name} is never activated; asked is ${JSON.stringify(this.open[0] ?? null)}`);
  }

  /** Chooses an action for the unit that is asked: `acts('aim')`, `acts('move', { move: 'standard' })`. */
  acts(action: string, how: { readonly [key: string]: unknown } = {}): this {
    return this.answers({ action, ...how });
  }

  /** Ends the activation, or declines a free action. */
  isDone(): this {
    return this.answers({ done: true });
  }

  /** Activates the unit unless it is active, and attacks with everything that reaches, these dice laid out. */
  attack(attacker: string, defender: string, how: AttackSpec = {}): this {
    if (!this.openOf('formPool')) this.activate(attacker);
    if (!this.openOf('formPool')) this.until('chooseAction', attacker).acts('attack');
    const { type, weapons, ...laid } = how;
    this.dice(laid).forms(defender, { ...(type ? { type } : {}), ...(weapons ? { weapons } : {}) });
    return this.openOf('formPool') ? this.answers({ decline: true }) : this;
  }

  /** Forms a pool against this unit with all that reaches it, or with the named weapons alone. */
  forms(defender: string, { type, weapons }: Pick<AttackSpec, 'type' | 'weapons'> = {}): this {
    const { answers } = this.question;
    if (answers.kind !== 'region') throw new Error('nobody is asked to form a pool');
    const { targets } = answers.region as unknown as PoolRegion;
    const target = targets.find(
      (each) => each.defender === defender && (type === undefined || each.type === type),
    );
    if (!target) throw new Error(`${defender} is no target: ${JSON.stringify(targets)}`);
    const used = target.weapons.filter(({ weapon }) => weapons === undefined || weapons.includes(weapon));
    return this.send(this.question, { defender, type: target.type, weapons: used } as unknown as Plain);
  }

  /** The attack dice left in the pool: 'red hit', 'white surge'. */
  attackDice(...dice: readonly string[]): this {
    const left = this.poolNow.dice.filter(({ cancelled }) => !cancelled);
    expect(left.map(({ colour, face }) => `${colour} ${face}`)).toEqual(dice);
    return this;
  }

  /** The defense dice left: 'red block'. */
  defenseDice(...dice: readonly string[]): this {
    const left = this.poolNow.defenseDice.filter(({ cancelled }) => !cancelled);
    expect(left.map(({ colour, face }) => `${colour} ${face}`)).toEqual(dice);
    return this;
  }

  /** What a unit has and is, in part. */
  has(name: string, what: { readonly [Key in keyof Unit]?: unknown }): this {
    expect(this.unit(name)).toMatchObject(what);
    return this;
  }

  /** The tokens beside a unit, those that it has none of left out. */
  hasTokens(name: string, tokens: Partial<Unit['tokens']>): this {
    const held = Object.entries(this.unit(name).tokens).filter(([, count]) => count > 0);
    expect(Object.fromEntries(held)).toEqual(tokens);
    return this;
  }

  /** Wounds of the miniatures that are left, in the unit's order. */
  hasWounds(name: string, ...wounds: readonly number[]): this {
    const left = this.unit(name).miniatures.filter(({ defeatedIn }) => defeatedIn === null);
    expect(left.map((each) => each.wounds)).toEqual(wounds);
    return this;
  }

  /** Declines where that is possible; a unit that may act does nothing more. */
  override letGoBy(preferred?: string): this {
    const [decision] = this.open;
    const { answers } = decision!;
    const isLast = answers.kind === 'offers' && answers.offers.some((each) => matches(each, { done: true }));
    return isLast ? this.send(decision!, { done: true }) : super.letGoBy(preferred);
  }

  protected override isAbout({ about }: Decision, piece: string): boolean {
    return matches((about ?? null) as Plain, { unit: piece });
  }

  protected override answersWith(answer: Plain, piece: string | undefined): boolean {
    return matches(answer, { unit: piece });
  }

  /** 'charge', 'force-push', or with the unit where that is not enough: 'luke:charge'. */
  protected override namesOf(use: string): readonly string[] {
    const key = use.split('#')[0]!;
    const unit = this.state.units.find(({ id }) => key.startsWith(`${id}.`));
    const upgrade = unit?.upgrades.find((each) => each.key === key);
    const name = upgrade?.card ?? key.slice(key.lastIndexOf('.') + 1);
    return unit ? [name, `${unit.id}:${name}`] : [name];
  }
}

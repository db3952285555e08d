import type { Plain, Side } from '@sortie/kernel';
import { unreachable } from '@sortie/kernel';
import { type DicePool, type DieColour, dicePool, dieColours } from '../../catalogue/index.ts';
import type { Attack, RedirectSplit, Shot } from '../../model/index.ts';
import { countDice, diceFor } from '../../rules/values.ts';
import type { ArmadaView } from '../../view/armada-view.ts';
import { attackSteps, EFFECTS, RESOLVE, TOKENS } from './attack-steps.ts';
import { Board, type Thoroughness, withoutDice } from './board.ts';
import type { Use } from './context.ts';
import { DamageChances } from './damage-chances.ts';
import { DiceUses } from './dice-uses.ts';
import { Endings } from './endings.ts';
import { speakingLater } from './fight-cards.ts';
import { type Moment, withAttack } from './moment.ts';
import { dieKinds, kindOf, type Pool } from './pool.ts';
import { type Choice, isBetter, type Result, Tally } from './result.ts';
import { type Rerolling, Solver } from './solver.ts';
import { TokenChoices } from './token-choices.ts';

/** An answer at a moment and where it leads. */
interface Answered {
  readonly answer: Choice['answer'];
  readonly worth: number;
  readonly result: () => Result;
}

/**
 * One attack thought through to its end, exactly: every roll with its chance, every use of a token, a command or a card
 * as the cards themselves define it. Each side uses what makes the attack worth most to it.
 */
export class Fight {
  readonly start: Moment;
  private readonly board: Board;
  private readonly damage: DamageChances;
  private readonly endings: Endings;
  private readonly solver: Solver;

  constructor(view: ArmadaView, attack: Attack, thoroughness: Thoroughness) {
    this.board = new Board(view, attack, thoroughness);
    const { board } = this;
    this.start = board.start;
    this.damage = new DamageChances(view, board.table, board.start, (key) => board.without.add(key));
    this.endings = new Endings(board, this.damage);
    const tokens = new TokenChoices(board, this.endings);
    this.solver = new Solver(board, new DiceUses(board), tokens, this.endings);
    for (const key of speakingLater(board.table, attack, board.attackerSide)) board.without.add(key);
  }

  get isExhausted(): boolean {
    return this.board.isExhausted;
  }

  /** Keys of cards that have a say in the attack and are not counted. */
  get without(): ReadonlySet<string> {
    return this.board.without;
  }

  /** So many damage cards, or hull points of a squadron, destroy the defender. */
  get hull(): number {
    return this.damage.hull;
  }

  /** What a damage card, or a hull point of a squadron, is worth in points of the score. */
  get pointsOfCard(): number {
    return this.damage.pointsOfCard;
  }

  momentAt(step: number): Moment {
    return { ...this.start, step };
  }

  turnOf({ step }: Moment, side: Side): number {
    return attackSteps[step]!.kind === 'window' ? this.board.turnOf(step, side) : 0;
  }

  /** Keys of what the side on turn could use, had it used nothing yet. */
  keysUsable(moment: Moment): readonly string[] {
    return this.board.usableAt(moment).map(({ key }) => key);
  }

  resultAt(moment: Moment): Result {
    if (moment.step === RESOLVE) return this.endings.choose(moment).result;
    if (this.board.isBeforeRoll(moment)) return this.opened(moment).result();
    const tally = new Tally();
    this.solver.spread(this.board.pools.ofDice(moment.attack.dice), this.board.contexts.of(moment), 1, tally);
    return tally.result;
  }

  /** What the attacker plays for from a moment before the roll on, in points of the score. */
  pointsAt(moment: Moment): number {
    return this.opened(moment).worth * this.pointsOfCard;
  }

  /** The dice that would be gathered. */
  diceDue(moment: Moment): Attack['gathered'] {
    const { attack } = moment;
    const rules = this.board.table.lay(moment, attack);
    if (attack.counter !== null) return dicePool({ blue: attack.counter });
    const shot: Shot = {
      attacker: rules.unit(attack.attacker),
      zone: attack.zone,
      defender: rules.unit(attack.defender),
      defendingZone: attack.defendingZone,
      range: attack.range,
      obstructed: attack.obstructed,
      counter: false,
    };
    return diceFor(rules, shot);
  }

  /** What comes of an answer to the window of the moment; undefined where it is no use that could be followed. */
  afterUse(moment: Moment, use: string, way: Plain): Result | undefined {
    const key = JSON.stringify(way);
    return this.answers(moment)
      .find(({ answer }) => answer?.use === use && JSON.stringify(answer.choice) === key)
      ?.result();
  }

  afterPass(moment: Moment): Result {
    return this.passed(moment).result();
  }

  /** What the side on turn does by the odds' own assumption; without an answer it lets the window go by. */
  choose(moment: Moment): Choice {
    const role = this.board.roleOnTurn(moment);
    const mayPass = !this.board.usableAt(moment).some(({ optional }) => !optional);
    let best: Answered | undefined = mayPass ? this.passed(moment) : undefined;
    for (const each of this.answers(moment)) {
      if (!best || isBetter(each.worth, best.worth, role)) best = each;
    }
    const { answer, result } = best ?? this.passed(moment);
    return { answer, result: result() };
  }

  /** The colour of the die that an obstructed attack goes without. */
  chooseColour(moment: Moment): DieColour {
    return this.removed(moment).colour;
  }

  /** How redirected damage is split. */
  chooseSplit(splits: readonly RedirectSplit[]): RedirectSplit {
    return this.damage.bestSplit(this.momentAt(RESOLVE), splits);
  }

  /** How many dice of each kind whoever may reroll some, or one, rolls again. */
  chooseReroll(from: readonly number[], used: readonly string[], most: 'one' | 'any'): readonly number[] {
    const { dice } = this.start.attack;
    const next = this.board.contexts.of({ ...this.momentAt(EFFECTS), used });
    const kinds = [...new Set(from.map((place) => kindOf(dice[place]!)))];
    const step =
      most === 'one' ? ({ kind: 'rerollOne' } as const) : ({ kind: 'rerollAny', dice: kinds } as const);
    const pool = this.board.pools.ofDice(dice);
    const { kept }: Rerolling = this.solver.bestRerolling(pool, step, { steps: [], at: 0, next });
    return dieKinds.map((_, kind) => pool.count(kind) - kept.count(kind));
  }

  /** Every use that can be made at the moment. */
  private answers(moment: Moment): readonly Answered[] {
    const { dice } = moment.attack;
    return this.board.usableAt(moment).flatMap((usable): readonly Answered[] => {
      if (moment.step === RESOLVE) {
        return this.endings.after(moment, usable).map(({ way, after }) => {
          const { result } = this.endings.choose(after);
          return { answer: { use: usable.key, choice: way }, worth: result.worth, result: () => result };
        });
      }
      return this.board
        .followed(moment, { attack: moment.attack, dice }, usable)
        .map(({ way, steps, moment: then }) => {
          const answer = { use: usable.key, choice: way };
          if (this.board.isBeforeRoll(moment)) return { ...this.opened(then), answer };
          const next = this.board.contexts.of(withoutDice(then));
          return this.answered(this.board.pools.ofDice(dice), { steps, next }, answer);
        });
    });
  }

  private answered(pool: Pool, use: Use, answer: Choice['answer']): Answered {
    const result = () => {
      const tally = new Tally();
      this.solver.spreadUse(pool, use, tally);
      return tally.result;
    };
    return { answer, worth: this.solver.afterSteps(pool, use.steps, 0, use.next), result };
  }

  /** What comes of letting the window go by, whatever more could have been done in it. */
  private passed(moment: Moment): Answered {
    if (moment.step === RESOLVE) {
      const { result } = this.endings.choose({ ...moment, turn: moment.turn + 1, used: [] });
      return { answer: null, worth: result.worth, result: () => result };
    }
    const { board } = this;
    if (board.isBeforeRoll(moment)) return this.opened(board.afterPass(moment));
    const next = moment.step === TOKENS ? board.ended(moment) : board.contexts.of(board.afterPass(moment));
    return this.answered(this.board.pools.ofDice(moment.attack.dice), { steps: [], next }, null);
  }

  /** What comes of a moment before the dice are rolled. */
  private opened(moment: Moment): Answered {
    const step = attackSteps[moment.step]!;
    switch (step.kind) {
      case 'window':
        return this.openedAtWindow(moment);
      case 'gather':
        return this.opened(this.board.afterStep(withAttack(moment, { gathered: this.diceDue(moment) })));
      case 'removeDie':
        return moment.attack.obstructed && countDice(moment.attack.gathered) > 0
          ? this.removed(moment)
          : this.opened(this.board.afterStep(moment));
      case 'roll':
        return this.rolled(moment, moment.attack.gathered);
      default:
        return unreachable(step);
    }
  }

  private openedAtWindow(moment: Moment): Answered {
    const at = this.board.advance(moment);
    if (at.step !== moment.step || at.turn !== moment.turn) return this.opened(at);
    const role = this.board.roleOnTurn(moment);
    const usable = this.board.usableAt(moment);
    const mayPass = !usable.some(({ optional }) => !optional);
    let best = mayPass ? this.passed(moment) : undefined;
    for (const each of this.answers(moment)) {
      if (!best || isBetter(each.worth, best.worth, role)) best = each;
    }
    return best ?? this.passed(moment);
  }

  private removed(moment: Moment): Answered & { readonly colour: DieColour } {
    const { gathered } = moment.attack;
    const ways = dieColours
      .filter((colour) => gathered[colour] > 0)
      .map((colour) => {
        const less = withAttack(moment, { gathered: { ...gathered, [colour]: gathered[colour] - 1 } });
        return { ...this.opened(this.board.afterStep(less)), colour };
      });
    return ways.reduce((best, way) => (isBetter(way.worth, best.worth, 'attacker') ? way : best));
  }

  private rolled(moment: Moment, gathered: DicePool): Answered {
    // ar.attack.roll.no-dice-cancels
    if (countDice(gathered) === 0) {
      const result = this.damage.resultOf(moment);
      return { answer: null, worth: result.worth, result: () => result };
    }
    const then = this.board.afterStep(withAttack(moment, { gathered: dicePool({}) }));
    const next = this.board.contexts.of(then);
    return this.answered(this.board.pools.empty, { steps: [{ kind: 'add', dice: gathered }], next }, null);
  }
}

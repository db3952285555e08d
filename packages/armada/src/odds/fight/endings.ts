import { faceIcons } from '../../catalogue/index.ts';
import type { AttackDie } from '../../model/index.ts';
import type { Board } from './board.ts';
import type { Context } from './context.ts';
import type { DamageChances } from './damage-chances.ts';
import { hasSpecialCritical } from './fight-cards.ts';
import { type Moment, withAttack } from './moment.ts';
import { diceOf, dieKinds, kindOf, type Pool } from './pool.ts';
import { type Choice, isBetter, type Result } from './result.ts';

/** Room for the criticals in the key of a damage total. */
const CRITICALS = 8;

const BITS = [
  { bit: 1, colour: 'red' },
  { bit: 2, colour: 'blue' },
  { bit: 4, colour: 'black' },
] as const;

/** What dice come to that nobody changes any more: critical effects and damage. */
export class Endings {
  /** What each kind of die adds to the damage total. */
  private readonly values: readonly number[];
  /** Which criticals each kind shows, in bits: by colour where an effect asks for one. */
  private readonly criticals: readonly number[];
  private readonly alike: readonly (number | undefined)[];
  /** What each critical icon counts. */
  private readonly perCritical: number;
  private readonly keys = new Map<number, number>();
  private readonly inColour = new Map<number, Pool>();
  private readonly inGrey = new Map<number, Pool>();

  constructor(
    private readonly board: Board,
    private readonly damage: DamageChances,
  ) {
    const { table, start } = board;
    const { attack } = start;
    const rules = table.lay(start, attack);
    const isShip = rules.isShip(attack.defender);
    const areShips = isShip && rules.isShip(attack.attacker);
    this.perCritical = (areShips ? 1 : 0) + rules.cards.sum('criticalDamage', { attack });
    const areColoursAsked = hasSpecialCritical(rules, board.attackerSide);
    const bits = { red: 1, blue: areColoursAsked ? 2 : 1, black: areColoursAsked ? 4 : 1 };
    this.values = dieKinds.map(({ face }) => {
      const { hits, criticals } = faceIcons[face];
      return hits + this.perCritical * criticals;
    });
    this.criticals = dieKinds.map(({ colour, face }) =>
      isShip && this.perCritical > 0 && faceIcons[face].criticals > 0 ? bits[colour] : 0,
    );
    const same = (one: number, other: number) =>
      this.values[one] === this.values[other] && this.criticals[one] === this.criticals[other];
    this.alike = dieKinds.map((_, kind) =>
      this.values[kind] === 0 ? undefined : dieKinds.findIndex((__, other) => same(kind, other)),
    );
  }

  /** The dice that count, colours aside where none matters: what shows nothing can only get worse for the defender. */
  reduced(pool: Pool, doColoursMatter: boolean): Pool {
    const known = doColoursMatter ? this.inColour : this.inGrey;
    let left = known.get(pool.id);
    if (!left) {
      left = this.board.pools.empty;
      for (const kind of pool.kinds) {
        const alike = this.alike[kind];
        if (alike === undefined) continue;
        for (let count = pool.count(kind); count > 0; count--)
          left = left.with(doColoursMatter ? kind : alike);
      }
      known.set(pool.id, left);
    }
    return left;
  }

  /** The damage total and the criticals of the pool, as one number. */
  keyOf(pool: Pool): number {
    let key = this.keys.get(pool.id);
    if (key === undefined) {
      let [total, criticals] = [0, 0];
      for (const kind of pool.kinds) {
        total += this.values[kind]! * pool.count(kind);
        criticals |= this.criticals[kind]!;
      }
      key = total * CRITICALS + criticals;
      this.keys.set(pool.id, key);
    }
    return key;
  }

  /** What comes of a total and criticals where the defender is done. */
  resultOf(context: Context, key: number): Result {
    let result = context.results.get(key);
    if (!result) {
      const dice = this.diceFor(key);
      result = this.choose(withAttack(context.moment, { dice })).result;
      context.results.set(key, result);
    }
    return result;
  }

  /** Dice that show just that. */
  private diceFor(key: number): readonly AttackDie[] {
    const total = Math.floor(key / CRITICALS);
    let pool = this.board.pools.empty;
    let left = total;
    for (const { bit, colour } of BITS) {
      if ((key & bit) === 0) continue;
      const die = kindOf({ colour, face: colour === 'black' ? 'hitCritical' : 'critical' });
      pool = pool.with(die);
      left -= this.values[die]!;
    }
    const hit = kindOf({ colour: 'red', face: 'hit' });
    for (; left > 0; left--) pool = pool.with(hit);
    return diceOf(pool);
  }

  /** The critical effects that the attacker resolves, and the damage. */
  choose(moment: Moment): Choice {
    if (moment.turn > 1) return { result: this.damage.resultOf(moment), answer: null };
    const role = this.board.roleOnTurn(moment);
    const pass = this.choose({ ...moment, turn: moment.turn + 1, used: [] }).result;
    let best: Choice = { result: pass, answer: null };
    for (const usable of this.board.usableAt(moment)) {
      for (const { way, after } of this.after(moment, usable)) {
        const { result } = this.choose(after);
        if (isBetter(result.worth, best.result.worth, role)) {
          best = { result, answer: { use: usable.key, choice: way } };
        }
      }
    }
    return best;
  }

  /** The moments after the uses of a critical effect; dice that it takes away are taken away. */
  after(moment: Moment, usable: ReturnType<Board['usableAt']>[number]) {
    const { dice } = moment.attack;
    return this.board
      .followed(moment, { attack: moment.attack, dice }, usable)
      .flatMap(({ way, steps, moment: then }) => {
        if (steps.some(({ kind }) => kind !== 'drop')) {
          this.board.without.add(usable.key);
          return [];
        }
        let left = this.board.pools.ofDice(dice);
        for (const step of steps) if (step.kind === 'drop') left = left.without(step.die);
        return [{ way, after: withAttack(then, { dice: steps.length > 0 ? diceOf(left) : dice }) }];
      });
  }
}

import type { Usable } from '@sortie/cards';
import type { Plain, Side } from '@sortie/kernel';
import { showing, unreachable } from '@sortie/kernel';
import type { Attack, Pool, XwingEffect } from '../../model/index.ts';
import { cancelledBy, mayCancelCriticalsFirst, outcomeOf, strengthOf } from '../../rules/cancelling.ts';
import { dealsFirstFaceup } from '../../rules/deals-first-faceup.ts';
import { attackDiceDue, defenseDiceDue } from '../../rules/values.ts';
import type { XwingView } from '../../view/xwing-view.ts';
import { attackSteps, type First, roleOf, type WindowStep, windowOfStep } from './attack-steps.ts';
import { DamageChances } from './damage-chances.ts';
import { after, type Hearing, hearingsAfter, isFollowed, withRerolled } from './effects.ts';
import { attacksAgain, isSideHeard } from './fight-cards.ts';
import { FightTable } from './fight-table.ts';
import { keyOf, type Moment, timesUsed } from './moment.ts';
import { type Choice, isBetter, mix, type Result, resultOf } from './result.ts';
import { facesRolled } from './rolled-faces.ts';
import { settled, sparingHits } from './sensible-dice.ts';

const NOTHING: readonly string[] = [];
/** Tokens may be spent again and again, and a card may bring back the one that was spent. */
const MOST_REPEATS = 3;
const ON_HIT: ReadonlySet<string> = new Set(['attackHit', 'hitTakesEffect']);
const ROLL_DEFENSE = attackSteps.findIndex(({ kind }) => kind === 'rollDefense');

/**
 * One attack thought through to its end, exactly: every roll with its chance, every use of a token or card as the
 * cards themselves define it. Each side uses what makes the attack worth most to it, and nothing that is worth nothing.
 */
export class Fight {
  /** Keys of cards that have a say in the attack and are not counted. */
  readonly without = new Set<string>();
  private readonly known = new Map<string, Result>();
  private readonly table: FightTable;
  private readonly damage: DamageChances;
  private readonly sides: Readonly<Record<First, Side>>;
  private readonly isHeard: readonly boolean[];
  private readonly isAttackerHeardLater: boolean;
  private readonly serial = () => this.table.nextSerial();

  constructor(view: XwingView, attack: Attack) {
    this.table = new FightTable(view, attack);
    const { rules } = this.table;
    this.sides = {
      attacker: rules.ship(attack.attacker).side,
      defender: rules.ship(attack.defender).side,
      initiative: view.initiative ?? 0,
    };
    this.damage = new DamageChances(view, this.table, attack, (key) => this.without.add(key));
    this.isHeard = attackSteps.map((step) => step.kind !== 'window' || rules.isHeard(step.window));
    this.isAttackerHeardLater = attackSteps.some(
      (step, place) =>
        place > ROLL_DEFENSE &&
        step.kind === 'window' &&
        isSideHeard(rules, step.window, this.sides.attacker),
    );
    for (const key of attacksAgain(this.table, attack, this.sides.attacker)) this.without.add(key);
  }

  /** So much damage destroys the defender. */
  get life(): number {
    return this.damage.life;
  }

  /** The attack as it stands at a step, with the dice that lie there. */
  momentAt(attack: Attack, step: number): Moment {
    const { ships, serial } = this.table.opening;
    return { step, turn: 0, used: [], attack, ships, serial, suffered: { hits: 0, crits: 0 } };
  }

  /** What comes of the moment after these effects. */
  play(moment: Moment, orders: readonly (XwingEffect | Hearing)[]): Result {
    const [effect, ...rest] = orders;
    if (!effect) return this.resultAt(moment);
    switch (effect.kind) {
      case 'rerollDice':
        return mix(
          facesRolled(effect.pool, effect.dice.length).map(({ faces, chance }) => ({
            chance,
            result: this.play(withRerolled(moment, effect.pool, effect.dice, faces), [
              ...hearingsAfter(moment, effect, this.table.rules),
              ...rest,
            ]),
          })),
        );
      case 'rollFor':
        return mix(
          facesRolled(effect.pool ?? 'attack', 1).map(({ faces: [face], chance }) => ({
            chance,
            result: this.play(moment, [...(effect.outcomes[face!] ?? []), ...rest]),
          })),
        );
      case 'hear':
        return this.hear(moment, effect, rest);
      default:
        return this.play(after(moment, effect, this.serial), [
          ...hearingsAfter(moment, effect, this.table.rules),
          ...rest,
        ]);
    }
  }

  resultAt(moment: Moment): Result {
    const { kind } = attackSteps[moment.step]!;
    if (kind !== 'window' && kind !== 'rollDefense') return this.workOut(moment);
    const key = keyOf(moment, moment.step < ROLL_DEFENSE || this.isAttackerHeardLater);
    let result = this.known.get(key);
    if (!result) {
      result = this.workOut(moment);
      this.known.set(key, result);
    }
    return result;
  }

  /** Dice due now. */
  diceDue(moment: Moment): { readonly attack: number; readonly defense: number } {
    const rules = this.table.lay(moment);
    return { attack: attackDiceDue(rules, moment.attack), defense: defenseDiceDue(rules, moment.attack) };
  }

  /** What comes of an answer to the window of the moment; undefined where it is no use that could be made. */
  afterUse(moment: Moment, use: string, way: Plain): Result | undefined {
    const found = this.usableAt(moment, windowOfStep(moment.step)).find(({ key }) => key === use);
    if (!found || this.isLeftOut(found, way)) return undefined;
    return this.resultOfUse(moment, found, way);
  }

  afterPass(moment: Moment): Result {
    return this.resultAt({ ...moment, turn: moment.turn + 1, used: [] });
  }

  /** Keys of what the side on turn could use, had it used nothing yet. */
  keysUsable(moment: Moment): readonly string[] {
    return this.usableAt(moment, windowOfStep(moment.step)).map(({ key }) => key);
  }

  turnOf({ step }: Moment, side: Side): number {
    const at = attackSteps[step]!;
    return at.kind !== 'window' || this.sides[at.first] === side ? 0 : 1;
  }

  private workOut(moment: Moment): Result {
    const step = attackSteps[moment.step]!;
    switch (step.kind) {
      case 'window':
        return this.window(moment, step);
      case 'rollAttack':
        return this.roll(moment, 'attack');
      case 'rollDefense':
        return this.roll(moment, 'defense');
      case 'cancelFirst':
        return this.cancelFirst(moment);
      case 'compare':
        return this.compare(moment);
      case 'damage':
        return this.deal(moment);
      default:
        return unreachable(step);
    }
  }

  private roll(moment: Moment, pool: Pool): Result {
    const due = this.diceDue(moment)[pool];
    const { attack } = moment;
    return mix(
      facesRolled(pool, due).map(({ dice, chance }) => {
        const changed = pool === 'attack' ? { attackDice: dice } : { defenseDice: dice };
        const next = { ...moment, attack: { ...attack, ...changed } as Attack };
        return { chance, result: this.resultAt(this.next(next)) };
      }),
    );
  }

  /** What the side on turn does by the odds' own assumption; without an answer it lets the window go by. */
  choose(moment: Moment): Choice {
    const step = windowOfStep(moment.step);
    const role = roleOf(this.sideOnTurn(moment, step), this.sides);
    const isOwnRoll = step.window === 'modifyAttackDice' && role === 'attacker';
    const usable = this.usableAt(moment, step);
    const mustUse = usable.some(({ optional }) => !optional);
    let best: Choice | undefined = mustUse ? undefined : { result: this.afterPass(moment), answer: null };
    for (const each of usable) {
      for (const choice of isOwnRoll ? sparingHits(each.ways, moment.attack) : each.ways) {
        if (this.isLeftOut(each, choice)) continue;
        const result = this.resultOfUse(moment, each, choice);
        if (!best || isBetter(result, best.result, role))
          best = { result, answer: { use: each.key, choice } };
      }
    }
    return best ?? { result: this.afterPass(moment), answer: null };
  }

  private window(moment: Moment, { window }: WindowStep): Result {
    const isOver = moment.turn > 1 || (ON_HIT.has(window) && moment.attack.outcome !== 'hit');
    return isOver ? this.resultAt(this.next(moment)) : this.choose(moment).result;
  }

  private usableAt(moment: Moment, step: WindowStep): readonly Usable<XwingEffect>[] {
    this.table.lay(moment);
    return this.table
      .usable(step.window, moment.attack, this.sideOnTurn(moment, step))
      .filter(({ key, repeatable }) => timesUsed(moment, key) < (repeatable ? MOST_REPEATS : 1));
  }

  private resultOfUse(moment: Moment, { key, effectsOf }: Usable<XwingEffect>, way: Plain): Result {
    this.table.lay(moment);
    return this.play({ ...moment, used: [...moment.used, key] }, effectsOf(way));
  }

  /** A card with an effect that the odds do not follow: it is named, and used only where it must be. */
  private isLeftOut({ key, optional, effectsOf }: Usable<XwingEffect>, way: Plain): boolean {
    if (effectsOf(way).every((effect) => isFollowed(effect, this.table.attack))) return false;
    this.without.add(key);
    return optional;
  }

  /** Cards that hear what an effect just did speak before the next effect. */
  private hear(moment: Moment, hearing: Hearing, rest: readonly (XwingEffect | Hearing)[]): Result {
    const { window, subject, spoken } = hearing;
    this.table.lay(moment);
    for (const side of [0, 1] as const) {
      const speaker = this.table
        .usable(window, subject, side)
        .find((each) => !spoken.includes(each.key) && !this.isLeftOut(each, each.ways[0]!));
      if (!speaker) continue;
      const later = [{ ...hearing, spoken: [...spoken, speaker.key] }, ...rest];
      const role = roleOf(side, this.sides);
      let best = speaker.optional ? this.play(moment, later) : undefined;
      for (const way of speaker.ways) {
        this.table.lay(moment);
        const result = this.play(moment, [...speaker.effectsOf(way), ...later]);
        if (!best || isBetter(result, best, role)) best = result;
      }
      if (best) return best;
    }
    return this.play(moment, rest);
  }

  /** A card may let the defender cancel criticals first. xw.timing.precedence.card-beats-rule */
  private cancelFirst(moment: Moment): Result {
    const { cards } = this.table.lay(moment);
    const next = this.next(moment);
    const usual = this.resultAt(next);
    if (!mayCancelCriticalsFirst(cards, moment.attack)) return usual;
    const other = this.resultAt({ ...next, attack: { ...next.attack, criticalsFirst: true } });
    return isBetter(other, usual, 'defender') ? other : usual;
  }

  /** xw.attack.compare.cancel, xw.attack.compare.hit-or-miss */
  private compare(moment: Moment): Result {
    const { cards } = this.table.lay(moment);
    const { attack } = moment;
    const cancelled = cancelledBy(
      attack,
      strengthOf(cards, this.table.variant, attack),
      attack.criticalsFirst,
    );
    const attackDice = attack.attackDice.map((die, place) =>
      cancelled.includes(place) ? { ...die, cancelled: true } : die,
    );
    const outcome = outcomeOf(cards, attack, showing(attackDice, 'hit', 'crit').length);
    return this.resultAt(this.next({ ...moment, attack: { ...attack, attackDice, outcome } }));
  }

  /** xw.attack.damage.amount */
  private deal(moment: Moment): Result {
    const { attack, suffered } = moment;
    const isHit = attack.outcome === 'hit';
    const hits = suffered.hits + (isHit ? showing(attack.attackDice, 'hit').length : 0);
    const crits = suffered.crits + (isHit ? showing(attack.attackDice, 'crit').length : 0);
    const { damage } = this;
    return resultOf({
      isHit,
      hits,
      crits,
      chanceToDestroy: damage.toDestroy(hits, crits, dealsFirstFaceup(this.table.lay(moment).cards, attack)),
      life: damage.life,
    });
  }

  /** The next step; windows that no card hears are passed. */
  private next(moment: Moment): Moment {
    let step = moment.step + 1;
    while (!this.isHeard[step]) step += 1;
    const { attack } = moment;
    return {
      ...moment,
      step,
      turn: 0,
      used: NOTHING,
      attack: step === ROLL_DEFENSE ? { ...attack, attackDice: attack.attackDice.map(settled) } : attack,
    };
  }

  private sideOnTurn({ turn }: Moment, { first }: WindowStep): Side {
    const side = this.sides[first];
    return turn === 0 ? side : ((1 - side) as Side);
  }
}

import type { Usable } from '@sortie/cards';
import type { Plain, Side } from '@sortie/kernel';
import { unreachable } from '@sortie/kernel';
import { dicePool, dieColours } from '../../catalogue/index.ts';
import type { ArmadaEffect, Attack, Shot } from '../../model/index.ts';
import { evadeEffect } from '../../rules/evade.ts';
import { countDice, diceFor } from '../../rules/values.ts';
import type { ArmadaView } from '../../view/armada-view.ts';
import { attackSteps, type First, stepOfKind, type WindowStep, windowOfStep } from './attack-steps.ts';
import { DamageChances } from './damage-chances.ts';
import { after, isFollowed, settled, withAdded, withRerolled } from './effects.ts';
import { hasSpecialCritical, isSideHeard, speakingLater } from './fight-cards.ts';
import { FightTable } from './fight-table.ts';
import { inOrder, keyOf, type Moment, withAttack } from './moment.ts';
import { type Choice, isBetter, mix, type Result } from './result.ts';
import { outcomesOf } from './rolled-dice.ts';
import { diceToReroll, dieToReroll } from './usual-rerolls.ts';

type Role = 'attacker' | 'defender';

const NOTHING: readonly string[] = [];
const SETTLE = stepOfKind('settle');
const DAMAGE = stepOfKind('damage');

/**
 * One attack thought through to its end, exactly: every roll with its chance, every use of a token, a command or a card
 * as the cards themselves define it. Each side uses what makes the attack worth most to it.
 */
export class Fight {
  /** Keys of cards that have a say in the attack and are not counted. */
  readonly without = new Set<string>();
  readonly start: Moment;
  private readonly known = new Map<string, Result>();
  private readonly table: FightTable;
  private readonly damage: DamageChances;
  private readonly sides: Readonly<Record<First, Side>>;
  /** Whether the side that speaks first and the other one hear the window of each step. */
  private readonly isHeard: readonly (readonly [boolean, boolean])[];
  private readonly areColoursAlike: boolean;
  private readonly serial = () => this.table.nextSerial();

  constructor(view: ArmadaView, attack: Attack) {
    this.table = new FightTable(view, attack);
    const { rules, laid } = this.table;
    this.start = {
      step: 0,
      turn: 0,
      used: [],
      attack,
      ...laid,
      dealt: { points: 0, facedown: 0, faceup: 0 },
    };
    this.sides = {
      attacker: rules.unit(attack.attacker).side,
      defender: rules.unit(attack.defender).side,
      initiative: view.initiative ?? 0,
    };
    this.damage = new DamageChances(view, this.table, this.start, (key) => this.without.add(key));
    this.isHeard = attackSteps.map((step) => {
      if (step.kind !== 'window') return [true, true];
      const first = this.sides[step.first];
      const hears = (side: Side) => isSideHeard(rules, step.window, side, attack);
      return [hears(first), hears((1 - first) as Side)];
    });
    this.areColoursAlike =
      evadeEffect(rules, attack) !== 'reroll' && !hasSpecialCritical(rules, this.sides.attacker);
    for (const key of speakingLater(this.table, attack, this.sides.attacker)) this.without.add(key);
  }

  /** So many damage cards, or hull points of a squadron, destroy the defender. */
  get hull(): number {
    return this.damage.hull;
  }

  momentAt(step: number): Moment {
    return { ...this.start, step };
  }

  resultAt(given: Moment): Result {
    const { kind } = attackSteps[given.step]!;
    if (kind === 'damage') return this.damage.resultOf(given);
    if (kind !== 'window') return this.workOut(given);
    const moment = withAttack(given, { dice: inOrder(given.attack.dice) });
    const key = keyOf(moment);
    let result = this.known.get(key);
    if (!result) {
      result = this.workOut(moment);
      this.known.set(key, result);
    }
    return result;
  }

  /** The dice that would be gathered. */
  diceDue(moment: Moment): Attack['gathered'] {
    const { attack } = moment;
    const rules = this.table.lay(moment, attack);
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

  /** What comes of an answer to the window of the moment; undefined where it is no use that could be made. */
  afterUse(moment: Moment, use: string, way: Plain): Result | undefined {
    const found = this.usableAt(moment, windowOfStep(moment.step)).find(({ key }) => key === use);
    if (!found || this.isLeftOut(found, way)) return undefined;
    return this.resultOfUse(moment, found, way);
  }

  afterPass(moment: Moment): Result {
    return this.resultAt({ ...moment, turn: moment.turn + 1, used: NOTHING });
  }

  /** Keys of what the side on turn could use, had it used nothing yet. */
  keysUsable(moment: Moment): readonly string[] {
    return this.usableAt(moment, windowOfStep(moment.step)).map(({ key }) => key);
  }

  turnOf({ step }: Moment, side: Side): number {
    const at = attackSteps[step]!;
    return at.kind !== 'window' || this.sides[at.first] === side ? 0 : 1;
  }

  /** What the side on turn does by the odds' own assumption; without an answer it lets the window go by. */
  choose(moment: Moment): Choice {
    const step = windowOfStep(moment.step);
    const role = this.roleOf(this.sideOnTurn(moment, step));
    const usable = this.usableAt(moment, step);
    const mustUse = usable.some(({ optional }) => !optional);
    let best: Choice | undefined = mustUse ? undefined : { result: this.afterPass(moment), answer: null };
    for (const each of usable) {
      for (const choice of each.ways) {
        if (this.isLeftOut(each, choice)) continue;
        const result = this.resultOfUse(moment, each, choice);
        if (!best || isBetter(result, best.result, role)) {
          best = { result, answer: { use: each.key, choice } };
        }
      }
    }
    return best ?? { result: this.afterPass(moment), answer: null };
  }

  /** The colour of the die that an obstructed attack goes without. */
  chooseColour(moment: Moment): { readonly colour: (typeof dieColours)[number]; readonly result: Result } {
    const next = this.next(moment);
    const ways = dieColours
      .filter((colour) => moment.attack.gathered[colour] > 0)
      .map((colour) => {
        const { gathered } = moment.attack;
        const less = withAttack(next, { gathered: { ...gathered, [colour]: gathered[colour] - 1 } });
        return { colour, result: this.resultAt(less) };
      });
    return ways.reduce((best, way) => (isBetter(way.result, best.result, 'attacker') ? way : best));
  }

  private workOut(moment: Moment): Result {
    const step = attackSteps[moment.step]!;
    switch (step.kind) {
      case 'window':
        return moment.turn > 1 ? this.resultAt(this.next(moment)) : this.window(moment);
      case 'gather':
        return this.resultAt(this.next(withAttack(moment, { gathered: this.diceDue(moment) })));
      case 'removeDie':
        return moment.attack.obstructed && countDice(moment.attack.gathered) > 0
          ? this.chooseColour(moment).result
          : this.resultAt(this.next(moment));
      case 'roll':
        return this.roll(moment);
      case 'settle':
        return this.settle(moment);
      case 'damage':
        return this.damage.resultOf(moment);
      default:
        return unreachable(step);
    }
  }

  private window(moment: Moment): Result {
    const isSpoken = this.isHeard[moment.step]![moment.turn as 0 | 1];
    return isSpoken ? this.choose(moment).result : this.afterPass(moment);
  }

  private roll(moment: Moment): Result {
    const { gathered } = moment.attack;
    // ar.attack.roll.no-dice-cancels
    if (countDice(gathered) === 0) return this.damage.resultOf({ ...moment, step: DAMAGE });
    const next = this.next(withAttack(moment, { gathered: dicePool({}) }));
    return mix(
      outcomesOf(gathered).map(({ dice, chance }) => ({
        chance,
        result: this.resultAt(withAttack(next, { dice })),
      })),
    );
  }

  /** The attacker is done with the dice. */
  private settle(moment: Moment): Result {
    const dice = settled(moment.attack.dice, this.areColoursAlike);
    return this.resultAt(this.next(withAttack(moment, { dice })));
  }

  /** What comes of the moment after these effects. */
  private play(moment: Moment, orders: readonly ArmadaEffect[]): Result {
    const [effect, ...rest] = orders;
    if (!effect) return this.resultAt(moment);
    switch (effect.kind) {
      case 'rerollDice':
        return this.reroll(moment, effect.dice, rest);
      case 'chooseRerolls': {
        const rules = this.table.lay(moment, moment.attack);
        return this.reroll(moment, diceToReroll(rules, moment.attack, effect.from), rest);
      }
      case 'concentrateFire': {
        const rules = this.table.lay(moment, moment.attack);
        const die = effect.rerolls ? dieToReroll(rules, moment.attack) : undefined;
        return this.reroll(moment, die === undefined ? [] : [die], rest);
      }
      case 'addDice':
        return mix(
          outcomesOf(dicePool({ [effect.colour]: effect.count })).map(({ dice, chance }) => ({
            chance,
            result: this.play(withAdded(moment, dice), rest),
          })),
        );
      default:
        return this.play(after(moment, effect, this.serial), rest);
    }
  }

  private reroll(moment: Moment, places: readonly number[], rest: readonly ArmadaEffect[]): Result {
    const [place, ...others] = places;
    if (place === undefined) return this.play(moment, rest);
    const die = moment.attack.dice[place];
    if (!die || die.cancelled) return this.reroll(moment, others, rest);
    return mix(
      outcomesOf(dicePool({ [die.colour]: 1 })).map(({ dice: [to], chance }) => ({
        chance,
        result: this.reroll(withRerolled(moment, place, to!), others, rest),
      })),
    );
  }

  private usableAt(moment: Moment, step: WindowStep): readonly Usable<ArmadaEffect>[] {
    this.table.lay(moment, moment.attack);
    return this.table
      .usable(step.window, moment.attack, this.sideOnTurn(moment, step))
      .filter(({ key, repeatable }) => repeatable || !moment.used.includes(key));
  }

  private resultOfUse(
    moment: Moment,
    { key, repeatable, effectsOf }: Usable<ArmadaEffect>,
    way: Plain,
  ): Result {
    this.table.lay(moment, moment.attack);
    const used = repeatable ? moment.used : [...moment.used, key];
    return this.play({ ...moment, used }, effectsOf(way));
  }

  /** A card with an effect that the odds do not follow: it is named, and used only where it must be. */
  private isLeftOut({ key, optional, effectsOf }: Usable<ArmadaEffect>, way: Plain): boolean {
    if (effectsOf(way).every(isFollowed)) return false;
    this.without.add(key);
    return optional;
  }

  /** The next step; windows that no card hears are passed. */
  private next(moment: Moment): Moment {
    let step = moment.step + 1;
    while (!this.isHeard[step]!.includes(true)) step += 1;
    return { ...moment, step, turn: 0, used: NOTHING };
  }

  private sideOnTurn({ turn }: Moment, { first }: WindowStep): Side {
    const side = this.sides[first];
    return turn === 0 ? side : ((1 - side) as Side);
  }

  private roleOf(side: Side): Role {
    return side === this.sides.attacker ? 'attacker' : 'defender';
  }

  /** How redirected damage is split. */
  chooseSplit(splits: Parameters<DamageChances['bestSplit']>[1]) {
    return this.damage.bestSplit(this.momentAt(SETTLE), splits);
  }
}

import { type DicePool, dicePool } from '../../catalogue/index.ts';
import type { ArmadaEffect, AttackDie } from '../../model/index.ts';
import { after, isFollowed } from './effects.ts';
import type { Moment } from './moment.ts';
import { dieKinds, kindOf } from './pool.ts';

/** What happens to the dice of a pool. */
export type DiceStep =
  | { readonly kind: 'drop'; readonly die: number }
  | { readonly kind: 'turn'; readonly die: number; readonly to: number }
  | { readonly kind: 'reroll'; readonly die: number }
  | { readonly kind: 'add'; readonly dice: DicePool }
  /** The attacker may reroll one die. */
  | { readonly kind: 'rerollOne' }
  /** The attacker may reroll any of the dice of these kinds. */
  | { readonly kind: 'rerollAny'; readonly dice: readonly number[] };

/** The steps and the moment after an ability was used in one way; undefined where its effects cannot be followed. */
export function followUse(
  moment: Moment,
  dice: readonly AttackDie[],
  effects: readonly ArmadaEffect[],
  serial: () => number,
): { readonly steps: readonly DiceStep[]; readonly moment: Moment } | undefined {
  const steps: DiceStep[] = [];
  let now = moment;
  for (const effect of effects) {
    const onDice = stepsOf(effect, dice, steps);
    if (onDice) steps.push(...onDice);
    else if (isFollowed(effect)) now = after(now, effect, serial);
    else return undefined;
  }
  return { steps, moment: now };
}

/** What an effect does to the dice; undefined where it is about something else. */
function stepsOf(
  effect: ArmadaEffect,
  dice: readonly AttackDie[],
  before: readonly DiceStep[],
): readonly DiceStep[] | undefined {
  const kinds = (places: readonly number[]) =>
    places.filter((place) => !dice[place]!.cancelled).map((place) => kindOf(dice[place]!));
  switch (effect.kind) {
    case 'spendDice':
    case 'cancelDice':
      return kinds(effect.dice).map((die) => ({ kind: 'drop', die }));
    case 'changeDice':
      return kinds(effect.dice).flatMap((die): readonly DiceStep[] => {
        const to = kindOf({ colour: dieKinds[die]!.colour, face: effect.to });
        return to < 0 ? [] : [{ kind: 'turn', die, to }];
      });
    case 'rerollDice':
      return kinds(effect.dice).map((die) => ({ kind: 'reroll', die }));
    case 'addDice':
      return [{ kind: 'add', dice: dicePool({ [effect.colour]: effect.count }) }];
    case 'concentrateFire':
      return effect.rerolls ? [{ kind: 'rerollOne' }] : [];
    case 'chooseRerolls':
      return before.some(({ kind }) => kind === 'add' || kind === 'reroll')
        ? undefined
        : [{ kind: 'rerollAny', dice: [...new Set(kinds(effect.from))] }];
    default:
      return undefined;
  }
}

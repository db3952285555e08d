import type { FaceIcons } from '../catalogue/index.ts';
import type { AttackDie, UseScope } from '../model/index.ts';
import { diceLeft, facesWith, oneOfEachKind } from '../rules/pool.ts';
import type { WindowAbility } from './card-rules.ts';
import type { At } from './card-words.ts';
import { on } from './card-words.ts';

/** The die that is spent, and the one that is changed. */
export interface SpendingDie {
  readonly spent: number;
  readonly changed: number;
}

interface Spending {
  readonly once?: UseScope;
  readonly exhausts?: true;
  readonly applies: (at: At<'attackEffects'>) => boolean;
}

/** Dice that can be turned to a face with the icon and do not show that face. ar.dice.modify.change */
function changeable(dice: readonly AttackDie[], icon: keyof FaceIcons): number[] {
  return diceLeft(dice).filter((die) => {
    const { colour, face } = dice[die]!;
    return facesWith(colour, icon).some((each) => each !== face);
  });
}

/** Of pairs of dice alike, one. */
function pairsOfDice(dice: readonly AttackDie[], icon: keyof FaceIcons): readonly SpendingDie[] {
  return oneOfEachKind(dice, changeable(dice, icon)).flatMap((changed) => {
    const others = diceLeft(dice).filter((die) => die !== changed);
    return oneOfEachKind(dice, others).map((spent) => ({ spent, changed }));
  });
}

/** May spend a die to change another to its face with the icon. ar.dice.modify.spend, ar.dice.modify.change */
export function spendsDieToChange(icon: 'criticals' | 'accuracies', text: Spending): WindowAbility {
  return on('attackEffects', {
    ...text,
    optional: true,
    choices: ({ attack }) => pairsOfDice(attack.dice, icon),
    resolve: ({ attack, key }, { spent, changed }: SpendingDie) => [
      { kind: 'spendDice', dice: [spent], source: key },
      {
        kind: 'changeDice',
        dice: [changed],
        // No die has two faces with the one or the other.
        to: facesWith(attack.dice[changed]!.colour, icon)[0]!,
        source: key,
      },
    ],
  });
}

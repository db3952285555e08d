import type { Attack } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

export const lightweightFrame = ability('mod:lightweightframe', {
  window: 'defenseDiceRolled',
  optional: false,
  automatic: true,
  applies: ({ self, attack }) =>
    attack.defender === self && left(attack.attackDice) > left(attack.defenseDice),
  resolve: ({ key }) => [{ kind: 'rollMoreDice', pool: 'defense', count: 1, source: key }],
});

/** Cancelled dice are not there any more. xw.attack.compare.cancelled-ignored */
function left(dice: Attack['attackDice'] | Attack['defenseDice']): number {
  return dice.filter(({ cancelled }) => !cancelled).length;
}

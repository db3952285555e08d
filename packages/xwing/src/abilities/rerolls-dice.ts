import { refused } from '@sortie/kernel';
import type { AttackFace } from '../model/index.ts';
import { picksOfDice } from '../rules/picks-of-dice.ts';
import { rerollable } from '../rules/reroll.ts';
import type { WindowAbility } from './card-rules.ts';
import type { At } from './card-words.ts';
import { on } from './card-words.ts';

const BANNED = refused('xw.timing.precedence.cannot-is-absolute');
const REROLLED = refused('xw.dice.modify.reroll-once');

interface Rerolling {
  readonly source: string;
  /** All of them unless said. */
  readonly most?: number;
  /** Dice that show this; any dice unless said. */
  readonly showing?: AttackFace;
  readonly applies: (at: At<'modifyAttackDice'>) => boolean;
}

/** May reroll one or more attack dice, at most so many. xw.dice.modify.reroll-once */
export function rerollsDice({ source, most, showing, applies }: Rerolling): WindowAbility {
  return on('modifyAttackDice', {
    side: 'attacker',
    optional: true,
    applies,
    forbidden: ({ table, attack }) => (table.mayReroll(attack) ? undefined : BANNED),
    choices: ({ attack }) => {
      const free = rerollable(attack.attackDice);
      const from = showing ? free.filter((die) => attack.attackDice[die]!.face === showing) : free;
      return picksOfDice(attack.attackDice, from, { least: 1, most });
    },
    whyNotChosen: ({ attack }, dice) => {
      const free = rerollable(attack.attackDice);
      return Array.isArray(dice) && dice.some((die) => !free.includes(die)) ? REROLLED : undefined;
    },
    resolve: (_at, dice: readonly number[]) => [{ kind: 'rerollDice', pool: 'attack', dice, source }],
  });
}

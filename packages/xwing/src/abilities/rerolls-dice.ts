import { refused } from '@sortie/kernel';
import type { AttackFace } from '../model/index.ts';
import { picksOfAttackDice } from '../rules/picks-of-dice.ts';
import { rerollable, rerollableIn } from '../rules/reroll.ts';
import type { WindowAbility } from './card-rules.ts';
import type { At } from './card-words.ts';
import { on } from './card-words.ts';

const BANNED = refused('xw.timing.precedence.cannot-is-absolute');
const REROLLED = refused('xw.dice.modify.reroll-once');

interface Rerolling {
  readonly source: string;
  /** All of them unless said. */
  readonly most?: number | ((at: At<'modifyAttackDice'>) => number);
  /** Dice that show this; any dice unless said. */
  readonly showing?: AttackFace;
  readonly asAttacker?: 'card';
  readonly applies: (at: At<'modifyAttackDice'>) => boolean;
}

/** May reroll one or more attack dice, at most so many. xw.dice.modify.reroll-once */
export function rerollsDice({ source, most, showing, asAttacker, applies }: Rerolling): WindowAbility {
  return on('modifyAttackDice', {
    side: 'attacker',
    optional: true,
    ...(asAttacker ? { asAttacker } : {}),
    applies,
    forbidden: ({ table, attack }) => (table.mayReroll(attack) ? undefined : BANNED),
    choices: (at) => {
      const { attackDice } = at.attack;
      const free = rerollableIn(at.table, at.attack);
      const from = showing ? free.filter((die) => attackDice[die]!.face === showing) : free;
      const limit = typeof most === 'function' ? most(at) : most;
      return picksOfAttackDice(at.table, at.attack, { least: 1, most: limit, from });
    },
    whyNotChosen: ({ attack }, dice) => {
      const free = rerollable(attack.attackDice);
      return Array.isArray(dice) && dice.some((die) => !free.includes(die)) ? REROLLED : undefined;
    },
    resolve: (_at, dice: readonly number[]) => [{ kind: 'rerollDice', pool: 'attack', dice, source }],
  });
}

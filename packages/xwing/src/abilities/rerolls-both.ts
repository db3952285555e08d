import type { Attack } from '../model/index.ts';
import { picksOfDice } from '../rules/picks-of-dice.ts';
import { rerollable } from '../rules/reroll.ts';
import type { Here, WindowAbility } from './card-rules.ts';
import { on } from './card-words.ts';
import { rerollsDice } from './rerolls-dice.ts';

interface Rerolling {
  readonly source: string;
  /** Dice that show a blank; any dice unless said. */
  readonly showing?: 'blank';
  readonly most: (at: Here & { readonly attack: Attack }) => number;
}

/** May reroll up to so many of its own dice, attacking and defending; none is not offered. */
export function rerollsBoth({ source, showing, most }: Rerolling): readonly WindowAbility[] {
  return [
    rerollsDice({
      source,
      most,
      ...(showing ? { showing } : {}),
      applies: (at) => at.attack.attacker === at.self && most(at) > 0,
    }),
    on('modifyDefenseDice', {
      side: 'defender',
      optional: true,
      applies: (at) => at.attack.defender === at.self && most(at) > 0,
      choices: (at) => {
        const { defenseDice } = at.attack;
        const free = rerollable(defenseDice);
        const from = showing ? free.filter((die) => defenseDice[die]!.face === showing) : free;
        return picksOfDice(defenseDice, from, { least: 1, most: most(at) });
      },
      canChange: ({ table, attack }) => table.couldEvade(attack, 'ofDice'),
      resolve: (_at, dice: readonly number[]) => [{ kind: 'rerollDice', pool: 'defense', dice, source }],
    }),
  ];
}

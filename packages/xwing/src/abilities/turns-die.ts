import type { AttackFace } from '../model/index.ts';
import { oneOfEachKind } from '../rules/alike-dice.ts';
import { changeable } from '../rules/changeable.ts';
import type { WindowAbility } from './card-rules.ts';
import type { At } from './card-words.ts';
import { on } from './card-words.ts';

interface Turning {
  readonly from: AttackFace;
  readonly to: AttackFace;
  readonly applies: (at: At<'modifyAttackDice'>) => boolean;
}

/** May turn one attack die; of dice alike one is offered. */
export function turnsDie({ from, to, applies }: Turning): WindowAbility {
  return on('modifyAttackDice', {
    side: 'attacker',
    optional: true,
    applies,
    choices: ({ attack }) => oneOfEachKind(attack.attackDice, changeable(attack.attackDice, from)),
    resolve: ({ key }, die: number) => [{ kind: 'changeDice', pool: 'attack', dice: [die], to, source: key }],
  });
}

/** May turn one or more attack dice, at most so many; they are alike, so how many is the whole decision. */
export function turnsDice({ from, to, applies }: Turning, most: number): WindowAbility {
  return on('modifyAttackDice', {
    side: 'attacker',
    optional: true,
    applies,
    choices: ({ attack }) => {
      const dice = changeable(attack.attackDice, from).slice(0, most);
      return dice.map((_, index) => dice.slice(0, index + 1));
    },
    resolve: ({ key }, dice: readonly number[]) => [
      { kind: 'changeDice', pool: 'attack', dice, to, source: key },
    ],
  });
}

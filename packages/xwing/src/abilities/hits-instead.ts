import { showing } from '@sortie/kernel';
import type { XwingEffect } from '../model/index.ts';
import type { WindowAbility } from './card-rules.ts';
import type { At } from './card-words.ts';
import { on } from './card-words.ts';
import { firesThis } from './fires-this.ts';

/** A hit by this weapon does this, and all results are cancelled. */
export function hitsInstead(effects: (at: At<'hitTakesEffect'>) => readonly XwingEffect[]): WindowAbility {
  return on('hitTakesEffect', {
    optional: false,
    applies: firesThis,
    resolve: (at) => {
      const { attack, key: source } = at;
      const attackDice = showing(attack.attackDice, 'hit', 'crit', 'focus', 'blank');
      const defenseDice = showing(attack.defenseDice, 'evade', 'focus', 'blank');
      return [
        ...effects(at),
        { kind: 'cancelDice', pool: 'attack', dice: attackDice, source },
        { kind: 'cancelDice', pool: 'defense', dice: defenseDice, source },
      ];
    },
  });
}

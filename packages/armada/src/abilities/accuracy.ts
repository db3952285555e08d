import { refused } from '@sortie/kernel';
import { diceShowing, oneOfEachKind } from '../rules/pool.ts';
import type { At } from './card-words.ts';
import { card, on } from './card-words.ts';

/** An accuracy die spent and the defense token that it locks, by its place. */
export interface Locking {
  readonly die: number;
  readonly token: number;
}

const BANNED = refused('ar.precedence.cannot-is-absolute');

/** Readied and exhausted tokens alike, a different one for each icon. */
function lockable({ table, attack }: At<'attackEffects'>): number[] {
  return table
    .unit(attack.defender)
    .defenseTokens.flatMap(({ state }, place) =>
      state === 'discarded' || attack.locked.includes(place) ? [] : [place],
    );
}

/** Spends accuracy icons, one after the other. ar.attack.effects.accuracy-locks-tokens, ar.dice.icon.accuracy */
export const accuracy = card('accuracy', {
  abilities: [
    on('attackEffects', {
      optional: true,
      repeatable: true,
      applies: ({ self, attack }) => attack.attacker === self,
      forbidden: ({ table, attack }) =>
        table.isForbidden({ kind: 'spendAccuracy', attack }) ? BANNED : undefined,
      choices: (at) => {
        const dice = oneOfEachKind(at.attack.dice, diceShowing(at.attack.dice, 'accuracies'));
        return lockable(at).flatMap((token) => dice.map((die): Locking => ({ die, token })));
      },
      resolve: (_at, { die, token }: Locking) => [
        { kind: 'spendDice', dice: [die], source: 'accuracy' },
        { kind: 'lockToken', place: token, source: 'accuracy' },
      ],
    }),
  ],
  cites: { otherWindow: 'ar.attack.effects.accuracy-locks-tokens' },
});

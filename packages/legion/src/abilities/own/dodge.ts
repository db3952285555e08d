import { refused, showing } from '@sortie/kernel';
import type { At } from '../card-words.ts';
import { card, on } from '../card-words.ts';

/** The result that the token cancels; null cancels nothing. */
type Dodged = 'hit' | 'critical' | null;

/** lg.actions.dodge.spend, lg.attack.5.crits-immune, lg.actions.dodge.spend-without-hits */
function waysToDodge({ table, pool }: At<'applyDodgeAndCover'>): readonly Dodged[] {
  const faces = table.isPermitted({ kind: 'dodgeCriticals', pool })
    ? (['hit', 'critical'] as const)
    : (['hit'] as const);
  const ways = faces.filter((face) => showing(pool.dice, face).length > 0);
  return ways.length > 0 ? ways : [null];
}

/** Any number of dodge tokens, one after the other, in ranged and melee attacks. lg.actions.dodge.spend */
export const dodge = card('dodge', {
  abilities: [
    on('applyDodgeAndCover', {
      optional: true,
      repeatable: true,
      applies: ({ table, self, pool }) => pool.defender === self && table.unit(self).tokens.dodge > 0,
      forbidden: ({ table, pool }) =>
        table.isForbidden({ kind: 'spendDodge', pool })
          ? refused('lg.weapon-keyword.high-velocity.effect')
          : undefined,
      choices: waysToDodge,
      canChange: (at) => !waysToDodge(at).includes(null) || at.table.hasKeyword(at.self, 'deflect'),
      resolve: ({ self, pool }, face: Dodged) => [
        { kind: 'spendDodge', unit: self, die: face === null ? null : showing(pool.dice, face)[0]! },
      ],
    }),
  ],
  cites: { otherWindow: 'lg.actions.dodge.spend' },
});

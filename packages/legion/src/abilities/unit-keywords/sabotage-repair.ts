import type { BattlefieldToken, CardOption } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';
import { MOST_SABOTAGE } from '../most-sabotage.ts';

/** An enemy's token is wounded, an own one mended. lg.battle-card.objective.sabotage.min-zero */
function change({ table, self }: Here, { side, wounds }: BattlefieldToken): 1 | -1 | 0 {
  if (side !== table.unit(self).side) return wounds < MOST_SABOTAGE ? 1 : 0;
  return wounds > 0 ? -1 : 0;
}

/** lg.battle-card.objective.sabotage.leader-contact */
function usesOf(here: Here): readonly CardOption[] {
  const { table, self } = here;
  return table.tokens
    .filter(({ id, kind }) => kind === 'objective' && table.leaderTouches(self, id))
    .flatMap((token) => {
      const by = change(here, token);
      const effect = { kind: 'woundToken', token: token.id, by } as const;
      return by === 0 ? [] : [{ answer: { token: token.id }, effects: [effect] }];
    });
}

/** An action on an objective token; nothing else wounds one. lg.battle-card.objective.sabotage.only-source */
export const sabotageRepair = card('sabotageRepair', {
  actions: [
    {
      isFree: false,
      treatedAs: null,
      cost: 1,
      applies: (here) => usesOf(here).length > 0,
      resolve: (here) => {
        const options = usesOf(here);
        if (options.length === 1) return options[0]!.effects;
        const { table, self } = here;
        return [
          { kind: 'askForCard', seat: table.unit(self).seat, unit: self, source: 'sabotageRepair', options },
        ];
      },
    },
  ],
});

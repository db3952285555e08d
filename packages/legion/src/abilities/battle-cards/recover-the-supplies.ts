import type { BattlefieldToken } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';
import { countUnits } from './count-units.ts';

/**
 * What the unit's leader could claim; a leader carries one token. lg.battle-card.objective.claim.leader-only,
 * lg.battle-card.objective.claim.base-contact, lg.battle-card.objective.claim.unclaimed-only
 */
function claimable({ table, self }: Here): readonly BattlefieldToken[] {
  // lg.battle-card.objective.claim.no-emplacement
  if (table.cardOf(self).type !== 'trooper' || table.unit(self).claimed !== null) return [];
  return table.tokens.filter(
    ({ id, kind, unit }) => kind === 'objective' && unit === null && table.leaderTouches(self, id),
  );
}

/** Troopers claim tokens with an action; each counts in the end. */
export const recoverTheSupplies = card('recover-the-supplies', {
  actions: [
    {
      isFree: false,
      treatedAs: null,
      cost: 1,
      applies: (here) => claimable(here).length > 0,
      resolve: (here) => {
        const { table, self } = here;
        const options = claimable(here).map(({ id }) => ({
          answer: { token: id },
          effects: [{ kind: 'claimToken', unit: self, token: id } as const],
        }));
        if (options.length === 1) return options[0]!.effects;
        return [
          {
            kind: 'askForCard',
            seat: table.unit(self).seat,
            unit: self,
            source: 'recover-the-supplies',
            options,
          },
        ];
      },
    },
  ],
  battle: {
    // lg.battle-card.objective.content
    placing: { count: 4, fromZones: { of: 'both', range: 1 }, fromTokens: 1, isOwn: false },
    scores: ({ table, isOver }) => (isOver ? countUnits(table, ({ claimed }) => claimed !== null) : [0, 0]),
  },
});

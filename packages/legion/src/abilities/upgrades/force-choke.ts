import type { Miniature, Unit } from '../../model/index.ts';
import type { Here } from '../card-rules.ts';
import { card } from '../card-words.ts';
import { enemyTroopersNear } from '../nearby.ts';

interface Victim {
  readonly unit: Unit;
  readonly miniature: Miniature;
}

/** Miniatures of neither commanders nor operatives. lg.cards.errata.force-choke.target */
function victims(at: Here): readonly Victim[] {
  const { table, self } = at;
  return enemyTroopersNear(table, self, 1)
    .filter(({ rank }) => rank !== 'commander' && rank !== 'operative')
    .flatMap((unit) => table.miniatures(unit.id).map((miniature) => ({ unit, miniature })))
    .filter(({ unit, miniature }) => table.rangeToMiniature(self, unit.id, miniature.id) === 1);
}

/** The chosen miniature takes the wound, whatever others of its unit have. lg.cards.errata.force-choke.effect */
export const forceChoke = card('force-choke', {
  actions: [
    {
      isFree: true,
      treatedAs: null,
      cost: 0,
      exhausts: true,
      applies: (at) => victims(at).length > 0,
      resolve: (at) => [
        {
          kind: 'askForCard',
          seat: at.table.unit(at.self).seat,
          unit: at.self,
          source: 'force-choke',
          options: victims(at).map(({ unit, miniature }) => ({
            answer: { miniature: miniature.id },
            effects: [
              {
                kind: 'sufferWounds',
                wounds: {
                  unit: unit.id,
                  left: 1,
                  among: [miniature.id],
                  leaderLast: false,
                  from: at.self,
                  source: 'force-choke',
                },
              },
            ],
          })),
        },
      ],
    },
  ],
});

import { cardOf } from '../catalogue/index.ts';
import type { Build } from './build.ts';
import type { Collection } from './collection.ts';
import type { Fault } from './fault.ts';

/** All squads draw on one collection; the later squad lacks what the earlier took. xw.setup.components.limited */
export function judgeCollection(
  squads: readonly (readonly Build[])[],
  collection: Collection,
): readonly Fault[] {
  const used = new Map<string, number>();
  const take = (key: string, owned: number): boolean => {
    const count = (used.get(key) ?? 0) + 1;
    used.set(key, count);
    return count <= owned;
  };
  return squads.flatMap((builds, squad) =>
    builds.flatMap(({ pilot, upgrades }, ship): Fault[] => {
      const models = collection.ships[pilot.shipType] ?? 0;
      const shipCards = collection.shipCards[pilot.uid] ?? 0;
      const where = { rule: 'xw.setup.components.limited', squad, ship } as const;
      const faults: Fault[] = [];
      if (!take(`ship ${pilot.shipType}`, models))
        faults.push({
          ...where,
          card: pilot.uid,
          reason: { kind: 'notInCollection', component: 'ship', owned: models },
        });
      if (!take(pilot.uid, shipCards))
        faults.push({
          ...where,
          card: pilot.uid,
          reason: { kind: 'notInCollection', component: 'shipCard', owned: shipCards },
        });
      for (const card of upgrades) {
        const owned = collection.upgradeCards[cardOf(card)] ?? 0;
        if (!take(cardOf(card), owned))
          faults.push({
            ...where,
            card: card.uid,
            reason: { kind: 'notInCollection', component: 'upgradeCard', owned },
          });
      }
      return faults;
    }),
  );
}

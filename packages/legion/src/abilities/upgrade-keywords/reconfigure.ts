import { ability } from '../card-words.ts';

/** A unit that recovers may turn the card over, readied or not. lg.upgrade-keyword.reconfigure.effect */
export const reconfigure = ability('reconfigure', {
  window: 'recovered',
  optional: true,
  applies: ({ self, recovered }) => recovered.unit === self,
  resolve: ({ table, self, key }) => {
    const upgrade = table.upgrade(self, key)!;
    return [{ kind: 'flipUpgrade', unit: self, key: upgrade.key, side: upgrade.side === 1 ? 0 : 1 }];
  },
});

import { type HullZone, hullZones } from '../../catalogue/index.ts';
import type { At } from '../card-words.ts';
import { ability } from '../card-words.ts';

/** One shield, or two of one zone or of two. */
function waysToSpend({ table, self }: At<'attackEffects'>): readonly (readonly HullZone[])[] {
  const { shields } = table.ship(self);
  const zones = hullZones.filter((zone) => shields[zone] > 0);
  const pairs = zones.flatMap((zone, place) =>
    zones
      .slice(place)
      .filter((other) => other !== zone || shields[zone] > 1)
      .map((other) => [zone, other]),
  );
  return [...zones.map((zone) => [zone]), ...pairs];
}

/** ar.known.upgrade.titles, ar.dice.modify.add */
export const dominator = ability('dominator', {
  window: 'attackEffects',
  optional: true,
  applies: ({ self, attack }) =>
    attack.attacker === self && (attack.range === 'close' || attack.range === 'medium'),
  choices: (at) => waysToSpend(at).map((zones) => ({ zones })),
  resolve: ({ table, self, key }, { zones }: { readonly zones: readonly HullZone[] }) => [
    ...zones.map((zone) => ({ kind: 'loseShields', ship: table.ship(self).id, zone, count: 1 }) as const),
    { kind: 'addDice', colour: 'blue', count: zones.length, source: key },
  ],
});

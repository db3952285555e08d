import type { Slot } from '../../../catalogue/index.ts';
import { upgrade } from '../../../catalogue/index.ts';
import type { CardKey } from '../../../model/index.ts';
import { ability } from '../../card-words.ts';

const SALVAGE: readonly Slot[] = ['torpedoes', 'missiles', 'bomb', 'cannon', 'turret', 'modification'];

export const scavengerCrane = ability('illicit:scavengercrane', {
  window: 'shipDestroyed',
  optional: true,
  applies: ({ table, self, destroyed }) => destroyed.ship !== self && table.range(self, destroyed.ship) <= 2,
  choices: ({ table, self }) =>
    table
      .ship(self)
      .upgrades.filter(({ faceup, card }) => !faceup && SALVAGE.includes(upgrade(card).slot))
      .map(({ key }) => key),
  resolve: ({ self, key }, salvaged: CardKey) => [
    { kind: 'returnUpgrade', ship: self, key: salvaged },
    {
      kind: 'rollFor',
      ship: self,
      source: key,
      count: 1,
      outcomes: { blank: [{ kind: 'discardUpgrade', ship: self, key }] },
    },
  ],
});

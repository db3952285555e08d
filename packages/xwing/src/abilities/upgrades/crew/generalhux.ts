import type { ShipId } from '../../../model/index.ts';
import { card } from '../../card-words.ts';

type Chosen = { readonly ships: readonly ShipId[]; readonly devoted: ShipId };

/** Every way to pick between one and so many of them. */
function picks(ships: readonly ShipId[], most: number): readonly (readonly ShipId[])[] {
  if (most === 0) return [];
  return ships.flatMap((ship, place) => [
    [ship],
    ...picks(ships.slice(place + 1), most - 1).map((others) => [ship, ...others]),
  ]);
}

/** The ship itself may be among them. xw.ship.friendly.includes-self */
export const generalHux = card('crew:generalhux', {
  action: {
    choices: ({ table, self }) => {
      const near = table.friendsOf(self).filter(({ id }) => table.range(self, id) <= 2);
      return picks(
        near.map(({ id }) => id),
        3,
      ).flatMap((ships) => ships.map((devoted): Chosen => ({ ships, devoted })));
    },
    perform: ({ self }, { ships, devoted }: Chosen) => [
      ...ships.map((ship) => ({ kind: 'assignTokens', ship, token: 'focus', count: 1 }) as const),
      { kind: 'assignCondition', ship: devoted, card: 'fanaticaldevotion', by: self },
      { kind: 'assignTokens', ship: self, token: 'stress', count: 1 },
    ],
  },
});

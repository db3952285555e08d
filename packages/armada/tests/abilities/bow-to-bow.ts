import { findShip, ships, wholeDeck } from '@sortie/armada/catalogue';
import type { ArmadaTable, ShipSpec, Situation, UnitSpec } from '@sortie/testkit/armada';
import { armadaTable } from '@sortie/testkit/armada';

/** Half the length of a token, by the size of the ship. */
const HALF = { small: 34.9, medium: 50.4, large: 63.9 } as const;

/** How far apart two zones stand at each range. */
const GAP = { close: 90, medium: 155, long: 250 } as const;

function halfOf({ ship: name }: ShipSpec): number {
  const card = findShip(name) ?? ships.find(({ id }) => id.startsWith(name))!;
  return HALF[card.size];
}

/** The first two ships bow to bow, the front of each at this range of the other's; others stand where they say. */
export function bowToBow(
  range: keyof typeof GAP,
  units: Readonly<Record<string, UnitSpec>>,
  situation: Situation = {},
): ArmadaTable {
  const [[one, first], [other, second]] = Object.entries(units) as [[string, ShipSpec], [string, ShipSpec]];
  const y = 300 + halfOf(first) + GAP[range] + halfOf(second);
  return armadaTable(
    { ...units, [one]: { at: [900, 300, 0], ...first }, [other]: { at: [900, y, 180], ...second } },
    situation,
  );
}

/** From bow to bow. */
export const front = { zone: 'front', defendingZone: 'front' } as const;

/** The tokens of a ship that has used them up. */
export const noTokens = { defenseTokens: ['discarded', 'discarded', 'discarded'] } as const;

export const noShields = { shields: { front: 0, left: 0, right: 0, rear: 0 } } as const;

/** So many cards out of the deck, to lie facedown on a ship. */
export function facedown(count: number): readonly string[] {
  return wholeDeck.slice(0, count);
}

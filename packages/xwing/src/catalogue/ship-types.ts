import { missionShipTypeFacts } from './data/mission-ships.ts';
import { shipTypeFacts } from './data/ship-types.ts';
import { readDial } from './dial.ts';
import type { ShipType, ShipTypeFacts, ShipTypeId } from './ship-type.ts';

/** The types that squads may take. */
export const shipTypes: readonly ShipType[] = shipTypeFacts.map(withDial);

const byId: ReadonlyMap<string, ShipType> = new Map(
  [...shipTypes, ...missionShipTypeFacts.map(withDial)].map((each) => [each.id, each]),
);

function withDial(facts: ShipTypeFacts): ShipType {
  return { ...facts, id: facts.id as ShipTypeId, dial: readDial(facts.dial) };
}

export function findShipType(id: string): ShipType | undefined {
  return byId.get(id);
}

export function shipType(id: ShipTypeId): ShipType {
  const found = findShipType(id);
  if (found === undefined) throw new Error(`no ship type ${id}`);
  return found;
}

export function shipTypeId(id: string): ShipTypeId {
  return shipType(id as ShipTypeId).id;
}

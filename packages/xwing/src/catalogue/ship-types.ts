import { shipTypeFacts } from './data/ship-types.ts';
import { readDial } from './dial.ts';
import type { ShipType, ShipTypeId } from './ship-type.ts';

export const shipTypes: readonly ShipType[] = shipTypeFacts.map((facts) => ({
  ...facts,
  id: facts.id as ShipTypeId,
  dial: readDial(facts.dial),
}));

const byId: ReadonlyMap<string, ShipType> = new Map(shipTypes.map((each) => [each.id, each]));

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

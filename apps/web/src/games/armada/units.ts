import { shipCard, squadronCard } from '@sortie/armada/catalogue';
import type { ShipPlace } from '@sortie/armada/measuring';
import { shipShapes, squadronShapes } from '@sortie/armada/scene';
import type { ArmadaView, ShipView, SquadronView } from '@sortie/armada/view';
import type { Pose } from '@sortie/geometry';
import type { Shape } from '@sortie/scene';

export type UnitView = ShipView | SquadronView;

export function unitOf({ ships, squadrons }: ArmadaView, id: string | null): UnitView | undefined {
  return ships.find((each) => each.id === id) ?? squadrons.find((each) => each.id === id);
}

export function isOnTable(unit: UnitView): boolean {
  return !unit.removed && (unit.kind === 'ship' ? unit.pose !== null : unit.at !== null);
}

/** Still takes part: neither destroyed nor kept out of play. */
export function isInPlay(unit: UnitView): boolean {
  return unit.destroyed === null && !unit.setAside && isOnTable(unit);
}

/** Where a ship stands, as the rules measure it. */
export function placeAt({ card }: ShipView, pose: Pose): ShipPlace {
  return { pose, class: shipCard(card).class };
}

export function shapesOf(unit: UnitView): readonly Shape[] {
  return unit.kind === 'ship'
    ? shipShapes(shipCard(unit.card).class)
    : squadronShapes(squadronCard(unit.card).type);
}

/** Hull points left, and all of them. */
export function hullOf(unit: UnitView): { readonly left: number; readonly all: number } {
  const all = unit.kind === 'squadron' ? squadronCard(unit.card).hull : unit.values.hull;
  // The damage cards of a ship that is gone are back in their deck.
  if (unit.destroyed !== null) return { left: 0, all };
  return unit.kind === 'squadron'
    ? { left: unit.hull, all }
    : { left: Math.max(0, all - unit.damage.length), all };
}

/** The side of the table's seat that looks; undefined for those who only look on. */
export function ownSide({ seats }: ArmadaView, as: string): 0 | 1 | undefined {
  return seats.find(({ id }) => id === as)?.side;
}

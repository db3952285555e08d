export { adjacentManeuvers } from './adjacent-maneuvers.ts';
export type { CardValue, Discount, Grant, Limit, Requirement } from './card-terms.ts';
export type { Condition, ConditionId } from './condition.ts';
export { condition, conditions, findCondition } from './conditions.ts';
export type { DamageCard, DamageCardId, DamageDeckId } from './damage-card.ts';
export { damageCard, damageCards, damageDecks, wholeDeck } from './damage-decks.ts';
export { type Allegiance, allegiances, type Faction, factionOf, factions } from './faction.ts';
export { fitsShipType } from './fits-ship-type.ts';
export { isHugeOnly } from './huge-only.ts';
export {
  type Bearing,
  bearings,
  type Difficulty,
  difficulties,
  type Maneuver,
  type Speed,
} from './maneuver.ts';
export type { Pilot, PilotId } from './pilot.ts';
export { findPilot, findShipCard, type PlainPilot, pilot, pilotId, pilots } from './pilots.ts';
export type { Product, ProductId } from './product.ts';
export {
  findProduct,
  originalCoreSet,
  product,
  products,
} from './products.ts';
export type { RangeBand } from './range-band.ts';
export { BAND, RULER } from './ruler.ts';
export type { ActionIcon, FiringArc, ShipType, ShipTypeId, ShipValues, Size } from './ship-type.ts';
export { findShipType, shipType, shipTypeId, shipTypes } from './ship-types.ts';
export { type Slot, slots } from './slot.ts';
export { bank, straight, TEMPLATE_WIDTH, type Template, turn } from './templates.ts';
export type { SecondaryWeapon, Upgrade, UpgradeId } from './upgrade.ts';
export { cardOf, findUpgrade, upgrade, upgradeId, upgrades } from './upgrades.ts';

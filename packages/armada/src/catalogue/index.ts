export { type Command, commands } from './command.ts';
export { type DamageCard, type DamageCardId, damageCards, wholeDeck } from './damage-cards.ts';
export { type DefenseToken, defenseTokens } from './defense-token.ts';
export {
  type DicePool,
  type DieColour,
  type DieFace,
  dicePool,
  dieColours,
  dieFaces,
  type FaceIcons,
  faceIcons,
} from './dice.ts';
export { type Faction, factions } from './faction.ts';
export { type ByZone, type HullZone, hullZones } from './hull-zone.ts';
export type { Keyword } from './keyword.ts';
export type {
  LaterObjectiveCard,
  LaterShipCard,
  LaterSquadronCard,
  LaterUpgradeCard,
} from './later-cards.ts';
export type { LaterShipClass, LaterUpgradeType } from './later-facts.ts';
export {
  type ArcLines,
  arcMeasures,
  clickMeasure,
  dialFrameMeasure,
  distanceMeasure,
  type Measure,
  matMeasure,
  type ObstacleId,
  type Offset,
  objectiveTokenMeasure,
  obstacleMeasure,
  railMeasure,
  rangeMeasure,
  squadronBaseMeasure,
  type TargetingPoints,
  type ToolMeasures,
  targetingMeasures,
  tokenMeasure,
  toolMeasure,
  toolOffsetMeasure,
} from './measures.ts';
export type { ObjectiveCard, ObjectiveCardId } from './objective-card.ts';
export { type ObjectiveCategory, objectiveCategories } from './objective-facts.ts';
export {
  allObjectives,
  findLaterObjective,
  findObjective,
  laterObjectives,
  objectiveCard,
  objectives,
} from './objectives.ts';
export { type Obstacle, type ObstacleKind, obstacle, obstacles } from './obstacles.ts';
export { findPack, type Pack, type PackId, packs } from './packs.ts';
export { type PlayArea, type PlayAreaSize, playAreaSizes, playAreas } from './play-area.ts';
export { bandsOfColour, type DistanceBand, type RangeBand, rangeBands } from './range-band.ts';
export type { ShipCard, ShipCardId, SpeedChart } from './ship-card.ts';
export { type ShipClass, shipClasses, shipClassFacts, sizeOf } from './ship-class.ts';
export type { Yaw } from './ship-facts.ts';
export { allShips, findLaterShip, findShip, laterShips, shipCard, ships } from './ships.ts';
export { baseSizes, type Extent, type Size, sizes } from './size.ts';
export type { SquadronCard, SquadronCardId } from './squadron-card.ts';
export type { SquadronType } from './squadron-facts.ts';
export {
  allSquadrons,
  findLaterSquadron,
  findSquadron,
  laterSquadrons,
  squadronCard,
  squadrons,
} from './squadrons.ts';
export type { UpgradeCard, UpgradeCardId } from './upgrade-card.ts';
export type { CriticalIcon } from './upgrade-facts.ts';
export { type Slot, type UpgradeType, upgradeTypes } from './upgrade-type.ts';
export {
  allUpgrades,
  findLaterUpgrade,
  findUpgrade,
  laterUpgrades,
  upgradeCard,
  upgrades,
} from './upgrades.ts';
export type { LaterWave, PlayedWave, Wave } from './wave.ts';

export { type BaseSize, baseSizes } from './base-size.ts';
export type {
  BattleCard,
  BattleCardId,
  ConditionCardId,
  DeploymentCardId,
  DeploymentZones,
  ObjectiveCardId,
  TablePoint,
} from './battle-card.ts';
export { battleCard, battleCards, findBattleCard } from './battle-cards.ts';
export { type BattleCategory, battleCategories } from './battle-facts.ts';
export type { CommandCard, CommandCardId } from './command-card.ts';
export {
  allCommandCards,
  commandCard,
  commandCards,
  findCommandCard,
  findLaterCommandCard,
  laterCommandCards,
} from './command-cards.ts';
export type { OrderEntry, Pips } from './command-facts.ts';
export {
  type AttackColour,
  type AttackDice,
  type AttackFace,
  type AttackSurge,
  attackColours,
  attackDice,
  attackDieFaces,
  attackFaces,
  type DefenseColour,
  type DefenseFace,
  type DefenseSurge,
  defenseColours,
  defenseDieFaces,
  defenseFaces,
} from './dice.ts';
export { type Faction, factions } from './faction.ts';
export {
  type ChargeType,
  type CountedKeywordId,
  chargeTypes,
  type KeywordId,
  type KeywordUse,
  type UnitKeywordId,
  type UnitKeywordUse,
  type UpgradeKeywordId,
  type UpgradeKeywordUse,
  type WeaponKeywordId,
  type WeaponKeywordUse,
} from './keyword.ts';
export type { LaterCommandCard, LaterUnitCard, LaterUpgradeCard } from './later-cards.ts';
export {
  arcMeasure,
  type BaseMeasures,
  baseMeasure,
  baseThicknessMeasure,
  battlefieldMeasure,
  type Measure,
  notchMeasure,
  type Speed,
  segmentMeasure,
  type TokenKind,
  type ToolMeasures,
  tokenMeasure,
  tokenThicknessMeasure,
  toolMeasure,
} from './measures.ts';
export { findProduct, type Product, type ProductId, products } from './products.ts';
export { type Rank, ranks } from './rank.ts';
export {
  type BattlefieldId,
  battlefieldFacts,
  type CoverGrade,
  type MovementRating,
  type Mover,
  type Offset,
  type TableRow,
  type TerrainBlock,
  type TerrainGroup,
  type TerrainPiece,
  type TerrainPieceId,
  type TerrainRating,
  type TerrainRow,
  terrainPiece,
  terrainPieces,
  terrainTable,
} from './terrain/index.ts';
export type { UnitCard, UnitCardId } from './unit-card.ts';
export type { HeightFacts } from './unit-facts.ts';
export { isTrooperType, isVehicleType, type UnitType, unitTypes } from './unit-type.ts';
export { allUnits, findLaterUnit, findUnit, laterUnits, unitCard, unitIdOf, units } from './units.ts';
export type { UpgradeCard, UpgradeCardId } from './upgrade-card.ts';
export type { ForceSide, Restriction } from './upgrade-facts.ts';
export { type UpgradeSlot, upgradeSlots } from './upgrade-slot.ts';
export {
  allUpgrades,
  findLaterUpgrade,
  findUpgrade,
  laterUpgrades,
  upgradeCard,
  upgrades,
} from './upgrades.ts';
export type { RangeValue, Weapon, WeaponRange } from './weapon.ts';

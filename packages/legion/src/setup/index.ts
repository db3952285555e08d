export { begin, type LegionSetup } from './begin.ts';
export { deploymentZones } from './deployment-zones.ts';
export { type LegionPosition, readPosition, writePosition } from './position.ts';
export { standardOptions } from './standard-options.ts';
export type {
  BattleCardsPosition,
  PlayerPosition,
  TerrainPosition,
  TokenPosition,
} from './table-position.ts';
export type { MiniaturePosition, StandPosition, UnitPosition, UpgradePosition } from './unit-position.ts';

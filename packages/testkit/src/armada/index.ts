export { armadaGame } from './armada-game.ts';
export { ArmadaTable, armadaTable, type Laid, type Situation } from './armada-table.ts';
export { findPreset } from './find-preset.ts';
export { armadaWith, type MadeUpCard } from './made-up-card.ts';
export type { ShipSpec, SquadronSpec, UnitSpec } from './unit-positions.ts';

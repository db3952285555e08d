export { armadaGame } from './armada-game.ts';
export { ArmadaTable, armadaTable, type Laid, type Situation } from './armada-table.ts';
export type { ShipSpec, SquadronSpec, UnitSpec } from './unit-positions.ts';

export { legionGame } from './legion-game.ts';
export { type AttackSpec, type Laid, LegionTable, legionTable, type Situation } from './legion-table.ts';
export { legionWith, type MadeUpCard } from './made-up-card.ts';
export { legionState, type Surroundings } from './position-of.ts';
export type { UnitSpec } from './unit-positions.ts';

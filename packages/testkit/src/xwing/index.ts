export { type MadeUpCard, xwingWith } from './made-up-card.ts';
export type { ShipSpec } from './ship-positions.ts';
export { xwingGame } from './xwing-game.ts';
export { type Laid, type Situation, XwingTable, xwingTable } from './xwing-table.ts';

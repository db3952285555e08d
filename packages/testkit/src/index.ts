export { shows } from './shows.ts';
export { type ShipSpec, type Situation, XwingTable, xwingTable } from './xwing-table.ts';

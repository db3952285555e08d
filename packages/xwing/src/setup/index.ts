export { begin, type SetupPlayer, type XwingSetup } from './begin.ts';
export { standardOptions } from './options.ts';
export type { ShipPosition, XwingPosition } from './position.ts';

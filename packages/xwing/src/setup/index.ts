export { begin, type SetupPlayer, type XwingSetup } from './begin.ts';
export type { XwingPosition } from './position.ts';
export type { ShipPosition } from './ship-position.ts';
export { standardOptions } from './standard-options.ts';

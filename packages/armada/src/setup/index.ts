export { type ArmadaSetup, begin } from './begin.ts';
export { type ArmadaPosition, readPosition, writePosition } from './position.ts';
export { standardOptions } from './standard-options.ts';
export type { ShipPosition, SquadronPosition } from './unit-position.ts';

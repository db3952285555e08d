export type * from './game-kit.ts';
export { type Registry, registryOf } from './registry.ts';

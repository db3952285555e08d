export { engineOf, type NamedRules, rulesOf } from './engine-of.ts';
export type * from './game-kit.ts';
export { pinnedEngine, releasedEngines } from './pinned-engine.ts';
export { type Registry, registryOf } from './registry.ts';

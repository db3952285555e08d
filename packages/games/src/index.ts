export type * from './game-kit.ts';
export { type Registry, registryOf } from './registry.ts';
export { type GameRulebook, type RuleId, rulebooks } from './rulebooks.ts';

export * from './dice.ts';
export type * from './effect.ts';
export type * from './event.ts';
export type * from './flow-data.ts';
export type * from './ids.ts';
export type * from './options.ts';
export type * from './ship.ts';
export type * from './state.ts';
export type * from './table.ts';

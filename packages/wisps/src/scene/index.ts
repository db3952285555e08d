export { onMarsh, onTable, STEP } from './on-table.ts';
export { flashReach, sceneOf } from './scene-of.ts';

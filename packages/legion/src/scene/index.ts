export { miniatureShapes } from './miniature-shapes.ts';
export { reachMarks } from './reach-marks.ts';
export { sceneOf } from './scene.ts';
export type { SceneWords } from './scene-words.ts';
export { terrainPiece } from './terrain-piece.ts';
export { tokenPiece } from './token-piece.ts';
export { briefName, followerPiece, leaderPiece, shortName } from './unit-pieces.ts';
export { unitTokens } from './unit-tokens.ts';

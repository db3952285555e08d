export {
  type ArcOutline,
  arcOutlines,
  baseOutline,
  bombOutlines,
  obstacleOutline,
} from './outlines-on-table.ts';
export { shipShapes } from './piece-shapes.ts';
export { obstaclePiece, satellitePiece } from './pieces.ts';
export { arcMarks, sceneOf } from './scene.ts';
export type { SceneWords } from './scene-words.ts';
export { shipPiece } from './ship-piece.ts';
export { shipTokens } from './ship-tokens.ts';
export { svgStyle } from './svg-style.ts';

export { objectiveTokenPiece, obstaclePiece } from './pieces.ts';
export { reachMarks } from './reach-marks.ts';
export { sceneOf } from './scene.ts';
export type { SceneWords } from './scene-words.ts';
export { briefName, shipPiece, shortName } from './ship-piece.ts';
export { shipShapes } from './ship-shapes.ts';
export { defenseMarks, shipTokens } from './ship-tokens.ts';
export { squadronPiece, squadronShapes } from './squadron-piece.ts';

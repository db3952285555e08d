import type { GamePictures } from '../../../rules/game-pictures.ts';
import { rulesByPicture } from './pictured-rules.ts';

export const pictures: GamePictures = {
  rules: rulesByPicture,
  loadBoard: async () => (await import('./picture-board.tsx')).PictureBoard,
};

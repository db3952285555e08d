import { card } from '../../card-words.ts';

export const leebo = card('rebel:yt2400:leebo', {
  drawsForFaceup: ({ self, ship }) => (ship === self ? 2 : 0),
});

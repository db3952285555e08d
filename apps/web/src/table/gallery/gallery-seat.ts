import type { GalleryWord } from '@sortie/protocol';
import type { Reply } from '../../live/live-game.ts';

/** What those who look on say, and how somebody who does speaks. */
export interface GallerySeat {
  readonly words: readonly GalleryWord[];
  /** Undefined for players, who speak at the table. */
  readonly speak: ((word: GalleryWord) => Promise<Reply>) | undefined;
}

import type { GalleryWord } from '@sortie/protocol';
import { Bucket } from '../budgets/bucket.ts';

const MOST = 50;
/** All who look on at one game together. */
const PACE = { burst: 20, perSecond: 1 };

/** What people who look on say to each other and to the players. It is no part of the game: memory alone holds it. */
export class Gallery {
  private said: readonly GalleryWord[] = [];
  private readonly bucket = new Bucket(PACE, performance.now());

  /** The last words, oldest first. */
  get words(): readonly GalleryWord[] {
    return this.said;
  }

  /** False when so many speak that the players could not follow. */
  take(word: GalleryWord): boolean {
    if (!this.bucket.take(performance.now())) return false;
    this.said = [...this.said, word].slice(-MOST);
    return true;
  }
}

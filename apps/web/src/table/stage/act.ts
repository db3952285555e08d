import type { Point, Pose } from '@sortie/geometry';
import type { Mark } from '@sortie/scene';
import type { Focus } from '../camera/focus.ts';
import type { DieFace } from '../die-face.ts';
import type { Sound } from '../sound.ts';

/** What all acts have, whatever is seen of them. */
interface ActBase {
  /** Tells it from the other acts of its step. */
  readonly key: string;
  /** A sentence that says what is seen. */
  readonly words: string;
  /** Whose doing it is. */
  readonly side: 0 | 1 | null;
  /** What the camera frames while it is played. */
  readonly focus: Focus | null;
  /** Milliseconds at the usual pace. */
  readonly lasts: number;
  readonly sound?: Sound;
  /** Drawn on the board while it is played. */
  readonly marks?: readonly Mark[];
  /** It closes something that a player may want to take in before the next: an attack. */
  readonly isLast?: boolean;
}

/** Dice of one kind that lie side by side. */
export interface ActDice {
  readonly label: string;
  readonly dice: readonly DieFace[];
  /** Keys of the dice that are thrown or turned in this act. */
  readonly changed: readonly string[];
  /** Thrown dice tumble, the others only turn. */
  readonly isThrown: boolean;
}

/** So many of something that a piece loses. */
export interface Loss {
  readonly label: string;
  readonly tone: 'shield' | 'hull';
  readonly count: number;
}

/** How much is left of something, before and after. */
export interface Bar {
  readonly label: string;
  readonly tone: Loss['tone'];
  readonly all: number;
  readonly before: number;
  readonly after: number;
}

export type Act = ActBase &
  (
    | {
        readonly kind: 'move';
        readonly piece: string;
        readonly to: Pose;
        readonly path?: readonly Pose[];
        /** Pieces that go with it. */
        readonly others?: readonly { readonly piece: string; readonly to: Pose }[];
      }
    | { readonly kind: 'dice'; readonly heading: string; readonly pools: readonly ActDice[] }
    | {
        readonly kind: 'loss';
        readonly at: Point;
        readonly losses: readonly Loss[];
        readonly bars: readonly Bar[];
      }
    | { readonly kind: 'destroyed'; readonly piece: string; readonly at: Point; readonly reach: number }
    /** A dial or a card is turned up. */
    | {
        readonly kind: 'shown';
        readonly title: string;
        readonly text?: string;
        /** An SVG path on a box of 24 by 24. */
        readonly icon: string;
        readonly tone: 'good' | 'bad' | 'neutral';
        readonly at?: Point;
      }
    /** Only words, beside the piece that they are about where they are about one. */
    | {
        readonly kind: 'told';
        readonly tone: 'usual' | 'warn';
        readonly at?: Point;
        readonly reach?: number;
        /** A few words beside the piece. */
        readonly brief?: string;
      }
  );

/** A stretch of the game between two looks at the table, and what is seen to happen in it. */
export interface Step<Shown> {
  readonly before: Shown;
  readonly after: Shown;
  readonly acts: readonly Act[];
}

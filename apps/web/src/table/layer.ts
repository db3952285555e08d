import type { Pose } from '@sortie/geometry';
import type { Mark, Piece } from '@sortie/scene';

/** What somebody's question adds to the table while it is open. */
export interface Layer {
  readonly marks?: readonly Mark[];
  /** Pieces that can be chosen now; one that cannot says why when it is asked for. */
  readonly picks?: readonly PiecePick[];
  readonly onPick?: (piece: string) => void;
  /** A piece in the hand: dragged, turned, put down. */
  readonly ghost?: Ghost;
}

export interface PiecePick {
  readonly piece: string;
  /** What choosing it does, for a screen reader. */
  readonly label: string;
  /** Shown, but greyed out. */
  readonly refused?: boolean;
  readonly chosen?: boolean;
}

export interface Ghost {
  readonly piece: Piece;
  readonly standing: 'legal' | 'illegal' | 'unknown';
  /** Where the hand is free to go: anywhere on the table, turning too, or only along a line of poses. */
  readonly freedom:
    | { readonly kind: 'free'; readonly turns: boolean }
    | { readonly kind: 'line'; readonly from: Pose; readonly to: Pose };
  /** Called while the hand moves, and once more when it lets go. */
  readonly onMove: (pose: Pose, letGo: boolean) => void;
  /** Puts it down where it is held. */
  readonly onPut: () => void;
}

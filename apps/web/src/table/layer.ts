import type { Pose } from '@sortie/geometry';
import type { JointedTool, Mark, Piece } from '@sortie/scene';

/** What somebody's question adds to the table while it is open. */
export interface Layer {
  readonly marks?: readonly Mark[];
  /** Pieces that can be chosen now; one that cannot says why when it is asked for. */
  readonly picks?: readonly PiecePick[];
  readonly onPick?: (piece: string) => void;
  /** A piece in the hand, or several: dragged, turned, put down. */
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

/** What the hand holds. */
export interface Ghost {
  /** The piece itself, or the leader of a formation. */
  readonly piece: Piece;
  readonly standing: 'legal' | 'illegal' | 'unknown';
  /**
   * Where the hand is free to go: anywhere on the table, turning too, only along a line of poses, wherever a rule of
   * its own leads it, or nowhere.
   */
  readonly freedom:
    | { readonly kind: 'free'; readonly turns: boolean }
    | { readonly kind: 'line'; readonly from: Pose; readonly to: Pose }
    | { readonly kind: 'led'; readonly turns: boolean; readonly lead: (wanted: Pose) => Pose }
    | { readonly kind: 'none' };
  /** Called while the hand moves, and once more when it lets go. */
  readonly onMove: (pose: Pose, letGo: boolean) => void;
  /** Puts it down where it is held. */
  readonly onPut: () => void;
  /** The rest of a formation, where the leader's pose is the piece's: they keep their places when it moves or turns. */
  readonly followers?: readonly Piece[];
  /** Moves one of them by itself, where the formation may be changed. */
  readonly onFollow?: (piece: string, pose: Pose, letGo: boolean) => void;
  /** A tool laid at the piece, whose joints the hand bends. */
  readonly tool?: HeldTool;
}

export interface HeldTool {
  readonly shape: JointedTool;
  /** Where it begins. */
  readonly start: Pose;
  /** Degrees of one click of a joint; joints without clicks bend freely by whole degrees. */
  readonly click?: number;
  /** How far each joint may be bent to either side; one that may not be bent at all has no handle. */
  readonly most: readonly number[];
  /** Called with all bends while a joint is bent, and once more when it is let go. */
  readonly onBend: (bends: readonly number[], letGo: boolean) => void;
}

import type { Point, Pose } from '@sortie/geometry';
import type { Side } from '@sortie/kernel';

/** What lies on a table of any game, as plain data in millimetres, y up: whoever draws it needs no rules. */
export interface Scene {
  readonly area: { readonly width: number; readonly depth: number };
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
}

/** Something that stands or lies on the table and can be pointed at. */
export interface Piece {
  readonly id: string;
  /** `ship`, `obstacle`, `token` …: a class for the style sheet. */
  readonly kind: string;
  readonly side: Side | null;
  readonly pose: Pose;
  /** In its own coordinates, nose ahead; drawn in this order. */
  readonly shapes: readonly Shape[];
  /** Half of its longer side: how big a target a finger gets. */
  readonly reach: number;
  /** What a screen reader says: name, whose it is, what is on it. */
  readonly name: string;
  /** A few letters beside the piece. */
  readonly caption?: string;
  /** Small round tokens beside it. */
  readonly tokens?: readonly TokenMark[];
  readonly state?: 'usual' | 'active' | 'done' | 'chosen';
  /** A piece that glides along this path when its pose changes; straight otherwise. */
  readonly path?: readonly Pose[];
}

export interface Shape {
  /** A class for the style sheet: `base`, `hull`, `panel`, `cockpit`, `engine`, `arc` … */
  readonly role: string;
  /** A closed line. */
  readonly points: readonly Point[];
}

export interface TokenMark {
  /** An SVG path on a box of 24 by 24. */
  readonly icon: string;
  readonly tone: string;
  readonly count: number;
  readonly name: string;
}

/** Drawn on the table but no piece: arcs, range bands, templates, zones, the line that was measured. */
export type Mark =
  | {
      readonly kind: 'area';
      readonly id: string;
      /** A class for the style sheet: `arc`, `band-1`, `zone`, `template`, `forbidden` … */
      readonly role: string;
      readonly points: readonly Point[];
      readonly label?: string;
      readonly above?: boolean;
    }
  | {
      readonly kind: 'line';
      readonly id: string;
      readonly role: string;
      readonly points: readonly Point[];
      readonly label?: string;
    };

/** What somebody's question adds to the table while it is open. */
export interface Layer {
  readonly marks?: readonly Mark[];
  /** Pieces that can be chosen now; one that cannot says why when it is asked for. */
  readonly picks?: readonly Pick[];
  readonly onPick?: (piece: string) => void;
  /** A piece in the hand: dragged, turned, put down. */
  readonly ghost?: Ghost;
}

export interface Pick {
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

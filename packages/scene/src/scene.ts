import type { Point, Pose } from '@sortie/geometry';

/** What lies on a table of any game, as plain data in millimetres, y up: drawing it needs no rules. */
export interface Scene {
  readonly area: { readonly width: number; readonly depth: number };
  /** What the table shows where nothing lies: the stars unless said. */
  readonly ground?: 'soil';
  readonly pieces: readonly Piece[];
  readonly marks: readonly Mark[];
  /** What distances are measured with, from near to far: laid beside a table that is printed. */
  readonly ruler?: readonly RulerBand[];
}

export interface RulerBand {
  /** Millimetres from the ruler's start. */
  readonly to: number;
  readonly label: string;
}

/** Something that stands or lies on the table and can be pointed at. */
export interface Piece {
  readonly id: string;
  /** `ship`, `obstacle`, `token` …: a class for the style sheet. */
  readonly kind: string;
  readonly side: 0 | 1 | null;
  readonly pose: Pose;
  /** In its own coordinates, nose ahead; drawn in this order. */
  readonly shapes: readonly Shape[];
  /** Half of its longer side: how big a target a finger gets. */
  readonly reach: number;
  /** What a screen reader says: name, whose it is, what is on it. */
  readonly name: string;
  /** What it is called, without whose it is and what is on it. */
  readonly title?: string;
  /** The character that stands for it where a table is drawn in characters; a piece without one gets a letter. */
  readonly glyph?: string;
  /** A few letters beside the piece. */
  readonly caption?: string;
  /** The caption where there is room for all of it, and where there is hardly any. */
  readonly longCaption?: string;
  readonly shortCaption?: string;
  /** Written upon it, as large as it has room for: how high it is. */
  readonly inscription?: string;
  /** Small round tokens beside it. */
  readonly tokens?: readonly TokenMark[];
  readonly state?: 'usual' | 'active' | 'done' | 'chosen';
  /** A piece that glides along this path when its pose changes; straight otherwise. */
  readonly path?: readonly Pose[];
}

export interface Shape {
  /** A class for the style sheet. `base` is what stands on the table; the others are the game's own words. */
  readonly role: string;
  /** A closed line. */
  readonly points: readonly Point[];
  /** Lies flat under the piece, like its base: left out of small pictures. */
  readonly isFlat?: true;
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

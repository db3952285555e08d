import type { ObstacleKind, Token } from '../model/index.ts';

/** What pieces on the table, and what lies beside them, are called. */
export interface PieceWords {
  readonly ship: (parts: ShipParts) => string;
  readonly hull: (left: number, of: number) => string;
  readonly shields: (count: number) => string;
  readonly tokens: Readonly<Record<Token, (count: number) => string>>;
  readonly lockHeld: (letter: string) => string;
  readonly lockSuffered: (letter: string) => string;
  readonly faceupDamage: (count: number) => string;
  readonly facedownDamage: (count: number) => string;
  readonly hiddenDial: string;
  readonly obstacle: Readonly<Record<ObstacleKind, (number: number) => string>>;
  readonly satellite: (number: number) => string;
  readonly bomb: (bomb: string, owner: string) => string;
  readonly range: (band: number) => string;
}

export interface ShipParts {
  readonly ship: string;
  readonly type: string;
  readonly owner: string;
  readonly skill: number;
}

import type { AnyReferee } from './any-game.ts';
import { isFields } from './fields.ts';
import type { Plain } from './plain.ts';

/** A situation of a game as a file: the game's own fields, and what tells whose they are. */
export interface PositionFile {
  readonly format: 'sortie-position';
  readonly game: string;
  readonly rules: string;
  readonly [field: string]: Plain;
}

export function positionFile({ game, state }: AnyReferee): PositionFile {
  const own = game.writePosition(state);
  return { format: 'sortie-position', game: game.name, rules: game.rules, ...(isFields(own) ? own : {}) };
}

export function isPositionFile(
  document: Plain,
): document is { readonly [key: string]: Plain } & PositionFile {
  return isFields(document) && document.format === 'sortie-position' && typeof document.game === 'string';
}

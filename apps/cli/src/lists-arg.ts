import type { Registry } from '@sortie/games';
import type { StringArgDef } from 'citty';

/** Two lists, also by the word that a game has for its own. */
export function listsArg({ kits }: Registry): StringArgDef {
  return {
    type: 'string',
    valueHint: 'A B',
    alias: [...new Set(kits.map(({ listsAreCalled }) => listsAreCalled))],
  };
}

import type { Registry } from '@sortie/games';

/** The game as the first word of a call. */
export function gameArg({ kits }: Registry) {
  return { type: 'positional', description: kits.map(({ name }) => name).join(' or ') } as const;
}

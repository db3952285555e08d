import { fold } from './word-search.ts';

/** A name that every system can keep: `Esquadrão “É” 2` is `esquadrao-e-2.json`. */
export function fileName(squad: string): string {
  const plain = fold(squad)
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return `${plain || 'squad'}.json`;
}

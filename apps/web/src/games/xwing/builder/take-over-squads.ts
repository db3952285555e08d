import { keep, readKept } from '../../../app/kept.ts';
import { type KeptList, keepList } from '../../../lists/kept-lists.ts';

interface OldEntry extends Omit<KeptList, 'game' | 'list'> {
  readonly squad?: KeptList['list'];
}

/** Squads that this browser kept before lists named their game. */
export function takeOverSquads(): void {
  const old = readKept<readonly (OldEntry | null)[]>('squads', [], Array.isArray);
  if (old.length === 0) return;
  for (const entry of old) {
    if (typeof entry?.squad !== 'object' || entry.squad === null) continue;
    const { squad, ...rest } = entry;
    keepList({ ...rest, game: 'xwing', list: squad });
  }
  keep('squads', []);
}

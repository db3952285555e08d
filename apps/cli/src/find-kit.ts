import type { GameKit, Registry } from '@sortie/games';
import { UsageError } from './usage-error.ts';

/** The game that is called by this name. */
export function findKit(games: Registry, name: string | undefined): GameKit {
  const kit = games.find(name ?? '');
  if (kit) return kit;
  const names = games.kits.map((each) => each.name).join(', ');
  throw new UsageError(
    name === undefined ? `Which game? Write one of: ${names}.` : `There is no game "${name}"; try ${names}.`,
  );
}

import type { Player, Tournament } from '@sortie/tournaments/model';
import { UsageError } from '../usage-error.ts';

const plain = (name: string) => name.normalize('NFKC').trim().replace(/\s+/g, ' ').toLowerCase();

/** A player by name, whatever the case of its letters, or by id. */
export function findPlayer({ players }: Tournament, word: string): Player {
  const found = players.find(({ id, name }) => id === word || plain(name) === plain(word));
  if (found) return found;
  throw new UsageError(`Nobody in the event is called "${word}".`);
}

export function nameIn({ players }: Tournament, id: string): string {
  return players.find((player) => player.id === id)?.name ?? id;
}

import type { SeenPlayer } from '@sortie/tournaments/view';
import { isFit } from './list-state.ts';

export const narrowings = ['all', 'notHere', 'listMissing', 'out'] as const;
export type Narrowing = (typeof narrowings)[number];

/** The players that somebody at the desk looks for, by name or club. */
export function narrow(
  players: readonly SeenPlayer[],
  which: Narrowing,
  text: string,
): readonly SeenPlayer[] {
  const wanted = plain(text.trim());
  return players
    .filter((player) => isAmong(player, which))
    .filter(({ name, club }) => plain(`${name} ${club}`).includes(wanted))
    .toSorted((one, other) => one.name.localeCompare(other.name));
}

/** Without accents and capitals, as people type in a hurry. */
const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

function isAmong({ presence, list }: SeenPlayer, which: Narrowing): boolean {
  switch (which) {
    case 'all':
      return true;
    case 'notHere':
      return presence === 'registered';
    case 'listMissing':
      return (presence === 'registered' || presence === 'present') && !isFit(list);
    case 'out':
      return presence !== 'registered' && presence !== 'present';
  }
}

import type { PlayerId } from '@sortie/tournaments/model';
import type { EventView, SeenPairing } from '@sortie/tournaments/view';

/** Whose list the game cannot read: a table in Sortie needs both. */
export function withoutReadableList(
  { players }: Pick<EventView, 'players'>,
  pairing: Pick<SeenPairing, 'players'>,
): readonly PlayerId[] {
  return pairing.players.filter((id) => !players.find((each) => each.id === id)?.list?.isKnown);
}

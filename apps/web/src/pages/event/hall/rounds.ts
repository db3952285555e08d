import type { PlayerId } from '@sortie/tournaments/model';
import type { EventView, SeenPairing, SeenPlayer, SeenRound } from '@sortie/tournaments/view';

/** The round that was published last; undefined before the first. */
export function latestRound({ rounds }: Pick<EventView, 'rounds'>): SeenRound | undefined {
  return rounds.at(-1);
}

/** The round that is being played. */
export function roundUnderWay(view: Pick<EventView, 'rounds' | 'phase'>): SeenRound | undefined {
  const last = latestRound(view);
  return view.phase === 'running' && last?.status === 'published' ? last : undefined;
}

export function pairingWith(round: SeenRound | undefined, player: PlayerId): SeenPairing | undefined {
  return round?.pairings.find(({ players }) => players.includes(player));
}

export function placeIn({ players }: Pick<SeenPairing, 'players'>, player: PlayerId): 0 | 1 | undefined {
  const place = players.indexOf(player);
  return place === 0 || place === 1 ? place : undefined;
}

export const otherPlace = (place: 0 | 1): 0 | 1 => (place === 0 ? 1 : 0);

export function settledCount({ pairings }: Pick<SeenRound, 'pairings'>): number {
  return pairings.filter(({ result }) => result !== null).length;
}

/** One player's line of the pairings by name. */
export interface NameRow {
  readonly player: SeenPlayer;
  readonly kind: 'game' | 'bye' | 'missed';
  readonly pairing: SeenPairing | null;
  readonly opponent: PlayerId | null;
}

/** Everybody who has a place in a round, by name as the reader's language sorts. */
export function rowsByName(
  { players }: Pick<EventView, 'players'>,
  round: SeenRound,
  language: string,
): readonly NameRow[] {
  const order = new Intl.Collator(language, { sensitivity: 'base', numeric: true });
  const rows = players.flatMap((player): readonly NameRow[] => {
    const pairing = pairingWith(round, player.id);
    if (pairing) {
      const opponent = pairing.players.find((id) => id !== player.id) ?? null;
      return [{ player, kind: 'game', pairing, opponent }];
    }
    const alone = { player, pairing: null, opponent: null };
    if (round.byes.some((bye) => bye.player === player.id)) return [{ ...alone, kind: 'bye' }];
    return round.missed.includes(player.id) ? [{ ...alone, kind: 'missed' }] : [];
  });
  return rows.toSorted((one, other) => order.compare(one.player.name, other.player.name));
}

export function rowsByTable({ pairings }: Pick<SeenRound, 'pairings'>): readonly SeenPairing[] {
  return pairings.toSorted((one, other) => one.table - other.table);
}

/** Whether a name is what somebody looks for: letters' case and accents make no difference. */
export function isNamed(name: string, wanted: string): boolean {
  const plain = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
  return plain(name).includes(plain(wanted.trim()));
}

import type { PlayerId } from '@sortie/tournaments/model';
import type { EventView, SeenPairing, SeenPlayer, SeenRound } from '@sortie/tournaments/view';
import { pairingWith, placeIn, roundUnderWay } from '../hall/rounds.ts';

/** Where a player stands at this moment. */
export type MyMoment =
  /** Before the start. */
  | { readonly kind: 'setup' }
  | {
      readonly kind: 'table';
      readonly round: SeenRound;
      readonly pairing: SeenPairing;
      readonly place: 0 | 1;
    }
  | { readonly kind: 'bye'; readonly round: SeenRound }
  /** In the event, with nothing to play until the next round is published. */
  | { readonly kind: 'waiting'; readonly round: SeenRound | undefined }
  /** Registered, and the event has started without them. */
  | { readonly kind: 'late' }
  | { readonly kind: 'out'; readonly presence: 'dropped' | 'removed' | 'disqualified' }
  | { readonly kind: 'over' };

/** A player with a game in the round under way. */
export type AtTable = Extract<MyMoment, { readonly kind: 'table' }>;

export function myMoment(
  view: Pick<EventView, 'phase' | 'rounds'>,
  { id, presence }: Pick<SeenPlayer, 'id' | 'presence'>,
): MyMoment {
  if (view.phase === 'over') return { kind: 'over' };
  if (presence === 'dropped' || presence === 'removed' || presence === 'disqualified') {
    return { kind: 'out', presence };
  }
  if (view.phase === 'setup') return { kind: 'setup' };
  if (presence === 'registered') return { kind: 'late' };
  return inRound(roundUnderWay(view), id);
}

function inRound(round: SeenRound | undefined, id: PlayerId): MyMoment {
  const pairing = pairingWith(round, id);
  const place = pairing && placeIn(pairing, id);
  if (round && pairing && place !== undefined) return { kind: 'table', round, pairing, place };
  if (round?.byes.some(({ player }) => player === id)) return { kind: 'bye', round };
  return { kind: 'waiting', round };
}

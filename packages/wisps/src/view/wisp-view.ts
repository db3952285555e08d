import type { Plain, Seat, SeatId, Side, Viewer } from '@sortie/kernel';
import type { Omen, Wisp, WispEvent, WispId, WispState } from '../model/model.ts';

/** The marsh as somebody sees it. */
export interface WispView {
  readonly seats: readonly Seat[];
  readonly round: number;
  readonly lastRound: number;
  readonly wisps: readonly Wisp[];
  readonly gone: readonly WispId[];
  readonly first: Side;
  /** The others see that a bid was made, not how high. */
  readonly bids: Readonly<Record<SeatId, number | 'made' | null>>;
  readonly omens: { readonly draw: number | readonly Omen[]; readonly discard: readonly Omen[] };
  /** The others see how many. */
  readonly hands: Readonly<Record<SeatId, number | readonly Omen[]>>;
}

export function view(state: WispState, viewer: Viewer): Plain {
  const all = viewer === 'referee';
  const { round, lastRound, wisps, gone, bids, bidsShown, first, omens, hands, seats } = state;
  const seen: WispView = {
    seats,
    round,
    lastRound,
    wisps,
    gone,
    first,
    bids: Object.fromEntries(
      seats.map(({ id }) => [
        id,
        all || bidsShown || id === viewer ? bids[id]! : bids[id] === null ? null : 'made',
      ]),
    ),
    omens: { draw: all ? omens.draw : omens.draw.length, discard: omens.discard },
    hands: Object.fromEntries(
      seats.map(({ id }) => [id, all || id === viewer ? hands[id]! : hands[id]!.length]),
    ),
  };
  return seen as unknown as Plain;
}

export function see(event: WispEvent, viewer: Viewer): WispEvent | undefined {
  if (viewer === 'referee') return event;
  if (event.kind === 'omensShuffled') return { ...event, pile: [] };
  if (event.kind === 'bidMade' && event.seat !== viewer) return { ...event, bid: null };
  if (event.kind === 'omenDrawn' && event.seat !== viewer) return { ...event, place: 0, omen: null };
  return event;
}

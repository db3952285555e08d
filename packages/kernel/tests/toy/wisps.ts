import type { Control, Game, Plain, RandomState, Refusal, Seat, SeatId, Viewer } from '@sortie/kernel';
import { copy, freshDeck, freshEngine, refused } from '@sortie/kernel';
import { apply } from './apply.ts';
import { flows } from './flows.ts';
import type { Omen, Wisp, WispEffect, WispEvent, WispId, WispState } from './model.ts';
import { perform } from './perform.ts';
import { listeners } from './talents.ts';

export interface WispSetup {
  readonly seats: readonly Seat[];
  readonly wisps: readonly Wisp[];
  readonly omens: readonly Omen[];
  readonly lastRound: number;
}

function begin(setup: Plain, random: RandomState): WispState | Refusal {
  const { seats, wisps, omens, lastRound } = (copy(setup) ?? {}) as unknown as WispSetup;
  if (!Array.isArray(seats) || !Array.isArray(wisps) || wisps.length === 0) return refused('wisps.no-wisps');
  return {
    engine: freshEngine(random, { flow: 'game', step: 'round' }),
    seats,
    round: 1,
    lastRound,
    wisps,
    bids: Object.fromEntries(seats.map(({ id }) => [id, null])),
    bidsShown: false,
    first: 0,
    omens: freshDeck(omens),
    hands: Object.fromEntries(seats.map(({ id }) => [id, []])),
  };
}

function command(
  state: WispState,
  given: Plain,
  from: SeatId | 'clock' | 'judge',
): readonly (WispEvent | Control)[] | Refusal {
  const { kind, wisp } = (given ?? {}) as { readonly kind?: Plain; readonly wisp?: Plain };
  if (kind === 'dim' && from === 'judge' && state.wisps.some(({ id }) => id === wisp)) {
    return [{ kind: 'drifted', wisp: wisp as WispId }];
  }
  return refused('wisps.no-such-command');
}

function view(state: WispState, viewer: Viewer): Plain {
  const all = viewer === 'referee';
  const { round, lastRound, wisps, bids, bidsShown, first, omens, hands, seats } = state;
  const seen = {
    round,
    lastRound,
    wisps,
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

function see(event: WispEvent, viewer: Viewer): WispEvent | undefined {
  if (viewer === 'referee') return event;
  if (event.kind === 'omensShuffled') return { ...event, pile: [] };
  if (event.kind === 'bidMade' && event.seat !== viewer) return { ...event, bid: null };
  if (event.kind === 'omenDrawn' && event.seat !== viewer) return { ...event, place: 0, omen: null };
  return event;
}

export const wisps: Game<WispState, WispEffect, WispEvent> = {
  name: 'wisps',
  rules: 'wisps-1',
  flows,
  begin,
  perform,
  apply,
  isHeard: () => true,
  listeners,
  view,
  see,
  reveals: ({ kind }) => kind === 'bidsShown' || kind === 'omenDrawn',
  milestone: ({ round }) => round,
  command,
  timeExpired: () => [{ kind: 'lastRoundCalled' }],
  faults: (state) =>
    state.wisps.filter((wisp) => !Number.isFinite(wisp.at.x)).map((wisp) => `${wisp.id} is nowhere`),
  readPosition: begin,
  writePosition: ({ seats, wisps: all, omens, lastRound }) =>
    ({ seats, wisps: all, omens: [...omens.draw, ...omens.discard], lastRound }) as unknown as Plain,
};

import type { Control, Game, Plain, RandomState, Refusal, SeatId } from '@sortie/kernel';
import { copy, freshDeck, freshEngine, isRefusal, refused } from '@sortie/kernel';
import type { WispEffect, WispEvent, WispId, WispSetup, WispState } from './model/model.ts';
import { apply } from './rules/apply.ts';
import { flows } from './rules/flows.ts';
import { perform } from './rules/perform.ts';
import { listeners } from './rules/talents.ts';
import { placeFlights } from './setup/place-flights.ts';
import { see, view } from './view/wisp-view.ts';

/** From the flights that players bring, or from a marsh as a position has it. */
function begin(setup: Plain, random: RandomState): WispState | Refusal {
  const given = (copy(setup) ?? {}) as { readonly [key: string]: Plain };
  const read =
    given.players === undefined ? readMarsh(given) : placeFlights({ ...given, players: given.players });
  if (isRefusal(read)) return read;
  const { seats, wisps, omens, lastRound } = read;
  return {
    engine: freshEngine(random, { flow: 'game', step: 'round' }),
    seats,
    round: 1,
    lastRound,
    wisps,
    gone: [],
    bids: Object.fromEntries(seats.map(({ id }) => [id, null])),
    bidsShown: false,
    first: 0,
    omens: freshDeck(omens),
    hands: Object.fromEntries(seats.map(({ id }) => [id, []])),
  };
}

function readMarsh(given: { readonly [key: string]: Plain }): WispSetup | Refusal {
  const { seats, wisps } = given;
  if (!Array.isArray(seats) || !Array.isArray(wisps) || wisps.length === 0) return refused('wi.flight.some');
  return given as unknown as WispSetup;
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
  return refused('table.malformed-command');
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

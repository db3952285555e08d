import type { SeatId } from '@sortie/kernel';
import { goTo, offers, refused } from '@sortie/kernel';
import { isTrooperType, unitCard } from '../catalogue/index.ts';
import type { LegionEffect, LegionState, Player, Unit } from '../model/index.ts';
import { isDefeated, isInPlay, seatsBlueFirst, seatsByPriority } from './in-play.ts';
import { asks, flow, opens, run, step } from './words.ts';

/** What the round counter goes up to, and how often cards come back without a round limit. lg.optional.no-limit.command-cards */
export const COUNTER_ROUNDS = 6;

export function isLastOfCounter(round: number): boolean {
  return round % COUNTER_ROUNDS === 0;
}

/** The troopers of a player whose commanders are all defeated. lg.end-phase.promote.when-no-commander, lg.end-phase.promote.operative */
function candidatesOf(state: LegionState, seat: SeatId): Unit[] {
  const army = state.units.filter((unit) => unit.seat === seat && !isDefeated(unit));
  if (army.some(({ rank }) => rank === 'commander')) return [];
  return army.filter((unit) => isInPlay(unit) && isTrooperType(unitCard(unit.card).type));
}

/** lg.end-phase.promote.blue-first */
function nextToPromote(state: LegionState): SeatId | undefined {
  return seatsBlueFirst(state).find((seat) => candidatesOf(state, seat).length > 0);
}

/** Every player without a commander makes a unit one. lg.end-phase.promote.when-no-commander */
export const promote = flow('promote', [
  asks('next', {
    question: 'promote',
    request: (state) => {
      const seat = nextToPromote(state);
      const units = seat === undefined ? [] : candidatesOf(state, seat);
      if (seat === undefined || units.length < 2) return undefined;
      const rule = 'lg.end-phase.promote.when-no-commander';
      return {
        seat,
        rule,
        answers: offers(units.map(({ id }) => ({ unit: id }))),
        whyNot: (answer) => refused(rule, answer),
      };
    },
    take: (_state, _at, { unit }) => [{ kind: 'promote', unit }, goTo('next')],
  }),
  step('only', (state) => {
    const seat = nextToPromote(state);
    const [only] = seat === undefined ? [] : candidatesOf(state, seat);
    return only ? [{ kind: 'promote', unit: only.id }, goTo('next')] : [];
  }),
]);

function layAside({ seat, revealed: card }: Player): LegionEffect[] {
  return card === null ? [] : [{ kind: 'discardCommandCard', seat, card }];
}

function isLastRound({ options: { roundLimit }, round }: LegionState): boolean {
  return roundLimit !== null && round >= roundLimit;
}

/** One for each hunter left that has collected anything, which nobody else does, however much. lg.unit-keyword.bounty.score */
function bountyTokens(state: LegionState): readonly LegionEffect[] {
  return state.units
    .filter(({ collected, whereabouts }) => collected > 0 && whereabouts !== 'defeated')
    .map(({ side }) => ({ kind: 'gainVictoryTokens', side, count: 1, source: 'bounty' }));
}

/** Discard command cards, remove tokens, update order pools and promote, advance the counter. lg.end-phase.step-order */
export const endPhase = flow('endPhase', [
  step('start', () => [{ kind: 'startPhase', phase: 'end' }]),
  opens('endPhase', { rule: 'lg.end-phase.step-order', order: seatsByPriority }),
  // Nothing where no card was played, or it is in the hand again. lg.end-phase.discard.command-card, lg.end-phase.discard.no-card-played
  step('discard', ({ players }) => players.flatMap(layAside)),
  step('remove', () => [{ kind: 'removeRoundTokens' }]),
  step('update', () => [{ kind: 'updateOrderTokens' }]),
  step('promote', () => [run('promote', {})]),
  // lg.optional.no-limit.command-cards
  step('regain', ({ options: { roundLimit }, round }) =>
    roundLimit === null && isLastOfCounter(round) ? [{ kind: 'regainCommandCards' }] : [],
  ),
  step('advance', () => [{ kind: 'advanceCounter' }]),
  opens('endOfRound', { rule: 'lg.round.three-phases', order: seatsByPriority }),
  step('score', (state) => [{ kind: 'scoreObjective', isOver: isLastRound(state) }]),
  step('bounties', (state) => (isLastRound(state) ? bountyTokens(state) : [])),
  // lg.round.six-rounds, lg.optional.no-limit.no-six-round-end
  step('limit', (state) => (isLastRound(state) ? [{ kind: 'endByScore' }] : [])),
]);

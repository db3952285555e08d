import type { SeatId, Side } from '@sortie/kernel';
import { offers, otherSide, refused, seatsOf } from '@sortie/kernel';
import { commandCard } from '../catalogue/index.ts';
import type { LegionState, Player } from '../model/index.ts';
import { sideOfSeat } from './in-play.ts';
import { tableOf } from './table.ts';
import { asks, flow, step } from './words.ts';

/** How far priority is settled: by this rule, between these. One seat has it. */
export interface PriorityContest {
  readonly seats: readonly SeatId[];
  readonly rule: string;
}

function lowest(players: readonly Player[], pips: (player: Player) => number): Player[] {
  const least = Math.min(...players.map(pips));
  return players.filter((player) => pips(player) === least);
}

function pipsOf({ revealed }: Player): number {
  return revealed === null ? 0 : commandCard(revealed).pips;
}

/**
 * In a team battle the team whose two cards have fewer pips together; partners stay tied, and so do two who play alone.
 * lg.team.priority.tie-across
 */
function byTeamSum(state: LegionState, tied: readonly Player[]): Player[] {
  const sumOf = ({ seat }: Player) => {
    const side = sideOfSeat(state, seat);
    const team = state.players.filter((each) => sideOfSeat(state, each.seat) === side);
    return team.reduce((sum, each) => sum + pipsOf(each), 0);
  };
  return lowest(tied, sumOf);
}

function contest(players: readonly Player[], rule: string): PriorityContest {
  return { seats: players.map(({ seat }) => seat), rule };
}

export function areOneTeam(state: LegionState, seats: readonly SeatId[]): boolean {
  return new Set(seats.map((seat) => sideOfSeat(state, seat))).size === 1;
}

/** Who may have priority before any die is rolled. lg.command-phase.priority.fewest-pips */
export function priorityContest(state: LegionState): PriorityContest {
  const playing = state.players.filter(({ revealed }) => revealed !== null);
  if (playing.length === 0) return contest(state.players, 'lg.command-phase.priority.nobody-plays');
  if (playing.length === 1) return contest(playing, 'lg.command-phase.priority.only-one-plays');
  const fewest = lowest(playing, pipsOf);
  if (fewest.length === 1) return contest(fewest, 'lg.command-phase.priority.fewest-pips');
  // Only a tie lets Cunning speak. lg.unit-keyword.cunning.effect, lg.unit-keyword.cunning.both
  const { cards } = tableOf(state);
  const cunning = lowest(
    fewest,
    (player) => pipsOf(player) + cards.sum('tiedPips', { seat: player.seat, card: player.revealed! }),
  );
  if (cunning.length === 1) return contest(cunning, 'lg.unit-keyword.cunning.effect');
  // The sums of two players are their cards, and those of one team are equal: both stay tied.
  const left = byTeamSum(state, cunning);
  const isTeamBattle = state.players.length > 2;
  return contest(left, isTeamBattle ? 'lg.team.priority.tie-across' : 'lg.command-phase.priority.tie-roll');
}

/** Who is left when the holder of the round counter has rolled. lg.command-phase.priority.tie-roll */
export function afterRoll(
  state: LegionState,
  { seats, rule }: PriorityContest,
  winner: Side,
): PriorityContest {
  return { seats: seats.filter((seat) => sideOfSeat(state, seat) === winner), rule };
}

/** The player who has priority first; in a team battle the teams take turns. lg.orders.priority-player-first */
export function seatsIssuingOrders(state: LegionState): SeatId[] {
  const { priority: first, seats } = state;
  const side = (first === null ? undefined : sideOfSeat(state, first)) ?? 0;
  const own = seatsOf(seats, side);
  const others = seatsOf(seats, otherSide(side));
  const order = own.includes(first!) ? [first!, ...own.filter((seat) => seat !== first)] : own;
  return order.flatMap((seat, index) => [seat, ...others.slice(index, index + 1)]);
}

export const priority = flow('priority', [
  step('compare', () => [{ kind: 'settlePriority' }]),
  // lg.team.priority.tie-in-team
  asks('agree', {
    question: 'choosePriority',
    request: (_state, { tied }) => {
      const [first] = tied;
      if (first === undefined) return undefined;
      const rule = 'lg.team.priority.tie-in-team';
      return {
        seat: first,
        rule,
        answers: offers(tied.map((seat) => ({ seat }))),
        whyNot: (answer) => refused(rule, answer),
      };
    },
    take: (_state, _at, { seat }) => [{ kind: 'givePriority', seat, rule: 'lg.team.priority.tie-in-team' }],
  }),
]);

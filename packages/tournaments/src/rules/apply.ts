import { type AppliersOf, copy, type Draft, type OfKind } from '@sortie/kernel';
import type { Entry, TournamentEvent } from '../model/event.ts';
import type { PlayerId, TableNumber } from '../model/ids.ts';
import type { Tournament } from '../model/tournament.ts';
import { applyClock } from './apply-clock.ts';
import { applyToCalls } from './apply-to-calls.ts';
import { subjectsOf } from './subjects.ts';

type State = Draft<Tournament>;

/** Enters an accepted command into the event: the only writer. The log must hold the entry already. */
export function enter(tournament: Tournament, entry: Entry): void {
  const state = tournament as State;
  for (const event of entry.events) {
    apply(state, event);
    for (const subject of subjectsOf(event)) state.touched[subject] = entry.number;
  }
  state.version = entry.number;
}

function apply(state: State, event: TournamentEvent): void {
  // What is applied is copied, so that the log and the state never share a part.
  const write = appliers[event.kind] as (state: State, event: TournamentEvent) => void;
  write(state, copy(event));
}

type Written<Kind extends TournamentEvent['kind']> = Draft<OfKind<TournamentEvent, Kind>>;

const appliers: AppliersOf<Tournament, TournamentEvent> = {
  settingsChanged: (state, { settings }) => {
    state.settings = settings as State['settings'];
  },
  announced: (state) => {
    state.isAnnounced = true;
  },
  playerAdded: (state, { player }) => {
    state.players.push(player as State['players'][number]);
    state.nextPlayer++;
  },
  playerChanged: (state, { player, to }) => {
    Object.assign(playerIn(state, player), to);
  },
  listHandedIn: (state, { player, list }) => {
    playerIn(state, player).list = list as Written<'listHandedIn'>['list'];
  },
  judgeNamed: (state, { judge }) => {
    state.judges.push(judge);
    state.nextJudge++;
  },
  judgeDismissed: (state, { judge }) => {
    state.judges = state.judges.filter(({ id }) => id !== judge);
  },
  started: (state, { plan }) => {
    state.plan = plan;
    state.phase = 'running';
  },
  presenceChanged: (state, { player, to }) => {
    playerIn(state, player).presence = to;
  },
  playerDisqualified: (state, { player }) => {
    playerIn(state, player).presence = 'disqualified';
  },
  roundMissed: (state, { player, round }) => {
    roundIn(state, round).missed.push(player);
  },
  roundDrawn: (state, { round }) => {
    state.rounds = state.rounds.filter(({ status }) => status !== 'draft');
    for (const before of state.rounds) before.status = 'closed';
    state.rounds.push(round as State['rounds'][number]);
    state.draws = round.draw;
  },
  playersSwapped: (state, { round }) => {
    state.rounds[state.rounds.length - 1] = round as State['rounds'][number];
  },
  pairLocked: (state, { table, isLocked }) => {
    pairingIn(state, state.rounds.length, table).isLocked = isLocked;
  },
  tableMoved: (state, { from, to }) => {
    const { pairings } = roundIn(state, state.rounds.length);
    const moved = pairings.find(({ table }) => table === from);
    const other = pairings.find(({ table }) => table === to);
    if (moved) moved.table = to;
    if (other) other.table = from;
  },
  roundPublished: (state, { number }) => {
    roundIn(state, number).status = 'published';
    state.draws = 0;
  },
  roundTakenBack: (state, { number }) => {
    const round = roundIn(state, number);
    round.status = 'draft';
    round.clock = { startedAt: null, pausedAt: null, pausedFor: 0, extended: 0, isUp: false };
    for (const pairing of round.pairings) {
      pairing.reports = [null, null];
      pairing.hasBegun = false;
      pairing.clock = { extended: 0, pausedAt: null, pausedFor: 0, isUp: false };
    }
    state.draws = round.draw;
  },
  roundClosed: (state, { number }) => {
    roundIn(state, number).status = 'closed';
  },
  resultReported: (state, { round, table, place, report }) => {
    pairingIn(state, round, table).reports[place] = report as Draft<typeof report>;
  },
  resultSettled: (state, { round, table, result }) => {
    pairingIn(state, round, table).result = result as Draft<typeof result>;
  },
  resultCorrected: (state, { correction }) => {
    pairingIn(state, correction.round, correction.table).result = copy(correction.after) as Draft<
      typeof correction.after
    >;
    state.corrections.push(correction as Draft<typeof correction>);
  },
  gameBegun: (state, { round, table }) => {
    pairingIn(state, round, table).hasBegun = true;
  },
  playerPenalised: (state, { player, penalty }) => {
    playerIn(state, player).penalties.push(penalty);
  },
  playerWarned: (state, { player, warning }) => {
    playerIn(state, player).warnings.push(warning);
  },
  cutMade: (state, { bracket }) => {
    state.bracket = bracket as Draft<typeof bracket>;
    for (const round of state.rounds) round.status = 'closed';
  },
  qualifierReplaced: (state, { bracket }) => {
    state.bracket = bracket as Draft<typeof bracket>;
  },
  finished: (state) => {
    state.phase = 'over';
    for (const round of state.rounds) round.status = 'closed';
  },
  ...applyClock,
  ...applyToCalls,
};

function playerIn(state: State, player: PlayerId): State['players'][number] {
  return state.players.find(({ id }) => id === player)!;
}

function roundIn(state: State, number: number): State['rounds'][number] {
  return state.rounds[number - 1]!;
}

function pairingIn(
  state: State,
  round: number,
  at: TableNumber,
): State['rounds'][number]['pairings'][number] {
  return roundIn(state, round).pairings.find(({ table }) => table === at)!;
}

import type { JudgeCall } from '../model/calls.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Player } from '../model/people.ts';
import type { Pairing, Round } from '../model/round.ts';
import type { Settings } from '../model/settings.ts';
import type { Tournament } from '../model/tournament.ts';
import { endOfRound, endOfTable } from '../rules/clock.ts';
import { draftOf, pairingAt, pairingWith, playerOf } from '../rules/find.ts';
import { finalPlaces } from '../standings/final-places.ts';
import { type Standing, standingsOf } from '../standings/standings.ts';
import { deskOf } from './desk.ts';
import type {
  EventView,
  SeenClock,
  SeenPairing,
  SeenPlayer,
  SeenRound,
  SeenSettings,
  Viewer,
} from './event-view.ts';
import { type OwnPart, withOwnPart } from './own-part.ts';

const isStaff = ({ role }: Viewer) => role === 'organiser' || role === 'judge';

/** What a viewer may see, and nothing else leaves the event. Standings worked out for another viewer can be given. */
export function viewOf(
  tournament: Tournament,
  viewer: Viewer,
  standings: readonly Standing[] = standingsOf(tournament),
): EventView {
  if (viewer.role !== 'player') return commonView(tournament, viewer, standings);
  const common = commonView(tournament, { role: 'public' }, standings);
  return withOwnPart(common, ownPartOf(tournament, viewer.player));
}

/** What one player sees beyond the public. */
export function ownPartOf(tournament: Tournament, player: PlayerId): OwnPart {
  const { rounds, calls, phase } = tournament;
  const own = playerOf(tournament, player);
  const viewer: Viewer = { role: 'player', player };
  return {
    player: own ? seenPlayer(own, viewer, phase) : null,
    reports: rounds.flatMap((round) => {
      const pairing = round.status === 'draft' ? undefined : pairingWith(round, player);
      return pairing ? [{ round: round.number, table: pairing.table, reports: pairing.reports }] : [];
    }),
    calls: calls.filter((call) => maySeeCall(call, viewer, tournament)),
  };
}

/** What everybody of one role sees alike. */
function commonView(tournament: Tournament, viewer: Viewer, standings: readonly Standing[]): EventView {
  const { version, phase, isAnnounced, settings, commitment, secret, plan, judges, bracket } = tournament;
  const isOrganiser = viewer.role === 'organiser';
  return {
    version,
    phase,
    isAnnounced,
    settings: seenSettings(settings, isOrganiser),
    commitment,
    secret: phase === 'over' ? secret : null,
    plan: plan && { players: plan.players, rounds: plan.rounds, cut: plan.cut },
    players: tournament.players.map((player) => seenPlayer(player, viewer, phase)),
    judges: judges.map(({ id, name, isHead }) => ({ id, name, isHead })),
    rounds: tournament.rounds.flatMap((round) => seenRound(round, viewer, tournament)),
    draft: isOrganiser ? (draftOf(tournament) ?? null) : null,
    standings,
    bracket: bracket && { seeds: bracket.seeds },
    places: phase === 'over' ? finalPlaces(tournament) : [],
    calls: tournament.calls.filter((call) => maySeeCall(call, viewer, tournament)),
    corrections: tournament.corrections,
    desk: isOrganiser ? deskOf(tournament) : null,
  };
}

function seenSettings(settings: Settings, isOrganiser: boolean): SeenSettings {
  const { name, game, type, date, place, organiser, format, cardList, squadLimit, listsRequired } = settings;
  const { scoring, rounds, cut, variant, specialRules, scenarios, tables, clubsApart, forbidden } = settings;
  const { lateEntry, noShowAfter, showElapsed, isLarge } = settings;
  return {
    name,
    game,
    type,
    date,
    place,
    organiser,
    format,
    cardList,
    squadLimit,
    listsRequired,
    scoring,
    rounds,
    cut,
    variant,
    specialRules,
    scenarios,
    tables,
    clubsApart,
    lateEntry,
    noShowAfter,
    showElapsed,
    isLarge,
    ...(isOrganiser ? { forbidden } : {}),
  };
}

/** Lists are hidden until the event starts, and open to everybody then. ev.sportsmanship.inspect-on-request */
function seenPlayer(player: Player, viewer: Viewer, phase: Tournament['phase']): SeenPlayer {
  const isOwn = viewer.role === 'player' && viewer.player === player.id;
  const isOpen = phase !== 'setup' || isOwn || isStaff(viewer);
  const isPersonal = isOwn || isStaff(viewer);
  const { id, name, club, presence, list, fixedTable, promisedByes, since, warnings, penalties } = player;
  return {
    id,
    name,
    club,
    presence,
    fixedTable,
    promisedByes: viewer.role === 'organiser' ? promisedByes : null,
    since,
    hasList: list !== null,
    list: isOpen ? list : null,
    warnings: isPersonal ? warnings : null,
    penalties: isPersonal ? penalties : null,
  };
}

function seenRound(round: Round, viewer: Viewer, { settings }: Tournament): readonly SeenRound[] {
  const { number, stage, inStage, status, scenario, byes, missed, impossible, pairings } = round;
  if (status === 'draft') return [];
  return [
    {
      number,
      stage,
      inStage,
      status,
      scenario,
      byes,
      missed,
      impossible,
      pairings: pairings.map((pairing) => seenPairing(pairing, viewer)),
      clock: seenClock(round, viewer, settings),
    },
  ];
}

function seenPairing(pairing: Pairing, viewer: Viewer): SeenPairing {
  const { table, players, why, result, reports, clock } = pairing;
  const said = reports.filter((report) => report !== null).length;
  const open = said === 2 ? 'disputed' : said === 1 ? 'reported' : 'waiting';
  return {
    table,
    players,
    why,
    result,
    status: result === null ? open : 'settled',
    reports: isStaff(viewer) ? reports : null,
    isPaused: clock.pausedAt !== null,
    isTimeUp: clock.isUp,
  };
}

/** The end of the round and its dice are for the organiser alone. ev.round-time.hidden-clock */
function seenClock(round: Round, viewer: Viewer, { showElapsed }: Settings): SeenClock {
  const { clock, length, pairings } = round;
  const { startedAt, pausedAt, pausedFor, isUp } = clock;
  const { minutes, attack, defense } = length;
  const secret = {
    minutes,
    attack,
    defense,
    endsAt: endOfRound(round),
    tables: pairings
      .filter(({ clock: own }) => own.extended !== 0 || own.pausedAt !== null || own.pausedFor !== 0)
      .map((pairing) => ({ table: pairing.table, endsAt: endOfTable(round, pairing) })),
  };
  return {
    isStarted: startedAt !== null,
    isPaused: pausedAt !== null,
    isUp,
    elapsed: showElapsed && startedAt !== null ? { startedAt, pausedAt, pausedFor } : null,
    secret: viewer.role === 'organiser' ? secret : null,
  };
}

function maySeeCall({ round, table }: JudgeCall, viewer: Viewer, { rounds }: Tournament): boolean {
  if (viewer.role !== 'player') return isStaff(viewer);
  const pairing = rounds[round - 1] && pairingAt(rounds[round - 1]!, table);
  return pairing?.players.includes(viewer.player) ?? false;
}

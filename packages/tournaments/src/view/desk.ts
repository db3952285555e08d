import type { PlayerId, TableNumber } from '../model/ids.ts';
import type { Tournament } from '../model/tournament.ts';
import { survivors } from '../rules/bracket.ts';
import { activePlayers, draftOf, openTables, publishedRounds, roundUnderWay } from '../rules/find.ts';
import { isListFit } from '../rules/lists.ts';
import { eventPointsOf, recordsOf } from '../standings/records.ts';

/** The one thing that the organiser does next. */
export type NextStep =
  | 'announce'
  | 'nameJudge'
  | 'addPlayers'
  | 'collectLists'
  | 'checkIn'
  | 'start'
  | 'drawRound'
  | 'publishRound'
  | 'startClock'
  | 'collectResults'
  | 'makeCut'
  | 'finish'
  | 'over';

/** What the organiser has to know at a glance. */
export interface Desk {
  readonly next: NextStep;
  readonly missingTables: readonly TableNumber[];
  readonly disputedTables: readonly TableNumber[];
  readonly withoutList: readonly PlayerId[];
  /** Three warnings or more: the judge decides whether the player is removed. ev.warnings.three */
  readonly removalProposed: readonly PlayerId[];
  /** Published pairs that corrected results would not have put together. */
  readonly wouldDiffer: readonly DifferentPair[];
}

export interface DifferentPair {
  readonly table: TableNumber;
  readonly players: readonly [PlayerId, PlayerId];
  readonly drawnWith: readonly [number, number];
  readonly now: readonly [number, number];
}

export function deskOf(tournament: Tournament): Desk {
  const round = roundUnderWay(tournament);
  const open = round?.pairings.filter(({ result }) => result === null) ?? [];
  return {
    next: nextStep(tournament),
    missingTables: round ? openTables(round) : [],
    disputedTables: open
      .filter(({ reports }) => reports.every((report) => report !== null))
      .map(({ table }) => table),
    withoutList: withoutList(tournament),
    removalProposed: tournament.players
      .filter(({ warnings, presence }) => warnings.length >= 3 && presence !== 'disqualified')
      .map(({ id }) => id),
    wouldDiffer: differentPairs(tournament),
  };
}

function withoutList({ players, settings }: Tournament): readonly PlayerId[] {
  if (!settings.listsRequired) return [];
  return players
    .filter(({ list, presence }) => presence === 'present' && !isListFit(list))
    .map(({ id }) => id);
}

function nextStep(tournament: Tournament): NextStep {
  const { phase, isAnnounced, judges, players, plan, bracket } = tournament;
  if (phase === 'over') return 'over';
  if (phase === 'setup') {
    if (!isAnnounced) return 'announce';
    if (judges.length === 0) return 'nameJudge';
    if (players.length < 2) return 'addPlayers';
    if (activePlayers(tournament).length < 2) return 'checkIn';
    return withoutList(tournament).length > 0 ? 'collectLists' : 'start';
  }
  if (draftOf(tournament)) return 'publishRound';
  const round = roundUnderWay(tournament);
  if (round && openTables(round).length > 0) {
    return round.clock.startedAt === null ? 'startClock' : 'collectResults';
  }
  if (bracket !== null) return survivors(tournament).length > 1 ? 'drawRound' : 'finish';
  if (publishedRounds(tournament).length < (plan?.rounds ?? 0)) return 'drawRound';
  return (plan?.cut ?? 0) > 0 ? 'makeCut' : 'finish';
}

/** Pairs of the last round whose players were of one group when it was drawn, and would not be now. */
function differentPairs(tournament: Tournament): readonly DifferentPair[] {
  const round = publishedRounds(tournament).at(-1);
  if (round?.stage !== 'swiss') return [];
  const records = recordsOf(tournament);
  const before = (id: PlayerId) =>
    eventPointsOf((records.get(id) ?? []).filter((record) => record.round < round.number));
  return round.pairings.flatMap(({ table, players, why }): readonly DifferentPair[] => {
    const now = [before(players[0]), before(players[1])] as const;
    const [first, second] = why.eventPoints;
    const isSame = now[0] === first && now[1] === second;
    return isSame || now[0] - now[1] === first - second
      ? []
      : [{ table, players, drawnWith: why.eventPoints, now }];
  });
}

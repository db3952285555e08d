import type { PlayerId, TableNumber } from '../model/ids.ts';
import type { Tournament } from '../model/tournament.ts';
import type { PairingInput } from '../pairing/draw-pairings.ts';
import { recordsOf } from '../standings/records.ts';
import { standingsOf } from '../standings/standings.ts';
import { draftOf, isActive, playerOf, publishedRounds } from './find.ts';

type Two = readonly [PlayerId, PlayerId];

/**
 * What the next Swiss round is drawn from: everybody who is in, by the standings. ev.pairing.one-opponent-per-round
 * ev.swiss.same-event-points
 */
export function pairingInput(tournament: Tournament): PairingInput {
  const { settings, plan } = tournament;
  const rounds = publishedRounds(tournament).filter(({ stage }) => stage === 'swiss');
  const number = rounds.length + 1;
  const records = recordsOf(tournament);
  const players = standingsOf(tournament, records).flatMap(({ player: id, eventPoints, byes }) => {
    const player = playerOf(tournament, id)!;
    return isActive(player) ? [{ id, eventPoints, byes, club: player.club }] : [];
  });
  const promised = players.flatMap(({ id }) =>
    playerOf(tournament, id)!.promisedByes.includes(number) ? [id] : [],
  );
  const locked = (draftOf(tournament)?.pairings ?? []).filter(({ isLocked }) => isLocked);
  return {
    players,
    met: meetingsOf(tournament),
    forbidden: settings.forbidden.map(({ players: two }) => two),
    locked: locked.map(({ players: two }) => two),
    promised,
    isFirst: number === 1,
    clubsApart: settings.clubsApart,
    roundsLeft: Math.max(0, (plan?.rounds ?? number) - number),
  };
}

/**
 * Who has met whom in the Swiss rounds; a pairing that one of the two missed was no meeting.
 * ev.pairing.no-rematch-in-stage ev.pairing.stage-ends-at-cut ev.drop.no-show-opponent
 */
export function meetingsOf(tournament: Tournament): readonly Two[] {
  return publishedRounds(tournament)
    .filter(({ stage }) => stage === 'swiss')
    .flatMap(({ pairings }) => pairings.filter(({ result }) => result?.kind !== 'absent'))
    .map(({ players }) => players);
}

/** At which tables everybody has sat. */
export function seatsSoFar(tournament: Tournament): ReadonlyMap<PlayerId, ReadonlySet<TableNumber>> {
  const sat = new Map<PlayerId, Set<TableNumber>>();
  for (const { pairings } of publishedRounds(tournament)) {
    for (const { table, players } of pairings) {
      for (const player of players) sat.set(player, (sat.get(player) ?? new Set()).add(table));
    }
  }
  return sat;
}

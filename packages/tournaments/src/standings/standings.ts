import type { PlayerId } from '../model/ids.ts';
import type { Player } from '../model/people.ts';
import type { Tournament } from '../model/tournament.ts';
import type { Tiebreaker } from '../scoring/scoring.ts';
import { compareFractions, decimalText, exactText, type Fraction } from './fraction.ts';
import { eventPointsOf, type Records, recordsOf } from './records.ts';
import { type Figures, figuresFrom, tiebreakValue } from './tiebreakers.ts';

/** A figure of a tiebreaker: exact for settling, a decimal for reading. */
export interface Figure {
  readonly kind: Tiebreaker['kind'];
  readonly exact: string;
  readonly decimal: string;
}

export interface Standing {
  /** Null for who was disqualified. */
  readonly rank: number | null;
  readonly player: PlayerId;
  readonly eventPoints: number;
  readonly played: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  readonly byes: number;
  readonly figures: readonly Figure[];
  /** The tiebreaker that put this player below the one above; null where event points did. */
  readonly settledBy: Tiebreaker['kind'] | null;
}

interface Ranked {
  readonly player: Player;
  readonly eventPoints: number;
  readonly values: (Fraction | null)[];
}

/**
 * Everybody in their order: event points first, then inside a group of equal points one tiebreaker after the
 * other until every place is settled. ev.format.ranked-by-results ev.tiebreak.trigger ev.tiebreak.order
 */
export function standingsOf(tournament: Tournament, records = recordsOf(tournament)): readonly Standing[] {
  const { tiebreakers } = tournament.settings.scoring;
  const figures = figuresFrom(records);
  const all = tournament.players.map(
    (player): Ranked => ({
      player,
      eventPoints: eventPointsOf(records.get(player.id) ?? []),
      values: [],
    }),
  );
  // A disqualified player is listed without a place. ev.drop.disqualified-no-return
  const ranked = all.filter(({ player }) => player.presence !== 'disqualified');
  const expelled = all.filter(({ player }) => player.presence === 'disqualified');
  const compare = comparison(tiebreakers, figures);
  const ordered = ranked.toSorted((one, other) => compare(one, other).order);
  return [
    ...ordered.map((each, at) => {
      const above = ordered[at - 1];
      const by = above ? compare(above, each).by : null;
      return standing(each, { rank: at + 1, settledBy: by, tiebreakers, figures, records });
    }),
    ...expelled.map((each) => standing(each, { rank: null, settledBy: null, tiebreakers, figures, records })),
  ];
}

interface Compared {
  readonly order: number;
  readonly by: Tiebreaker['kind'] | null;
}

function comparison(tiebreakers: readonly Tiebreaker[], figures: Figures) {
  const figureOf = (ranked: Ranked, at: number): Fraction | null => {
    if (ranked.values[at] === undefined)
      ranked.values[at] = tiebreakValue(tiebreakers[at]!, ranked.player.id, figures);
    return ranked.values[at]!;
  };
  return (one: Ranked, other: Ranked): Compared => {
    if (one.eventPoints !== other.eventPoints)
      return { order: other.eventPoints - one.eventPoints, by: null };
    for (const [at, { kind }] of tiebreakers.entries()) {
      // ev.tiebreak.sos-ranking ev.tiebreak.combined-mission-points ev.tiebreak.random-last
      const order =
        kind === 'random' ? byLot(one, other) : compareFractions(figureOf(other, at)!, figureOf(one, at)!);
      if (order !== 0) return { order, by: kind };
    }
    return { order: byLot(one, other), by: 'random' };
  };
}

/** The lot was drawn once; of two equal numbers who registered first. */
function byLot({ player: one }: Ranked, { player: other }: Ranked): number {
  return one.lot - other.lot || Number(one.id.slice(1)) - Number(other.id.slice(1));
}

interface Context {
  readonly rank: number | null;
  readonly settledBy: Standing['settledBy'];
  readonly tiebreakers: readonly Tiebreaker[];
  readonly figures: Figures;
  readonly records: Records;
}

function standing({ player, eventPoints }: Ranked, context: Context): Standing {
  const { rank, settledBy, tiebreakers, figures, records } = context;
  const own = records.get(player.id) ?? [];
  const count = (result: 'win' | 'draw' | 'loss') => own.filter((record) => record.result === result).length;
  return {
    rank,
    player: player.id,
    eventPoints,
    played: own.length,
    wins: count('win'),
    draws: count('draw'),
    losses: count('loss'),
    byes: own.filter(({ kind }) => kind === 'bye').length,
    figures: tiebreakers.flatMap((tiebreaker): readonly Figure[] => {
      const value = tiebreakValue(tiebreaker, player.id, figures);
      if (value === null) return [];
      return [{ kind: tiebreaker.kind, exact: exactText(value), decimal: decimalText(value) }];
    }),
    settledBy,
  };
}

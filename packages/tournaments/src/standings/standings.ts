import type { PlayerId } from '../model/ids.ts';
import type { Player } from '../model/people.ts';
import type { Tournament } from '../model/tournament.ts';
import type { Tiebreaker } from '../scoring/scoring.ts';
import { compareFractions, decimalText, exactText, type Fraction } from './fraction.ts';
import { eventPointsOf, type Records, recordsOf } from './records.ts';
import { figuresFrom, tiebreakValue } from './tiebreakers.ts';

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
  const figureOf = (of: Ranked, at: number) => {
    const value = of.values[at] ?? tiebreakValue(tiebreakers[at]!, of.player.id, figures);
    of.values[at] = value;
    return value;
  };
  const compare = comparison(tiebreakers, figureOf);
  const context = { tiebreakers, figureOf, records };
  const ordered = ranked.toSorted((one, other) => compare(one, other).order);
  return [
    ...ordered.map((each, at) => {
      const above = ordered[at - 1];
      const by = above ? compare(above, each).by : null;
      return standing(each, { ...context, rank: at + 1, settledBy: by });
    }),
    ...expelled.map((each) => standing(each, { ...context, rank: null, settledBy: null })),
  ];
}

interface Compared {
  readonly order: number;
  readonly by: Tiebreaker['kind'] | null;
}

/** The value of a tiebreaker by its place in their order, worked out when it is first needed. */
type FigureOf = (of: Ranked, at: number) => Fraction | null;

function comparison(tiebreakers: readonly Tiebreaker[], figureOf: FigureOf) {
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
  readonly figureOf: FigureOf;
  readonly records: Records;
}

function standing(ranked: Ranked, context: Context): Standing {
  const { player, eventPoints } = ranked;
  const { rank, settledBy, tiebreakers, figureOf, records } = context;
  const own = records.get(player.id) ?? [];
  const count = (result: 'win' | 'draw' | 'loss') =>
    own.reduce((sum, record) => (record.result === result ? sum + 1 : sum), 0);
  return {
    rank,
    player: player.id,
    eventPoints,
    played: own.length,
    wins: count('win'),
    draws: count('draw'),
    losses: count('loss'),
    byes: own.reduce((sum, { kind }) => (kind === 'bye' ? sum + 1 : sum), 0),
    figures: tiebreakers.flatMap(({ kind }, at): readonly Figure[] => {
      const value = figureOf(ranked, at);
      if (value === null) return [];
      return [{ kind, exact: exactText(value), decimal: decimalText(value) }];
    }),
    settledBy,
  };
}

import type { FinalPlace, Standing } from '@sortie/tournaments/standings';
import type { EventView, SeenPairing, SeenRound } from '@sortie/tournaments/view';
import { latestRound, type NameRow, roundUnderWay, rowsByName, rowsByTable } from '../hall/rounds.ts';
import type { WallSize } from './wall-size.ts';

/** One page of the wall. */
export type Slide =
  | { readonly kind: 'announcement' }
  | { readonly kind: 'stillPlaying'; readonly tables: readonly number[] }
  | { readonly kind: 'byName'; readonly round: SeenRound; readonly rows: readonly NameRow[] }
  | { readonly kind: 'byTable'; readonly round: SeenRound; readonly rows: readonly SeenPairing[] }
  | { readonly kind: 'standings'; readonly rows: readonly Standing[] }
  | { readonly kind: 'places'; readonly rows: readonly FinalPlace[] };

/** The pages that the wall shows one after the other at this moment of the day. */
export function slidesOf(view: EventView, { rows, columns }: WallSize, language: string): readonly Slide[] {
  const wide = rows * columns;
  const standings = (): readonly Slide[] =>
    pagesOf(view.standings, wide).map((page) => ({ kind: 'standings', rows: page }));
  if (view.phase === 'setup') return [{ kind: 'announcement' }];
  if (view.phase === 'over') {
    return [
      ...pagesOf(view.places, rows)
        .slice(0, 1)
        .map((page): Slide => ({ kind: 'places', rows: page })),
      ...standings(),
    ];
  }
  const latest = latestRound(view);
  if (!latest) return [{ kind: 'announcement' }];
  const round = roundUnderWay(view);
  const open = round?.pairings.filter(({ result }) => result === null) ?? [];
  const results = pagesOf(rowsByTable(latest), rows).map(
    (page): Slide => ({ kind: 'byTable', round: latest, rows: page }),
  );
  // Nothing to look for any more: standings first.
  if (!round || open.length === 0) return [...standings(), ...results];
  const isUp = round.clock.isUp;
  return [
    ...(isUp ? [{ kind: 'stillPlaying', tables: open.map(({ table }) => table) } as const] : []),
    ...pagesOf(rowsByName(view, round, language), wide).map(
      (page): Slide => ({ kind: 'byName', round, rows: page }),
    ),
    ...results,
    ...(view.rounds.length > 1 ? standings() : []),
  ];
}

/** Cut into pages of nearly the same length, none longer than there is room. */
export function pagesOf<Row>(rows: readonly Row[], most: number): readonly (readonly Row[])[] {
  const count = Math.ceil(rows.length / most);
  const each = Math.ceil(rows.length / Math.max(1, count));
  return Array.from({ length: count }, (_, at) => rows.slice(at * each, (at + 1) * each));
}

const USUAL = 12;

/** How many seconds a page stands, as the address says it. */
export function secondsIn(query: URLSearchParams): number {
  const wanted = Number(query.get('seconds'));
  return Number.isFinite(wanted) && wanted >= 1 && wanted <= 600 ? wanted : USUAL;
}

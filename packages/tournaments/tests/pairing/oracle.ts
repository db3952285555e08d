import type { PlayerId } from '@sortie/tournaments/model';
import type { PairingInput } from '@sortie/tournaments/pairing';
import { byText } from '../by-text.ts';

/** A whole round: pairs, and who sits out. */
export interface Way {
  readonly pairs: readonly (readonly [PlayerId, PlayerId])[];
  readonly bye: PlayerId | null;
}

const key = (one: PlayerId, other: PlayerId) => [one, other].toSorted(byText).join(' ');

/** A way written so that equal ways are equal texts. */
export function wayText({ pairs, bye }: Way): string {
  return `${pairs
    .map(([one, other]) => key(one, other))
    .toSorted(byText)
    .join(', ')} bye ${bye ?? '-'}`;
}

/** Every way to pair these players, with one left over when their number is odd. */
function everyWay(players: readonly PlayerId[], canSitOut = players.length % 2 === 1): readonly Way[] {
  const [first, ...rest] = players;
  if (first === undefined) return [{ pairs: [], bye: null }];
  const paired = rest.flatMap((other) =>
    everyWay(
      rest.filter((each) => each !== other),
      canSitOut,
    ).map((way): Way => ({ ...way, pairs: [[first, other], ...way.pairs] })),
  );
  const alone = canSitOut ? everyWay(rest, false).map((way): Way => ({ ...way, bye: first })) : [];
  return [...paired, ...alone];
}

interface Rated {
  readonly way: Way;
  readonly marks: readonly number[];
}

/**
 * All rounds that the rules allow, found by trying every one: fewest rematches, the announced rounds still
 * possible, no second bye now or later while enough have had none, the bye by the order of the rules, fewest of one club, and from the top group down fewest out of it
 * and nearest.
 */
export function allowedWays(input: PairingInput): ReadonlySet<string> {
  const met = new Set(input.met.map(([one, other]) => key(one, other)));
  const forbidden = new Set(input.forbidden.map(([one, other]) => key(one, other)));
  const ids = input.players.map(({ id }) => id);
  const open = everyWay(ids).filter(({ pairs }) =>
    pairs.every(([one, other]) => !forbidden.has(key(one, other))),
  );
  const rated = open.map((way): Rated => ({ way, marks: marksOf(way, input, met, forbidden) }));
  const [best] = rated.toSorted(compareRated);
  return new Set(
    rated.filter((each) => best && compareRated(each, best) === 0).map(({ way }) => wayText(way)),
  );
}

function compareRated({ marks: one }: Rated, { marks: other }: Rated): number {
  const at = one.findIndex((mark, place) => mark !== other[place]);
  return at < 0 ? 0 : one[at]! - other[at]!;
}

function marksOf(
  way: Way,
  input: PairingInput,
  met: ReadonlySet<string>,
  forbidden: ReadonlySet<string>,
): readonly number[] {
  const of = (id: PlayerId) => input.players.find((player) => player.id === id)!;
  const points = (id: PlayerId) => (input.isFirst ? 0 : of(id).eventPoints);
  const levels = [...new Set(input.players.map(({ id }) => points(id)))].toSorted(
    (one, other) => other - one,
  );
  const level = (id: PlayerId) => levels.indexOf(points(id));
  const sameClub = way.pairs.filter(
    ([one, other]) =>
      input.isFirst && input.clubsApart && of(one).club !== '' && of(one).club === of(other).club,
  );
  const outOf = levels.flatMap((_, at) => {
    const leaving = way.pairs
      .map(([one, other]) => [level(one), level(other)].toSorted((a, b) => a - b))
      .filter(([high, low]) => high === at && low !== at);
    return [leaving.length, leaving.reduce((sum, [high, low]) => sum + low! - high!, 0)];
  });
  return [
    way.pairs.filter(([one, other]) => met.has(key(one, other))).length,
    ...prospectOf(way, input, met, forbidden),
    byeMark(way, input),
    sameClub.length,
    ...outOf,
  ];
}

function byeMark({ bye }: Way, { players, isFirst }: PairingInput): number {
  if (bye === null || isFirst) return 0;
  const order = players
    .map(({ id, byes }, rank) => ({ id, byes, rank }))
    .toSorted((one, other) => one.byes - other.byes || other.rank - one.rank);
  return order.findIndex(({ id }) => id === bye);
}

const SITS_OUT = 'nobody' as PlayerId;

/** Whether the rounds left cannot be played without a rematch, and how many second byes there are that need not be. */
function prospectOf(
  way: Way,
  { players, roundsLeft, isFirst }: PairingInput,
  met: ReadonlySet<string>,
  forbidden: ReadonlySet<string>,
): readonly [number, number] {
  const closed = [...met, ...forbidden, ...way.pairs.map(([one, other]) => key(one, other))];
  const ids = players.map(({ id }) => id);
  if (way.bye === null) return [canPlay(ids, roundsLeft, new Set(closed)) ? 0 : 1, 0];
  const fewest = Math.min(...players.map(({ byes }) => byes));
  const isSecond = !isFirst && players.some(({ id, byes }) => id === way.bye && byes > fewest);
  const spent = players.filter(({ id, byes }) => byes > 0 || id === way.bye).map(({ id }) => id);
  const withBye = [...ids, SITS_OUT];
  const canGoOn = canPlay(withBye, roundsLeft, new Set(closed));
  if (ids.length - spent.length < roundsLeft) return [canGoOn ? 0 : 1, isSecond ? 1 : 0];
  const once = new Set([...closed, ...spent.map((id) => key(id, SITS_OUT))]);
  return [canGoOn ? 0 : 1, (isSecond ? 1 : 0) + (canPlay(withBye, roundsLeft, once) ? 0 : 1)];
}

function canPlay(ids: readonly PlayerId[], rounds: number, closed: ReadonlySet<string>): boolean {
  if (rounds <= 0) return true;
  return fillRound(ids, [], closed, (pairs) => canPlay(ids, rounds - 1, new Set([...closed, ...pairs])));
}

function fillRound(
  left: readonly PlayerId[],
  pairs: readonly string[],
  closed: ReadonlySet<string>,
  goOn: (pairs: readonly string[]) => boolean,
): boolean {
  const [first, ...rest] = left;
  if (first === undefined) return goOn(pairs);
  return rest.some(
    (other) =>
      !closed.has(key(first, other)) &&
      fillRound(
        rest.filter((each) => each !== other),
        [...pairs, key(first, other)],
        closed,
        goOn,
      ),
  );
}

import { disc, type Millimetres, pointsOnCircle } from '@sortie/geometry';
import type { Plain, Refusal } from '@sortie/kernel';
import { refused, region } from '@sortie/kernel';
import { placeAt, touchesShape } from '../measuring/index.ts';
import type {
  BattlefieldToken,
  LegionQuestion,
  LegionState,
  Place,
  Unit,
  UnitId,
  ZoneRegion,
} from '../model/index.ts';
import { baseRadius } from './distances.ts';
import { isOnBattlefield, leaderOf, unitOf } from './in-play.ts';
import { leaderFigure } from './surroundings.ts';
import { isTokenOnTable, liesFlat, overlapsToken, readPlace, tokenRadius } from './token-places.ts';
import { tokenOf } from './token-weapon.ts';
import { asks, flow, run, step } from './words.ts';

const RULE = 'lg.battle-card.objective.claim.placed-after-move';

/** A hair's breadth, so that what is rounded still touches and does not overlap. */
const FLUSH: Millimetres = 0.003;
/** Between suggested places. */
const SPACING: Millimetres = 20;

interface Carried {
  readonly unit: Unit;
  readonly token: BattlefieldToken;
}

/** What a unit on the battlefield carries. */
function carriedBy(state: LegionState, id: UnitId): Carried | undefined {
  const unit = unitOf(state, id);
  if (unit.claimed === null || !isOnBattlefield(unit) || leaderOf(unit).stand === null) return undefined;
  return { unit, token: tokenOf(state, unit.claimed) };
}

/** Follows a leader that was moved or placed. lg.battle-card.objective.claim.carried */
export function carryToken(state: LegionState, unit: UnitId) {
  return carriedBy(state, unit) ? [run('carry', { unit })] : [];
}

/** The rule against a place for a token that is carried. */
function refusePlace(state: LegionState, { unit, token }: Carried, place: Place): Refusal | undefined {
  const about = { unit: unit.id };
  const { kind } = token;
  // lg.battle-card.objective.stays-on-battlefield
  if (!isTokenOnTable(state, place, kind)) {
    return refused('lg.battle-card.objective.stays-on-battlefield', about);
  }
  const leader = leaderFigure(unit);
  if (place.level !== leader.stand.level || !touchesShape(leader, disc(place, tokenRadius(kind)))) {
    return refused(RULE, about);
  }
  if (overlapsToken(state, place, kind, token.id)) {
    return refused('lg.battle-card.condition.tokens-no-overlap-objective', about);
  }
  return liesFlat(state, place, kind)
    ? undefined
    : refused('lg.battle-card.objective.not-under-terrain', about);
}

function placesAround({ unit, token }: Carried): readonly Place[] {
  const { stand } = leaderFigure(unit);
  const reach = baseRadius(unit) + tokenRadius(token.kind) + FLUSH;
  return pointsOnCircle(stand, reach, SPACING).map(({ x, y }) => placeAt(x, y, stand.level));
}

function* suggestPlaces(state: LegionState, carried: Carried): Iterable<Place> {
  for (const place of placesAround(carried)) {
    if (refusePlace(state, carried, place) === undefined) yield place;
  }
}

/** The place on the way from the leader to where a hand let go, else the first there is. */
function completePlace(state: LegionState, carried: Carried, rough: Plain): Place | Refusal {
  const { x, y } = (rough ?? {}) as { readonly x?: unknown; readonly y?: unknown };
  const places = [...suggestPlaces(state, carried)];
  if (typeof x !== 'number' || typeof y !== 'number') return places[0] ?? refused(RULE);
  const square = (place: Place) => (place.x - x) * (place.x - x) + (place.y - y) * (place.y - y);
  return places.toSorted((one, other) => square(one) - square(other))[0] ?? refused(RULE);
}

function ringOf(carried: Carried): ZoneRegion {
  return { kind: 'zones', zones: [placesAround(carried).map(({ x, y }) => ({ x, y }))] };
}

function request(state: LegionState, { unit }: { readonly unit: UnitId }) {
  const carried = carriedBy(state, unit);
  if (!carried || suggestPlaces(state, carried)[Symbol.iterator]().next().done) return undefined;
  const question: LegionQuestion<'placeToken'> = {
    seat: carried.unit.seat,
    rule: RULE,
    about: { kind: 'objective', left: 1, unit },
    answers: region<Place, ZoneRegion>({
      region: ringOf(carried),
      refuse: (answer) => {
        const place = readPlace(answer);
        if (!place) return refused('table.malformed-answer', { field: 'x, y, level' });
        return refusePlace(state, carried, place);
      },
      suggest: () => suggestPlaces(state, carried),
      complete: (rough) => completePlace(state, carried, rough),
    }),
  };
  return question;
}

/** Where nothing beside the leader will do, the token is put there all the same, on the table. */
function placeAnyhow(state: LegionState, { unit: id }: { readonly unit: UnitId }) {
  const carried = carriedBy(state, id);
  if (!carried || touchesLeader(carried)) return [];
  const { token } = carried;
  const to = placesAround(carried).find((place) => isTokenOnTable(state, place, token.kind));
  return to ? [{ kind: 'moveToken', token: token.id, to } as const] : [];
}

function touchesLeader({ unit, token: { at, kind } }: Carried): boolean {
  return at !== null && touchesShape(leaderFigure(unit), disc(at, tokenRadius(kind)));
}

/** The controller puts the token anywhere beside the leader. lg.battle-card.objective.claim.placed-after-move */
export const carry = flow('carry', [
  asks('place', {
    question: 'placeToken',
    request,
    take: (state, { unit }, { x, y, level }) => [
      { kind: 'moveToken', token: unitOf(state, unit).claimed!, to: { x, y, level } },
    ],
  }),
  step('placeAnyhow', placeAnyhow),
]);

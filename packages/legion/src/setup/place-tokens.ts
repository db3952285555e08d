import type { Plain, Side } from '@sortie/kernel';
import { goTo, note, offers, otherSide, refused, region } from '@sortie/kernel';
import { battleCard } from '../catalogue/index.ts';
import type {
  LegionEffect,
  LegionQuestion,
  LegionState,
  OrdersOf,
  Place,
  PlacingTokens,
  ZoneRegion,
} from '../model/index.ts';
import { battleRules } from '../rules/battle-rules.ts';
import { speakerOf } from '../rules/in-play.ts';
import { asks, flow, step } from '../rules/words.ts';
import { pointOfCard } from './deployment-zones.ts';
import { MARKS, markablePieces, markingSide, markOn } from './mark-terrain.ts';
import { newToken } from './new-token.ts';
import {
  areaOf,
  completeToken,
  placeNear,
  refuseToken,
  ruleOfCard,
  suggestTokens,
  type TokenTerms,
} from './token-terms.ts';

type Kind = TokenTerms['kind'];

/** Blue first, then in turn. */
function placerOf({ blue }: LegionState, placed: number): Side {
  const first = blue ?? 0;
  return placed % 2 === 0 ? first : otherSide(first);
}

function termsOf(state: LegionState, kind: Kind, { placed }: PlacingTokens): TokenTerms | undefined {
  const placing = battleRules(state, kind)?.battle?.placing;
  return placing && placed < placing.count
    ? { state, placing, kind, side: placerOf(state, placed) }
    : undefined;
}

function regionOf(terms: TokenTerms): ZoneRegion {
  const { minX, minY, maxX, maxY } = areaOf(terms);
  const corners = [
    { x: minX, y: minY },
    { x: maxX, y: minY },
    { x: maxX, y: maxY },
    { x: minX, y: maxY },
  ];
  return { kind: 'zones', zones: [corners] };
}

function placeRequest(
  state: LegionState,
  kind: Kind,
  at: PlacingTokens,
): LegionQuestion<'placeToken'> | undefined {
  const terms = termsOf(state, kind, at);
  if (!terms || suggestTokens(terms).next().done) return undefined;
  return {
    seat: speakerOf(state, terms.side),
    rule: ruleOfCard(terms),
    about: { kind, left: terms.placing.count - at.placed },
    answers: region<Place, ZoneRegion>({
      region: regionOf(terms),
      refuse: (answer) => refuseToken(terms, answer),
      suggest: () => suggestTokens(terms),
      complete: (rough: Plain) => completeToken(terms, rough),
    }),
  };
}

function placeEffect(state: LegionState, kind: Kind, at: PlacingTokens, place: Place): LegionEffect {
  const { placing, side } = termsOf(state, kind, at)!;
  const { x, y, level } = place;
  const token = newToken(kind, { x, y, level });
  return { kind: 'placeToken', token: placing.isOwn ? { ...token, side } : token };
}

/** Tokens whose places the card names. lg.battle-card.objective.content */
function fixedTokens(state: LegionState): readonly LegionEffect[] {
  const { objective } = state.battleCards.used;
  const places = objective === null ? [] : battleCard(objective).places;
  return places.map((point) => {
    const at = placeNear(state, pointOfCard(state, point));
    return { kind: 'placeToken', token: newToken('objective', at) };
  });
}

function piecesToMark(state: LegionState, { placed }: PlacingTokens): readonly string[] | undefined {
  const isMarked = battleRules(state, 'objective')?.battle?.marksTerrain && placed < MARKS;
  return isMarked ? markablePieces(state, placed) : undefined;
}

function markRule(placed: number): string {
  return placed === 0 ? 'lg.battle-card.key-positions.first-token' : 'lg.battle-card.key-positions.placement';
}

/** What the objective card says about its tokens. lg.battle-card.objective.content */
export const placeObjectiveTokens = flow('placeObjectiveTokens', [
  step('fixed', fixedTokens),
  asks('mark', {
    question: 'chooseTerrain',
    request: (state, at) => {
      const terrain = piecesToMark(state, at) ?? [];
      if (terrain.length < 2) return undefined;
      return {
        seat: speakerOf(state, markingSide(state, at.placed)),
        rule: markRule(at.placed),
        about: { terrain },
        answers: offers(terrain.map((each) => ({ terrain: each }))),
        whyNot: (answer) => refused(markRule(at.placed), answer),
      };
    },
    take: (state, { placed }, { terrain }): OrdersOf<'placeObjectiveTokens'> => [
      { kind: 'placeToken', token: markOn(state, terrain) },
      note({ placed: placed + 1 }),
      goTo('mark'),
    ],
  }),
  // Without a choice nobody is asked. lg.battle-card.key-positions.not-placed
  step('markOnly', (state, at): OrdersOf<'placeObjectiveTokens'> => {
    const terrain = piecesToMark(state, at);
    if (!terrain) return [];
    const [only] = terrain;
    return [
      ...(only === undefined ? [] : [{ kind: 'placeToken', token: markOn(state, only) } as const]),
      note({ placed: at.placed + 1 }),
      goTo('mark'),
    ];
  }),
  asks('place', {
    question: 'placeToken',
    request: (state, at) => placeRequest(state, 'objective', at),
    take: (state, at, place): OrdersOf<'placeObjectiveTokens'> => [
      placeEffect(state, 'objective', at, place),
      note({ placed: at.placed + 1 }),
      goTo('place'),
    ],
  }),
  // A token for which there is no place is left out.
  step(
    'leaveOut',
    (state, at): OrdersOf<'placeObjectiveTokens'> =>
      termsOf(state, 'objective', at) ? [note({ placed: at.placed + 1 }), goTo('place')] : [],
  ),
]);

/** What the condition card says about its tokens. lg.battle-card.condition.tokens-from-card */
export const placeConditionTokens = flow('placeConditionTokens', [
  asks('place', {
    question: 'placeToken',
    request: (state, at) => placeRequest(state, 'condition', at),
    take: (state, at, place): OrdersOf<'placeConditionTokens'> => [
      placeEffect(state, 'condition', at, place),
      note({ placed: at.placed + 1 }),
      goTo('place'),
    ],
  }),
  // Where one finds no place, no other would: these go anywhere, whoever places them.
]);

import type { Side } from '@sortie/kernel';
import type { LegionState } from '@sortie/legion/model';
import { legionState, type Situation } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { battleRules } from '../../src/rules/battle-rules.ts';
import { placeNear, refuseToken, type TokenTerms } from '../../src/setup/token-terms.ts';
import { askedIn, duel, give, goOnTo, listed, openSetUp, openWith } from '../setup/at-set-up.ts';
import { shows } from '../shows.ts';
import { vader } from './battle.ts';

const rebels = { unit: 'rebel-troopers', at: [400, 400] } as const;
const NARROW = { battlefield: { width: 500, depth: 914.4 } };

/** What the card of this kind says about the next token of a side, beside one of it at (900, 100). */
function termsOf(kind: TokenTerms['kind'], card: string, side: Side, tokens: readonly object[]): TokenTerms {
  // Blue's zone reaches from the east to 1371.6, and red's from the west to 457.2.
  const battleCards = { deployment: 'the-long-march', [kind]: card };
  const state = legionState({ rebels, vader }, { battleCards, tokens } as Situation);
  return { state, placing: battleRules(state, kind)!.battle!.placing!, kind, side };
}

/** How far from (900, 440) the token may go to each side, whole millimetres. */
function roomFor(terms: TokenTerms): readonly number[] {
  const isLegal = (x: number, y: number) => refuseToken(terms, { x, y, level: 0 }) === undefined;
  const last = (at: (share: number) => readonly [number, number]) => {
    let [low, high] = [0, 1];
    if (!isLegal(...at(0))) return Number.NaN;
    for (let turn = 0; turn < 24; turn++) {
      const middle = (low + high) / 2;
      if (isLegal(...at(middle))) low = middle;
      else high = middle;
    }
    return low;
  };
  const between = (from: number, to: number, share: number) => from + share * (to - from);
  const start = terms.placing.isOwn && terms.side === 1 ? 480 : 440;
  const ends = [
    between(
      900,
      0,
      last((share) => [between(900, 0, share), start]),
    ),
    between(
      900,
      1828.8,
      last((share) => [between(900, 1828.8, share), start]),
    ),
    between(
      start,
      101,
      last((share) => [900, between(start, 101, share)]),
    ),
    between(
      start,
      914.4,
      last((share) => [900, between(start, 914.4, share)]),
    ),
  ];
  return ends.map(Math.floor);
}

const one = (kind: string) => [{ id: 'one', kind, at: [900, 100], side: 0 }];

shows(
  ['lg.range.beyond', 'lg.battle-card.objective.content', 'lg.battle-card.condition.tokens-from-card'],
  'each card keeps its tokens beyond a range of zones and of each other',
  () => {
    // The token has a radius of 12.55. Supplies: range 1 of both zones and of other tokens.
    expect(roomFor(termsOf('objective', 'recover-the-supplies', 0, one('objective')))).toEqual([
      622, 1206, 277, 901,
    ]);
    // Mines: range 1 of both zones, range 2 of each other; what others lie there does not matter.
    expect(roomFor(termsOf('condition', 'minefield', 1, one('condition')))).toEqual([622, 1206, 429, 901]);
    expect(roomFor(termsOf('condition', 'minefield', 1, one('objective')))).toEqual([622, 1206, 125, 901]);
    // Vaporators: the own half, range 1 of the enemy's zone alone, range 2 of each other.
    const sabotage = 'sabotage-the-moisture-vaporators';
    expect(roomFor(termsOf('objective', sabotage, 0, one('objective')))).toEqual([622, 1816, 429, 444]);
    expect(roomFor(termsOf('objective', sabotage, 1, one('objective')))).toEqual([12, 1206, 469, 901]);
    // A marked unit's token lies nowhere.
    const nowhere = [...one('objective'), { id: 'held', kind: 'objective', at: null }];
    expect(roomFor(termsOf('objective', 'recover-the-supplies', 0, nowhere))).toEqual([622, 1206, 277, 901]);
    // Of several tokens each counts.
    const two = [...one('objective'), { id: 'two', kind: 'objective', at: [900, 900] }];
    expect(roomFor(termsOf('objective', 'recover-the-supplies', 0, two))).toEqual([622, 1206, 277, 722]);
  },
);

shows(
  ['lg.battle-card.objective.content', 'lg.battle-card.condition.tokens-from-card'],
  'a token that breaks the terms of its card is refused with the rule of its kind',
  () => {
    const ruleAt = (terms: TokenTerms, x: number) => refuseToken(terms, { x, y: 440, level: 0 })?.rule;
    expect([
      ruleAt(termsOf('objective', 'recover-the-supplies', 0, []), 400),
      ruleAt(termsOf('condition', 'minefield', 0, []), 400),
    ]).toEqual(['lg.battle-card.objective.content', 'lg.battle-card.condition.tokens-from-card']);
  },
);

shows(
  'lg.battle-card.objective.content',
  'blue first, the players place two vaporators each, one that finds no place is left out',
  () => {
    const cards = {
      objective: 'sabotage-the-moisture-vaporators',
      deployment: 'battle-lines',
      condition: 'clear-conditions',
    };
    const asked = (options: object, place: (seat: string) => object | undefined) => {
      const referee = openWith(cards, duel, { terrain: null, ...options });
      const seats: string[] = [];
      while (askedIn(referee).kind === 'placeToken') {
        const { seat, about } = askedIn(referee);
        seats.push(`${seat} ${JSON.stringify(about)}`);
        expect(give(referee, place(seat) ?? (listed(referee)[0] as object))).toBe(undefined);
      }
      return [
        seats,
        referee.state.tokens.map(({ kind, side }) => `${kind} of ${side}`),
        askedIn(referee).kind,
      ];
    };
    expect(asked({}, () => undefined)).toEqual([
      ['p1', 'p2', 'p1', 'p2'].map((seat, index) => `${seat} {"kind":"objective","left":${4 - index}}`),
      ['objective of 0', 'objective of 1', 'objective of 0', 'objective of 1'],
      'deploy',
    ]);
    // In the middle of its half blue's first leaves no room for a second; red begins in a corner and has room.
    const inTheWay = { p1: { x: 250, y: 692.4, level: 0 }, p2: undefined } as const;
    expect(asked(NARROW, (seat) => inTheWay[seat as 'p1' | 'p2'])).toEqual([
      [
        'p1 {"kind":"objective","left":4}',
        'p2 {"kind":"objective","left":3}',
        'p2 {"kind":"objective","left":1}',
      ],
      ['objective of 0', 'objective of 1', 'objective of 1'],
      'deploy',
    ]);
  },
);

shows(
  'lg.battle-card.condition.tokens-from-card',
  'mines for which there is no room are left out, and set-up goes on',
  () => {
    const cards = { condition: 'minefield', objective: 'breakthrough', deployment: 'battle-lines' };
    const placed = (options: object) => {
      const referee = openWith(cards, duel, { terrain: null, ...options });
      const lefts: unknown[] = [];
      while (askedIn(referee).kind === 'placeToken') {
        lefts.push([askedIn(referee).seat, askedIn(referee).about]);
        give(referee, listed(referee)[0] as object);
      }
      expect(referee.state.tokens.map(({ kind, side }) => [kind, side])).toEqual(
        lefts.map(() => ['condition', null]),
      );
      return [lefts, askedIn(referee).kind];
    };
    const about = (left: number) => ({ kind: 'condition', left });
    expect(placed({})).toEqual([
      [
        ['p1', about(4)],
        ['p2', about(3)],
        ['p1', about(2)],
        ['p2', about(1)],
      ],
      'deploy',
    ]);
    expect(placed(NARROW)).toEqual([
      [
        ['p1', about(4)],
        ['p2', about(3)],
      ],
      'deploy',
    ]);
  },
);

shows(
  'lg.battle-card.objective.content',
  'tokens whose places the card names lie there before anybody is asked, and none do without cards',
  () => {
    const placesUnder = (objective: string) => {
      const { state } = openWith({ objective }, duel, { terrain: null });
      return state.tokens.map(({ kind, at, side }) => [kind, at && [at.x, at.y, at.level], side]);
    };
    // Blue sits in the north: its left hand is in the east.
    const middle = ['objective', [914.4, 457.2, 0], null];
    const rounded = (places: ReturnType<typeof placesUnder>) =>
      places.map(([kind, at, side]) => [
        kind,
        (at as number[]).map((each) => Math.round(each * 10) / 10),
        side,
      ]);
    expect(rounded(placesUnder('intercept-the-transmissions'))).toEqual([
      middle,
      ['objective', [1371.6, 457.2, 0], null],
      ['objective', [457.2, 457.2, 0], null],
    ]);
    expect(rounded(placesUnder('recover-the-supplies'))).toEqual([middle]);
    expect(placesUnder('breakthrough')).toEqual([]);
    const bare = goOnTo(openSetUp(duel, { battleCards: false }), 'deploy');
    expect(bare.state.tokens).toEqual([]);
  },
);

shows(
  'lg.battle-card.objective.not-under-terrain',
  'a token whose place is built upon lies as near to it as it can lie flat',
  () => {
    const near = (piece: string, accepts?: (place: { x: number }) => boolean) => {
      const state: LegionState = legionState({ rebels, vader }, {
        terrain: [{ id: 'piece', piece, at: [900, 450] }],
        tokens: [{ id: 'one', kind: 'objective', at: [1200, 450] }],
      } as Situation);
      const place = placeNear(state, { x: 900, y: 450 }, accepts as never);
      return place && [Math.round(place.x), Math.round(place.y), place.level];
    };
    // A roof holds it; a generator of 80 by 80 does not.
    expect(near('house-small')).toEqual([900, 450, 80]);
    expect(near('generator')).toEqual([844, 444, 0]);
    expect(near('generator', ({ x }) => x > 950)).toEqual([956, 444, 0]);
    expect(near('generator', () => false)).toBe(null);
  },
);

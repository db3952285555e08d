import type { Plain } from '@sortie/kernel';
import { isRefusal, seededRandom } from '@sortie/kernel';
import { battleCards } from '@sortie/legion/catalogue';
import { type Army, type ArmySize, presets } from '@sortie/legion/lists';
import type { LegionState } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { expect, test } from 'vitest';
import { imperials, rebels } from '../lists/army-of.ts';
import { shows } from '../shows.ts';

const begin = (setup: object) => legion.begin(setup as Plain, seededRandom('begin'));

function begun(setup: object): LegionState {
  const state = begin(setup);
  if (isRefusal(state)) throw new Error(JSON.stringify(state));
  return state;
}

const seat = (id: string, side: number, army: Army = side === 0 ? rebels() : imperials()) => ({
  seat: id,
  side,
  army,
});
const players = (...given: readonly object[]) => ({ players: given });
const duel = players(seat('p1', 0), seat('p2', 1));

test('every unit of both armies waits in reserve, and every player holds the chosen cards and Standing Orders', () => {
  const state = begun(duel);
  expect(state.units.map(({ id, seat: owner, card }) => [id, owner, card])).toEqual([
    ['u1', 'p1', 'rebel-officer'],
    ['u2', 'p1', 'rebel-troopers'],
    ['u3', 'p1', 'rebel-troopers'],
    ['u4', 'p1', 'rebel-troopers'],
    ['u5', 'p2', 'imperial-officer'],
    ['u6', 'p2', 'stormtroopers'],
    ['u7', 'p2', 'stormtroopers'],
    ['u8', 'p2', 'stormtroopers'],
  ]);
  expect(new Set(state.units.map(({ whereabouts }) => whereabouts))).toEqual(new Set(['reserve']));
  expect(state.players.map(({ hand }) => hand.length)).toEqual([7, 7]);
  expect(state.players[0]!.hand.at(-1)).toBe('standing-orders');
  expect(legion.faults(state)).toEqual([]);
});

test('the battle cards are shuffled, each category by itself, with none missing', () => {
  const { decks } = begun(duel).battleCards;
  for (const category of ['objective', 'deployment', 'condition'] as const) {
    const all = battleCards.filter((card) => card.category === category).map(({ id }) => id);
    expect([...decks[category]].sort()).toEqual(all.sort());
  }
  const other = legion.begin(duel as unknown as Plain, seededRandom('other'));
  expect((other as LegionState).battleCards.decks).not.toEqual(decks);
});

test('a battlefield of ours is laid out when it was agreed on', () => {
  expect(begun(duel).battlefield).toEqual({ width: 1828.8, depth: 914.4, terrain: [] });
  const town = begun({ ...duel, options: { terrain: 'town' } });
  expect(town.battlefield.terrain.length).toBeGreaterThan(20);
  expect(begin({ ...duel, options: { terrain: 'moon' } })).toMatchObject({
    rule: 'table.malformed-setup',
    about: { field: 'options.terrain' },
  });
});

test.each(presets.map(({ id, size, army }) => [id, size, army] as const))(
  'the army %s can be played',
  (_id, size: ArmySize, army) => {
    const options = { isSkirmish: size === 'skirmish' };
    const state = begun({ ...players(seat('p1', 0, army), seat('p2', 1, army)), options });
    expect(state.units).toHaveLength(2 * army.units.length);
  },
);

shows('lg.optional.agreement', 'what is not agreed is the usual, and an unknown option is refused', () => {
  expect(begun(duel).options).toEqual({
    points: 800,
    battlefield: { width: 1828.8, depth: 914.4 },
    terrain: null,
    battleCards: true,
    isLargeScale: false,
    isSkirmish: false,
    roundLimit: 6,
  });
  expect(begin({ ...duel, options: { dice: 'loaded' } })).toMatchObject({ about: { field: 'options.dice' } });
  expect(begin({ ...duel, options: { isLargeScale: true, isSkirmish: true } })).toMatchObject({
    about: { field: 'options.isSkirmish' },
  });
});

shows(
  ['lg.optional.large-scale.points', 'lg.optional.large-scale.battlefield'],
  'a large-scale battle is for 1600 points on a deeper table',
  () => {
    const large = rebels([
      ['rebel-troopers'],
      ['rebel-troopers'],
      ['rebel-troopers'],
      ['t-47-airspeeder'],
      ['t-47-airspeeder'],
      ['at-rt'],
      ['luke-skywalker'],
    ]);
    const setup = players(seat('p1', 0, large), seat('p2', 1, large));
    expect(begin(setup)).toMatchObject({ kind: 'refused' });
    const { options } = begun({ ...setup, options: { isLargeScale: true } });
    expect(options).toMatchObject({ points: 1600, battlefield: { width: 1828.8, depth: 1219.2 } });
  },
);

shows('lg.team.four-players', 'a game is for two players, or for two teams of two', () => {
  const refusal = { rule: 'lg.team.four-players' };
  expect(begin(players(seat('a', 0)))).toMatchObject(refusal);
  expect(begin(players(seat('a', 0), seat('b', 0)))).toMatchObject(refusal);
  expect(begin(players(seat('a', 0), seat('b', 0), seat('c', 1)))).toMatchObject(refusal);
  expect(begin(players(seat('a', 1), seat('b', 1)))).toMatchObject(refusal);
  expect(begin(players(seat('a', 0), seat('b', 1), seat('c', 1)))).toMatchObject(refusal);
  const six = ['a', 'b', 'c', 'd', 'e', 'f'].map((id, index) => seat(id, index < 3 ? 0 : 1));
  expect(begin(players(...six))).toMatchObject(refusal);
  expect(begin(players())).toMatchObject(refusal);
  const four = begun(players(seat('a', 0), seat('b', 0), seat('c', 1), seat('d', 1)));
  expect(four.units.map((unit) => unit.seat).filter((each) => each === 'b')).toHaveLength(4);
  expect(four.players.map((player) => player.seat)).toEqual(['a', 'b', 'c', 'd']);
});

shows(
  ['lg.team.army.points', 'lg.team.army.rules', 'lg.team.army.same-faction'],
  'an army of a team has 600 points and is of the faction of its partner',
  () => {
    const strong = rebels([['luke-skywalker'], ['t-47-airspeeder'], ['at-rt']]);
    const team = (army: Army) => players(seat('a', 0, army), seat('b', 0), seat('c', 1), seat('d', 1));
    expect(begin(players(seat('a', 0, strong), seat('c', 1)))).not.toMatchObject({ kind: 'refused' });
    expect(
      begin(team(rebels([['luke-skywalker'], ['t-47-airspeeder'], ['at-rt'], ['at-rt']]))),
    ).toMatchObject({
      rule: 'lg.team.army.points',
      about: { seat: 'a' },
    });
    expect(begin(team(imperials()))).toMatchObject({ rule: 'lg.team.army.same-faction' });
    // Another total that was agreed on takes the place of both.
    const agreed = { ...team(strong), options: { points: 300 } };
    expect(begin(agreed)).toMatchObject({
      rule: 'lg.team.army.points',
      about: { seat: 'a', fault: { reason: { kind: 'overPoints', limit: 300 } } },
    });
    expect(begin({ ...team(strong), options: { points: 790 } })).not.toMatchObject({ kind: 'refused' });
  },
);

test('an army that breaks a rule is refused with the rule, the seat and the card', () => {
  const short = imperials([], undefined, [['imperial-officer'], ['stormtroopers'], ['stormtroopers']]);
  expect(begin(players(seat('p1', 0), seat('p2', 1, short)))).toMatchObject({
    rule: 'lg.army.rank.corps-3-6',
    about: { seat: 'p2', fault: { reason: { kind: 'tooFewOfRank' } } },
  });
});

test.each([
  ['setup', null],
  ['players', {}],
  ['players.0.seat', players({ ...seat('p1', 0), seat: 'referee' }, seat('p2', 1))],
  ['players.1.seat', players(seat('p1', 0), seat('p1', 1))],
  ['players.1.side', players(seat('p1', 0), { ...seat('p2', 1), side: 2 })],
  ['players.1.army.faction', players(seat('p1', 0), { seat: 'p2', side: 1 })],
  ['players.1.army.units', players(seat('p1', 0), { seat: 'p2', side: 1, army: { faction: 'rebel' } })],
])('a set-up without a readable %s is refused', (field, setup) => {
  expect(legion.begin(setup as Plain, seededRandom('begin'))).toMatchObject({
    rule: 'table.malformed-setup',
    about: { field },
  });
});

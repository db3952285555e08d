import { expect, test } from 'vitest';
import {
  type DicePool,
  dicePool,
  type Keyword,
  laterSquadrons,
  type SquadronCardId,
  squadronCard,
  squadrons,
} from '../../src/catalogue/index.ts';

const blue = (count: number, more: Partial<DicePool> = {}) => dicePool({ blue: count, ...more });
const red = (count: number) => dicePool({ red: count });
const black = (count: number, more: Partial<DicePool> = {}) => dicePool({ black: count, ...more });

const bomber: Keyword = { kind: 'bomber' };
const escort: Keyword = { kind: 'escort' };
const heavy: Keyword = { kind: 'heavy' };
const swarm: Keyword = { kind: 'swarm' };
const counter = (value: number): Keyword => ({ kind: 'counter', value });

interface Printed {
  readonly points: number;
  readonly antiSquadron: DicePool;
  readonly battery: DicePool;
  readonly tokens?: string;
}

interface Type {
  readonly faction: string;
  readonly speed: number;
  readonly hull: number;
  readonly keywords: readonly Keyword[];
}

function expectCard(
  id: SquadronCardId,
  type: Type,
  { points, antiSquadron, battery, tokens = '' }: Printed,
): void {
  const card = squadronCard(id);
  expect(card).toMatchObject({ ...type, points, antiSquadron, battery, unique: tokens !== '' });
  expect(card.defenseTokens.join(' ')).toBe(tokens);
}

test('the X-wings have what their cards print', () => {
  const type = { faction: 'rebel', speed: 3, hull: 5, keywords: [bomber, escort] };
  expectCard('x-wing-squadron', type, { points: 13, antiSquadron: blue(4), battery: red(1) });
  const ace = { antiSquadron: blue(4), battery: black(1), tokens: 'brace brace' };
  expectCard('luke-skywalker', type, { points: 20, ...ace });
  expectCard('wedge-antilles', type, { points: 19, ...ace });
});

test('the Y-wings have what their cards print', () => {
  const type = { faction: 'rebel', speed: 3, hull: 6, keywords: [bomber, heavy] };
  expectCard('y-wing-squadron', type, { points: 10, antiSquadron: blue(2), battery: black(1) });
  const dutch = { points: 16, antiSquadron: blue(3), battery: black(1), tokens: 'brace brace' };
  expectCard('dutch-vander', type, dutch);
});

test('the A-wings have what their cards print', () => {
  const type = { faction: 'rebel', speed: 5, hull: 4, keywords: [counter(2)] };
  const printed = { antiSquadron: blue(3), battery: black(1) };
  expectCard('a-wing-squadron', type, { points: 11, ...printed });
  expectCard('tycho-celchu', type, { points: 16, ...printed, tokens: 'brace scatter' });
});

test('the B-wings have what their cards print', () => {
  const type = { faction: 'rebel', speed: 2, hull: 5, keywords: [bomber] };
  expectCard('b-wing-squadron', type, { points: 14, antiSquadron: blue(3), battery: black(1, { blue: 1 }) });
  const keyan = { points: 20, antiSquadron: blue(3), battery: black(2), tokens: 'brace brace' };
  expectCard('keyan-farlander', type, keyan);
});

test('the TIE fighters have what their cards print', () => {
  const type = { faction: 'imperial', speed: 4, hull: 3, keywords: [swarm] };
  const printed = { antiSquadron: blue(3), battery: blue(1) };
  expectCard('tie-fighter-squadron', type, { points: 8, ...printed });
  expectCard('howlrunner', type, { points: 16, ...printed, tokens: 'brace scatter' });
  expectCard('mauler-mithel', type, { points: 15, ...printed, tokens: 'brace scatter' });
});

test('the TIE Advanced have what their cards print', () => {
  const type = { faction: 'imperial', speed: 4, hull: 5, keywords: [escort] };
  expectCard('tie-advanced-squadron', type, { points: 12, antiSquadron: blue(3), battery: black(1) });
  const vader = { antiSquadron: blue(3, { black: 1 }), battery: black(1), tokens: 'brace brace' };
  expectCard('darth-vader', type, { points: 21, ...vader });
});

test('the TIE interceptors have what their cards print', () => {
  const type = { faction: 'imperial', speed: 5, hull: 3, keywords: [counter(2), swarm] };
  const printed = { antiSquadron: blue(4), battery: blue(1) };
  expectCard('tie-interceptor-squadron', type, { points: 11, ...printed });
  expectCard('soontir-fel', type, { points: 18, ...printed, tokens: 'brace scatter' });
});

test('the TIE bombers have what their cards print', () => {
  const type = { faction: 'imperial', speed: 4, hull: 5, keywords: [bomber, heavy] };
  expectCard('tie-bomber-squadron', type, { points: 9, antiSquadron: black(1), battery: black(1) });
  const rhymer = { antiSquadron: black(1, { blue: 1 }), battery: black(1), tokens: 'brace brace' };
  expectCard('major-rhymer', type, { points: 16, ...rhymer });
});

test('18 squadrons can be played, and 58 are of later waves', () => {
  expect([squadrons.length, laterSquadrons.length]).toEqual([18, 58]);
  expect(
    squadrons
      .filter(({ wave }) => wave === 0)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(['howlrunner', 'luke-skywalker', 'tie-fighter-squadron', 'x-wing-squadron']);
  expect(laterSquadrons.filter(({ wave }) => wave === 0 || wave === 1)).toEqual([]);
});

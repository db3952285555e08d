import { expect } from 'vitest';
import { battleCard, battleCards, battleCategories } from '../../src/catalogue/index.ts';
import { shows } from '../shows.ts';

interface Point {
  readonly x: number;
  readonly y: number;
}

/** In segments of the range ruler, of which a table is 12 wide and 6 deep. */
const inSegments = ({ x, y }: Point) => [x, y].map((each) => Math.round((100 * each) / 152.4) / 100).join();
const outlines = (zones: readonly (readonly Point[])[]) =>
  zones.map((zone) => zone.map(inSegments).join(' '));

const ofCategory = (category: string, product?: string) =>
  battleCards
    .filter((card) => card.category === category && (product === undefined || card.product === product))
    .map(({ id }) => id);

shows('lg.battle-card.core-decks', 'these twelve cards are in the core set, four of each category', () => {
  expect(battleCategories.map((category) => ofCategory(category, 'SWL01'))).toEqual([
    ['breakthrough', 'intercept-the-transmissions', 'key-positions', 'recover-the-supplies'],
    ['battle-lines', 'the-long-march', 'disarray', 'major-offensive'],
    ['clear-conditions', 'hostile-environment', 'limited-visibility', 'rapid-reinforcements'],
  ]);
  expect(battleCategories.map((category) => ofCategory(category, 'priority-supplies'))).toEqual([
    ['sabotage-the-moisture-vaporators'],
    ['advanced-positions'],
    ['minefield'],
  ]);
  expect(battleCards).toHaveLength(15);
});

shows(
  ['lg.battle-card.core-decks', 'lg.setup.deploy.zones-from-card', 'lg.setup.deploy.zones-in-range-units'],
  'each deployment card draws the zones of both colours, in whole segments',
  () => {
    const zones = battleCards.flatMap(({ id, zones: drawn }) =>
      drawn ? [[id, outlines(drawn.blue), outlines(drawn.red)]] : [],
    );
    expect(zones).toEqual([
      ['battle-lines', ['0,0 12,0 12,1 0,1'], ['0,5 12,5 12,6 0,6']],
      ['the-long-march', ['9,0 12,0 12,6 9,6'], ['0,0 3,0 3,6 0,6']],
      ['disarray', ['0,0 4,0 4,1 0,1', '8,5 12,5 12,6 8,6'], ['0,5 4,5 4,6 0,6', '8,0 12,0 12,1 8,1']],
      ['major-offensive', ['6,0 12,0 12,3 9,3 9,1 6,1'], ['0,3 3,3 3,5 6,5 6,6 0,6']],
      ['advanced-positions', ['6,0 12,0 12,6 11,6 11,1 6,1'], ['0,0 1,0 1,5 6,5 6,6 0,6']],
    ]);
    expect(zones.map(([id]) => id)).toEqual(ofCategory('deployment'));
  },
);

shows(
  [
    'lg.battle-card.core-decks',
    'lg.battle-card.objective.content',
    'lg.battle-card.condition.tokens-from-card',
  ],
  'each card says how many tokens it brings, and where those lie that no player places',
  () => {
    expect(battleCards.flatMap(({ id, tokens }) => (tokens > 0 ? [[id, tokens]] : []))).toEqual([
      ['intercept-the-transmissions', 3],
      ['key-positions', 3],
      ['recover-the-supplies', 5],
      ['sabotage-the-moisture-vaporators', 4],
      ['minefield', 4],
    ]);
    const places = battleCards.flatMap((card) =>
      card.places.length > 0 ? [[card.id, card.places.map(inSegments)]] : [],
    );
    expect(places).toEqual([
      ['intercept-the-transmissions', ['6,3', '3,3', '9,3']],
      ['recover-the-supplies', ['6,3']],
    ]);
  },
);

shows(
  'lg.battle-card.core-decks',
  'a mine strikes around it with a red and a black die, Blast and Impact 1',
  () => {
    expect(battleCards.flatMap(({ id, weapon }) => (weapon ? [id] : []))).toEqual(['minefield']);
    expect(battleCard('minefield').weapon).toEqual({
      name: 'Minefield',
      isMelee: false,
      range: { min: 1, max: 1 },
      isArea: true,
      dice: { red: 1, black: 1, white: 0 },
      keywords: [{ id: 'blast' }, { id: 'impact', value: 1 }],
      surge: 'critical',
    });
  },
);

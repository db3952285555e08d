import { legionState, type Situation } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';
import { battleCardRules } from '../../src/abilities/battle-cards/index.ts';
import type { CardRules } from '../../src/abilities/card-rules.ts';
import { tableOf } from '../../src/rules/table.ts';

const units = {
  rebels: { unit: 'rebel-troopers', at: [400, 850], left: 1 },
  vader: { unit: 'darth-vader', at: [400, 60] },
} as const;

/** What an objective is worth to both sides while the game goes on, and when it is over. */
const worth = (objective: string, more: Situation = {}) => {
  const card: CardRules = battleCardRules.find((each) => each.card === objective)!;
  const table = tableOf(
    legionState(units, { battleCards: { objective, deployment: 'battle-lines' }, round: 3, ...more }),
  );
  return [false, true].map((isOver) => card.battle!.scores!({ table, isOver }));
};

test('objectives that count in the end are worth nothing to either side before', () => {
  expect(worth('breakthrough')).toEqual([
    [0, 0],
    [1, 1],
  ]);
  const wall = { id: 'wall', piece: 'wall-low', at: [400, 850 + 13.5 + 7] } as const;
  const marked = { id: 'k', kind: 'objective', at: [430, 870], terrain: 'wall' } as const;
  expect(worth('key-positions', { terrain: [wall], tokens: [marked] })).toEqual([
    [0, 0],
    [1, 0],
  ]);
  const claimed = { id: 'supply', kind: 'objective', at: [900, 450] } as const;
  expect(worth('recover-the-supplies', { tokens: [claimed] })).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const mine = { id: 'mine', kind: 'condition', at: [900, 450], side: 1, wounds: 3 } as const;
  const nobodys = { id: 'token', kind: 'objective', at: [600, 450], wounds: 3 } as const;
  expect(worth('sabotage-the-moisture-vaporators', { tokens: [mine, nobodys] })).toEqual([
    [0, 0],
    [0, 0],
  ]);
  const broken = { id: 'vaporator', kind: 'objective', at: [900, 450], side: 1, wounds: 3 } as const;
  expect(worth('sabotage-the-moisture-vaporators', { tokens: [broken] })).toEqual([
    [0, 0],
    [2, 0],
  ]);
});

test('tokens are placed beyond a range of zones and of each other, and every card is there', () => {
  const placing = battleCardRules.map((card: CardRules) => [card.card, card.battle?.placing ?? null]);
  const both = (count: number, fromTokens: number) => ({
    count,
    fromZones: { of: 'both', range: 1 },
    fromTokens,
    isOwn: false,
  });
  expect(placing).toEqual([
    ['breakthrough', null],
    ['intercept-the-transmissions', null],
    ['key-positions', null],
    ['recover-the-supplies', both(4, 1)],
    [
      'sabotage-the-moisture-vaporators',
      { count: 4, fromZones: { of: 'enemy', range: 1 }, fromTokens: 2, isOwn: true },
    ],
    ['battle-lines', null],
    ['the-long-march', null],
    ['major-offensive', null],
    ['disarray', null],
    ['advanced-positions', null],
    ['clear-conditions', null],
    ['hostile-environment', null],
    ['limited-visibility', null],
    ['minefield', both(4, 2)],
    ['rapid-reinforcements', null],
  ]);
});

import type { UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { attackWithHits } from '../attack/hits.ts';
import { shows } from '../shows.ts';
import { cardActions, playing, scoredAfter, TOUCH, vader } from './battle.ts';

const CARDS = { objective: 'sabotage-the-moisture-vaporators' };
const USE = [{ action: 'card', card: 'rebels.sabotageRepair' }];
const rebels = { unit: 'rebel-troopers', at: [400, 400] } as const;
const token = (side: 0 | 1, wounds = 0, at: readonly [number, number] = [400, 400 + TOUCH]) =>
  ({ id: 'one', kind: 'objective', at, side, wounds }) as const;

const beside = (unit: UnitSpec, tokens: readonly object[], cards: object = CARDS) =>
  playing(cards, { rebels: unit, vader }, { tokens: tokens as never });

shows(
  ['lg.battle-card.objective.sabotage.when', 'lg.battle-card.objective.sabotage.leader-contact'],
  'a trooper leader in contact wounds an enemy token with an action, where the objective says so',
  () => {
    const table = beside(rebels, [token(1)]);
    expect(cardActions(table, 'rebels')).toEqual(USE);
    table.acts('card', { card: 'rebels.sabotageRepair' });
    expect(table.state.tokens[0]).toMatchObject({ wounds: 1 });
    table.asks('chooseAction', { actions: 1 });
    // A hair away, beside another miniature alone, and under another objective.
    expect(cardActions(beside(rebels, [token(1, 0, [400, 401 + TOUCH])]), 'rebels')).toEqual([]);
    expect(cardActions(beside(rebels, [token(1, 0, [460 + TOUCH, 400])]), 'rebels')).toEqual([]);
    const mine = [{ id: 'mine', kind: 'condition', at: [400, 400 + TOUCH] }];
    expect(cardActions(beside(rebels, mine), 'rebels')).toEqual([]);
    const other = { objective: 'intercept-the-transmissions' };
    expect(cardActions(beside(rebels, [token(1)], other), 'rebels')).toEqual([]);
  },
);

shows('lg.battle-card.objective.sabotage.leader-contact', 'nobody sabotages a mine', () => {
  const mine = { ...token(1), kind: 'condition', side: null };
  expect(cardActions(beside(rebels, [mine]), 'rebels')).toEqual([]);
});

shows(
  'lg.battle-card.objective.sabotage.min-zero',
  'an own token is mended as long as it has a wound, and never below none',
  () => {
    const table = beside(rebels, [token(0, 1)]);
    expect(cardActions(table, 'rebels')).toEqual(USE);
    table.acts('card', { card: 'rebels.sabotageRepair' });
    expect(table.state.tokens[0]).toMatchObject({ wounds: 0 });
    expect(cardActions(beside(rebels, [token(0)]), 'rebels')).toEqual([]);
    // An enemy token that cannot work worse is left alone.
    expect(cardActions(beside(rebels, [token(1, 3)]), 'rebels')).toEqual([]);
  },
);

shows(
  'lg.battle-card.objective.sabotage.no-emplacement',
  'neither emplacement troopers nor vehicles sabotage or repair',
  () => {
    const reach = 12.55 + 25;
    const wide = [token(1, 0, [400, 400 + reach])];
    const cannon = { unit: '1-4-fd-laser-cannon-team', at: [400, 400] } as const;
    expect(cardActions(beside(cannon, wide), 'rebels')).toEqual([]);
    expect(cardActions(beside({ unit: 'at-rt', at: [400, 400] }, wide), 'rebels')).toEqual([]);
  },
);

shows(
  'lg.battle-card.objective.sabotage.only-source',
  'no unit can attack a token, and blasts beside one leave it whole',
  () => {
    const table = playing(
      CARDS,
      { rebels, storm: { unit: 'stormtroopers', at: [400, 600], left: 2 } },
      { tokens: [token(1)] as never, priority: 'p2' },
    );
    table.activate('storm').until('chooseAction', 'storm').acts('attack');
    const { answers } = table.question;
    const targets = answers.kind === 'region' ? (answers.region as { targets?: unknown }).targets : [];
    expect((targets as { defender: string }[]).map(({ defender }) => defender)).toEqual(['rebels']);
    attackWithHits(table, 'storm', 'rebels', 2);
    expect(table.state.tokens[0]).toMatchObject({ wounds: 0 });
    expect(table.events('tokenWounded')).toEqual([]);
  },
);

shows(
  'lg.battle-card.objective.content',
  'at the end damage to the enemy is worth 1, a token that does not work 2, and own damage nothing',
  () => {
    const units = { rebels: { ...rebels, at: [900, 400] } as UnitSpec, vader };
    const tokens = [
      { ...token(1, 1, [200, 200]), id: 'a' },
      { ...token(1, 3, [300, 200]), id: 'b' },
      { ...token(0, 2, [500, 200]), id: 'c' },
      { ...token(0, 0, [600, 200]), id: 'd' },
    ] as never;
    expect(scoredAfter(CARDS, units, { tokens })).toEqual([3, 1]);
    expect(scoredAfter(CARDS, units, { tokens, round: 5 })).toEqual([0, 0]);
  },
);

shows(
  ['lg.battle-card.objective.sabotage.leader-contact', 'lg.battle-card.objective.sabotage.only-source'],
  'between several tokens that a leader touches its player chooses',
  () => {
    const table = beside(rebels, [token(1), { ...token(0, 2, [400, 400 - TOUCH]), id: 'own' }]);
    table
      .acts('card', { card: 'rebels.sabotageRepair' })
      .asks('chooseForCard', { source: 'sabotageRepair' })
      .asksSeat('p1')
      .offersExactly({ token: 'one' }, { token: 'own' })
      .answers({ token: 'own' });
    expect(table.state.tokens.map(({ wounds }) => wounds)).toEqual([0, 1]);
  },
);

import { battleCards } from '@sortie/legion/catalogue';
import { legionState, legionTable, legionWith, type Situation, type UnitSpec } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';
import { battleCardRules } from '../../src/abilities/battle-cards/index.ts';
import { battleRules } from '../../src/rules/battle-rules.ts';
import { tableOf } from '../../src/rules/table.ts';
import { must, orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { vader } from './battle.ts';

const rebels = { unit: 'rebel-troopers', at: [400, 400] } as const;
type Units = Readonly<Record<string, UnitSpec>>;

function scoreOf(objective: string, isOver: boolean, units: Units, more: Situation = {}) {
  const state = legionState(units, { battleCards: { objective, deployment: 'battle-lines' }, ...more });
  return battleRules(state, 'objective')?.battle?.scores?.({ table: tableOf(state), isOver });
}

test('every battle card is written, each once', () => {
  expect(battleCardRules.map(({ card }) => card).toSorted()).toEqual(
    battleCards.map(({ id }) => id).toSorted(),
  );
});

shows(
  'lg.battle-card.objective.content',
  'no objective scores anything before the end, but for what is intercepted in rounds 2 and 4',
  () => {
    const across = { ...rebels, at: [400, 850], claimed: 'one' } as UnitSpec;
    const tokens = [
      { id: 'one', kind: 'objective', at: [400, 800], side: 1, wounds: 3, unit: 'across' },
      { id: 'two', kind: 'objective', at: [430, 800], terrain: 'wall' },
    ] as const;
    const terrain = [{ id: 'wall', piece: 'wall-low', at: [400, 850 + 13.5 + 7] }] as const;
    const more = { tokens, terrain } as unknown as Situation;
    const objectives = battleCards.filter(({ category }) => category === 'objective');
    const scoredIn = (round: number, isOver: boolean) =>
      objectives.map(({ id }) => [id, scoreOf(id, isOver, { across, vader }, { ...more, round })]);
    expect(scoredIn(5, false)).toStrictEqual([
      ['breakthrough', [0, 0]],
      ['intercept-the-transmissions', [0, 0]],
      ['key-positions', [0, 0]],
      ['recover-the-supplies', [0, 0]],
      ['sabotage-the-moisture-vaporators', [0, 0]],
    ]);
    expect(scoredIn(6, true)).toStrictEqual([
      ['breakthrough', [1, 0]],
      ['intercept-the-transmissions', [4, 0]],
      ['key-positions', [1, 0]],
      ['recover-the-supplies', [1, 0]],
      ['sabotage-the-moisture-vaporators', [2, 0]],
    ]);
    expect(scoredIn(4, false)[1]).toStrictEqual(['intercept-the-transmissions', [2, 0]]);
  },
);

shows(
  'lg.battle-card.objective.content',
  'mines beside a leader are worth nothing, and tokens that nobody or both hold neither',
  () => {
    const mine = { id: 'mine', kind: 'condition', at: [400, 500] };
    const objective = { id: 'one', kind: 'objective', at: [1000, 100] };
    const more = { tokens: [mine, objective] } as unknown as Situation;
    expect(scoreOf('intercept-the-transmissions', true, { rebels, vader }, more)).toStrictEqual([0, 0]);
    expect(scoreOf('key-positions', true, { rebels, vader }, more)).toStrictEqual([0, 0]);
    expect(scoreOf('sabotage-the-moisture-vaporators', true, { rebels, vader }, more)).toStrictEqual([0, 0]);
  },
);

shows(
  'lg.setup.deploy.card-first',
  'Advanced Positions lend troopers Scout 1 and take Stationary from them, until all are deployed',
  () => {
    const units = {
      rebels,
      cannon: { unit: '1-4-fd-laser-cannon-team', at: [700, 400] },
      walker: { unit: 'at-rt', at: [1000, 400] },
      vader,
    } as const;
    const keywordsIn = (phase: 'setup' | 'activation', deployment: string) => {
      const state = { ...legionState(units, { battleCards: { deployment } }), phase };
      const table = tableOf(state);
      return (['rebels', 'cannon', 'walker'] as const).map((id) => [
        table.keywordValue(id as never, 'scout'),
        table.hasKeyword(id as never, 'stationary'),
      ]);
    };
    const usual = [
      [0, false],
      [0, true],
      [0, false],
    ];
    expect(keywordsIn('setup', 'advanced-positions')).toEqual([
      [1, false],
      [1, false],
      [0, false],
    ]);
    expect(keywordsIn('activation', 'advanced-positions')).toEqual(usual);
    expect(keywordsIn('setup', 'battle-lines')).toEqual(usual);
  },
);

shows(
  ['lg.battle-card.objective.content', 'lg.victory.token.other-sources'],
  'at the end whoever scores gains tokens from the objective, and nothing is told of a side that does not',
  () => {
    const hands = { p1: { hand: ['standing-orders'] }, p2: { hand: ['standing-orders'] } };
    const across = { ...rebels, at: [400, 850], activated: true } as const;
    const table = legionTable(
      { across, vader: { ...vader, activated: true } },
      {
        phase: 'end',
        round: 6,
        players: hands,
        battleCards: { objective: 'breakthrough', deployment: 'battle-lines' },
      },
    );
    expect(table.events('victoryTokensGained')).toEqual([
      { kind: 'victoryTokensGained', side: 0, count: 1, source: 'breakthrough' },
    ]);
  },
);

shows(
  'lg.battle-card.objective.drop.defeat',
  'a leader that falls before the others of its unit leaves the token, and who leads next does not have it',
  () => {
    const fall = {
      kind: 'sufferWounds',
      wounds: {
        unit: 'rebels',
        left: 1,
        among: ['rebels.m1'],
        leaderLast: false,
        from: null,
        source: 'test',
      },
    } as never;
    const claiming = { ...rebels, claimed: 'crate', leader: 0 } as UnitSpec;
    const table = legionTable(
      { rebels: claiming, friend: { unit: 'leia-organa', at: [900, 400] }, vader },
      {
        battleCards: { objective: 'recover-the-supplies' },
        tokens: [{ id: 'crate', kind: 'objective', at: [400, 426.05], unit: 'rebels' }],
      } as Situation,
      legionWith(must(orders('falls', ['p1', 'startOfActivation'], fall))),
    ).activate('friend');
    expect(table.events('tokenDropped').map(({ unit, token }) => [unit, token])).toEqual([
      ['rebels', 'crate'],
    ]);
    table.has('rebels', { claimed: null, whereabouts: 'battlefield' });
    expect(table.state.tokens[0]).toMatchObject({ unit: null, at: { x: 400, y: expect.closeTo(426.05, 1) } });
  },
);

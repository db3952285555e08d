import type { LegionState } from '@sortie/legion/model';
import { expect } from 'vitest';
import { isChooserOpen } from '../../src/setup/choose-colour.ts';
import { imperials, rebels } from '../lists/army-of.ts';
import { shows } from '../shows.ts';
import { askedIn, duel, give, goOnTo, listed, openSetUp } from './at-set-up.ts';

shows('lg.setup.step-order', 'set-up goes through its nine steps in order', () => {
  const referee = goOnTo(openSetUp(), 'selectCommandCard');
  const steps = referee
    .logFor('referee')
    .flatMap((event) => (event.kind === 'setUpStepBegun' ? [event.step] : []));
  expect(steps).toEqual([
    'establishBattlefield',
    'defineTerrain',
    'placeTerrain',
    'chooseColours',
    'revealBattleCards',
    'defineBattlefield',
    'resolveObjectiveAndCondition',
    'deployUnits',
    'prepareSupply',
    null,
  ]);
});

shows('lg.setup.colour.lower-points-chooses', 'the side whose army costs less chooses its colour', () => {
  const dear = rebels([['luke-skywalker']]);
  const first = openSetUp([duel[0]!, { seat: 'p2', side: 1, army: imperials([['darth-vader']]) }]);
  expect([askedIn(first).seat, listed(first)]).toEqual(['p1', [{ colour: 'blue' }, { colour: 'red' }]]);
  const second = openSetUp([{ seat: 'p1', side: 0, army: dear }, duel[1]!]);
  expect(askedIn(second).seat).toBe('p2');
  give(second, { colour: 'red' });
  expect(second.state.blue).toBe(0);
});

shows('lg.setup.colour.tie-random', 'at equal points chance decides who chooses', () => {
  const same = [duel[0]!, { ...duel[0]!, seat: 'p2', side: 1 as const }];
  const referee = openSetUp(same);
  expect(referee.state.colourChooser).not.toBe(null);
  expect(askedIn(referee).seat).toBe(['p1', 'p2'][referee.state.colourChooser ?? 0]);
  const seeds = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'];
  const drawn = seeds.map((seed) => openSetUp(same, {}, seed).state.colourChooser);
  expect(new Set(drawn)).toEqual(new Set([0, 1]));
  // Unequal armies leave nothing to chance.
  expect(openSetUp([{ ...duel[0]!, army: rebels([['luke-skywalker']]) }, duel[1]!]).state.colourChooser).toBe(
    null,
  );
  const dearer = { ...duel[1]!, army: imperials([['darth-vader']]) };
  expect(openSetUp([duel[0]!, dearer]).state.colourChooser).toBe(null);
  const { state } = referee;
  expect([isChooserOpen({ ...state, colourChooser: null }), isChooserOpen(state)]).toEqual([true, false]);
});

shows('lg.setup.colour.blue-picks-edge', 'the blue player takes one of the long edges', () => {
  const referee = openSetUp();
  give(referee, { colour: 'blue' });
  const blue = referee.state.seats.find(({ side }) => side === referee.state.blue)!.id;
  expect([askedIn(referee).seat, listed(referee)]).toEqual([blue, [{ edge: 'south' }, { edge: 'north' }]]);
  give(referee, { edge: 'north' });
  expect(referee.state.blueEdge).toBe('north');
});

shows('lg.setup.battle-cards.reveal-three', 'three cards of each deck are laid out', () => {
  const { rows, decks } = goOnTo(openSetUp(), 'eliminateCard').state.battleCards;
  expect(Object.values(rows).map((row) => row.length)).toEqual([3, 3, 3]);
  expect(Object.values(decks).map((deck) => deck.length)).toEqual([2, 2, 2]);
});

const leftmost = ({ battleCards: { rows } }: LegionState) =>
  (['objective', 'deployment', 'condition'] as const).map((category) => ({
    category,
    card: rows[category][0],
  }));

shows(
  [
    'lg.setup.define.alternate-blue-first',
    'lg.setup.define.two-chances-each',
    'lg.setup.define.pass-allowed',
  ],
  'blue first, each side may twice eliminate the leftmost card of a row or pass',
  () => {
    const referee = goOnTo(openSetUp(), 'eliminateCard');
    const asked: string[] = [];
    for (let chance = 0; chance < 4; chance++) {
      expect(listed(referee)).toEqual([...leftmost(referee.state), { pass: true }]);
      asked.push(askedIn(referee).seat);
      give(referee, { pass: true });
    }
    const [blue, red] = referee.state.blue === 0 ? ['p1', 'p2'] : ['p2', 'p1'];
    expect(asked).toEqual([blue, red, blue, red]);
    expect(askedIn(referee).kind).not.toBe('eliminateCard');
  },
);

shows(
  ['lg.setup.define.last-card-protected', 'lg.setup.define.leftmost-used'],
  'the last card of a row stays, and the leftmost ones are used',
  () => {
    const referee = goOnTo(openSetUp(), 'eliminateCard');
    const rows = structuredClone(referee.state.battleCards.rows);
    const second = { category: 'objective', card: rows.objective[1] };
    expect(give(referee, second)).toBe('lg.setup.define.alternate-blue-first');
    give(referee, { category: 'deployment', card: rows.deployment[0] });
    give(referee, { category: 'deployment', card: rows.deployment[1] });
    expect(give(referee, { category: 'deployment', card: rows.deployment[2] })).toBe(
      'lg.setup.define.last-card-protected',
    );
    give(referee, { pass: true });
    give(referee, { category: 'condition', card: rows.condition[0] });
    expect(referee.state.battleCards.used).toEqual({
      objective: rows.objective[0],
      deployment: rows.deployment[2],
      condition: rows.condition[1],
    });
  },
);

shows('lg.setup.round-counter-to-blue', 'the blue player takes the round counter', () => {
  const referee = openSetUp();
  give(referee, { colour: 'red' });
  const { state } = goOnTo(referee, 'selectCommandCard');
  expect([state.counter, state.round]).toEqual([state.blue, 1]);
  const taken = referee.logFor('referee').filter(({ kind }) => kind === 'counterTaken');
  expect(taken).toEqual([{ kind: 'counterTaken', side: state.blue }]);
});

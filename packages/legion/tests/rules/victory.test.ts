import type { LegionTable, Situation, UnitSpec } from '@sortie/testkit/legion';
import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { scoreOf } from '../../src/rules/winning.ts';
import { shows } from '../shows.ts';
import { fallen } from './fallen.ts';
import { must, orders } from './made-up.ts';

const vader = { unit: 'darth-vader', at: [300, 100], activated: true } as const;
const luke = { unit: 'luke-skywalker', at: [300, 800], activated: true } as const;

const HANDS = { p1: { hand: ['standing-orders'] }, p2: { hand: ['standing-orders'] } };

const ending = (units: Readonly<Record<string, UnitSpec>>, more: Situation = {}) =>
  legionTable(units, { phase: 'end', round: 6, players: HANDS, ...more });

const outcome = (table: LegionTable) => table.referee.outcome;

shows(
  ['lg.round.six-rounds', 'lg.victory.after-six-rounds'],
  'the game ends after the End Phase of round six, and more victory tokens win',
  () => {
    expect(outcome(ending({ vader, luke }, { round: 5, victoryTokens: [2, 1] }))).toBeNull();
    const table = ending({ vader, luke }, { victoryTokens: [1, 2] });
    expect(outcome(table)).toEqual({
      winner: 1,
      rule: 'lg.victory.after-six-rounds',
      about: { tokens: [1, 2], scores: [0, 0] },
    });
    expect(table.events('counterAdvanced')).toEqual([{ kind: 'counterAdvanced', shows: 7, holder: 1 }]);
    const played = { ...HANDS, p1: { hand: ['standing-orders'], discarded: ['push'] } };
    const last = ending({ vader, luke }, { players: played });
    expect(last.events('commandCardsRegained')).toEqual([]);
  },
);

shows(
  ['lg.victory.tiebreak.score', 'lg.victory.tiebreak.upgrades-count', 'lg.victory.tiebreak.whole-units'],
  'with equal tokens the points of defeated enemy units decide, upgrades included, and half a unit counts nothing',
  () => {
    const table = ending({
      vader,
      storm: { ...fallen('stormtroopers', 5, 1), upgrades: ['hh-12-stormtrooper'] },
      luke,
      rebels: { unit: 'rebel-troopers', at: [600, 800], left: 1, activated: true },
      fleet: fallen('fleet-troopers', 4, 1),
    });
    expect([scoreOf(table.state, 0), scoreOf(table.state, 1)]).toEqual([44, 44 + 34]);
    expect(outcome(table)).toEqual({
      winner: 1,
      rule: 'lg.victory.tiebreak.score',
      about: { tokens: [0, 0], scores: [44, 78] },
    });
    const other = ending({ vader, luke, fleet: fallen('fleet-troopers', 4, 1) });
    expect(outcome(other)).toEqual({
      winner: 0,
      rule: 'lg.victory.tiebreak.score',
      about: { tokens: [0, 0], scores: [44, 0] },
    });
  },
);

shows('lg.victory.tiebreak.blue', 'with equal tokens and scores the blue player wins', () => {
  for (const blue of [0, 1] as const) {
    expect(outcome(ending({ vader, luke }, { blue, victoryTokens: [3, 3] }))).toMatchObject({
      winner: blue,
      rule: 'lg.victory.tiebreak.blue',
    });
  }
});

shows(
  ['lg.victory.token.only-gained', 'lg.victory.token.other-sources', 'lg.victory.token.public'],
  'tokens that a card gives count, marks on the battlefield do not, and everybody sees how many there are',
  () => {
    const gives = orders('gives', ['p2', 'endPhase'], {
      kind: 'gainVictoryTokens',
      side: 1,
      count: 2,
      source: 'test',
    });
    const table = legionTable(
      { vader: { ...vader, marks: 4 }, luke },
      { phase: 'end', round: 6, victoryTokens: [1, 0], players: HANDS },
      legionWith(gives),
    );
    expect(table.seenBy('p1').victoryTokens).toEqual([1, 0]);
    table.uses('gives');
    expect(table.seenBy('spectator').victoryTokens).toEqual([1, 2]);
    expect(outcome(table)).toMatchObject({ winner: 1, rule: 'lg.victory.after-six-rounds' });
  },
);

/** Victory is looked at when somebody falls. */
const checking = (units: Readonly<Record<string, UnitSpec>>, more: Situation = {}) =>
  legionTable(
    units,
    { phase: 'end', round: 2, players: HANDS, ...more },
    legionWith(must(orders('check', ['p1', 'endPhase'], { kind: 'checkVictory' }))),
  );

shows(
  'lg.victory.elimination',
  'a side whose units are all defeated has lost at once; one aboard or held back is not defeated',
  () => {
    const dead = fallen('stormtroopers', 4, 1);
    expect(outcome(checking({ dead, luke }, { victoryTokens: [5, 0] }))).toMatchObject({
      winner: 1,
      rule: 'lg.victory.elimination',
    });
    const aside: UnitSpec = { unit: 'stormtroopers', whereabouts: 'aside', order: 'card', activated: true };
    expect(outcome(checking({ dead, aside, luke }))).toBeNull();
    expect(outcome(checking({ vader, luke }))).toBeNull();
    expect(outcome(checking({ vader }))).toBeNull();
    const both = checking({ dead, rebels: fallen('rebel-troopers', 4, 1) }, { victoryTokens: [0, 1] });
    expect(outcome(both)).toMatchObject({ winner: 1, rule: 'lg.victory.elimination' });
  },
);

const unlimited = { options: { roundLimit: null } } as const;

shows(
  [
    'lg.optional.no-limit.no-six-round-end',
    'lg.optional.no-limit.command-cards',
    'lg.optional.no-limit.round-counter',
  ],
  'without a limit the sixth round gives cards back and sets the counter to 1, and the game goes on',
  () => {
    const players = {
      p1: { hand: ['standing-orders'], discarded: ['push'], revealed: 'ambush' },
      p2: { hand: ['standing-orders'] },
    };
    const table = ending({ vader, luke }, { ...unlimited, players, counter: 0 });
    expect(outcome(table)).toBeNull();
    expect(table.state.players[0]).toMatchObject({
      hand: ['standing-orders', 'push', 'ambush'],
      discarded: [],
    });
    expect(table.events('counterAdvanced')).toEqual([{ kind: 'counterAdvanced', shows: 1, holder: 1 }]);
    const earlier = ending({ vader, luke }, { ...unlimited, players, round: 5 });
    expect(earlier.state.players[0]).toMatchObject({ discarded: ['push', 'ambush'] });
    expect(earlier.events('counterAdvanced')).toEqual([{ kind: 'counterAdvanced', shows: 6, holder: 1 }]);
  },
);

shows(
  'lg.optional.no-limit.end',
  'without a limit the game ends when a side has lost all its trooper units, whatever vehicles it has',
  () => {
    const walker: UnitSpec = { unit: 'at-st', at: [600, 200], activated: true };
    const dead = fallen('stormtroopers', 4, 1);
    expect(outcome(checking({ walker, dead, luke }, unlimited))).toMatchObject({
      winner: 1,
      rule: 'lg.optional.no-limit.end',
    });
    expect(outcome(checking({ walker, dead, luke }))).toBeNull();
    // An army that never had any is not gone.
    expect(outcome(checking({ walker, luke }, unlimited))).toBeNull();
  },
);

shows(
  'lg.unit-keyword.bounty.score',
  'at the end a hunter that has collected any marks brings one victory token, and one that is marked or gone none',
  () => {
    const fett = { unit: 'boba-fett', at: [600, 100], activated: true } as const;
    const scored = (units: Readonly<Record<string, UnitSpec>>) =>
      ending({ vader, luke, ...units }).events('victoryTokensGained');
    expect(scored({ fett: { ...fett, marks: 3, collected: 2 } })).toMatchObject([
      { side: 0, count: 1, source: 'bounty' },
    ]);
    expect(outcome(ending({ vader, luke, fett: { ...fett, marks: 1, collected: 1 } }))).toMatchObject({
      winner: 0,
      about: { tokens: [1, 0] },
    });
    expect(scored({ fett: { ...fett, marks: 1 } })).toEqual([]);
    expect(scored({ fett: { ...fallen('boba-fett', 1, 5), marks: 1, collected: 1 } })).toEqual([]);
    const early = ending({ vader, luke, fett: { ...fett, marks: 1, collected: 1 } }, { round: 5 });
    expect(early.events('victoryTokensGained')).toEqual([]);
  },
);

shows('lg.victory.elimination', 'the game ends as soon as the last unit of a side falls', () => {
  const table = legionTable(
    { vader: { unit: 'darth-vader', at: [300, 300] }, luke: { unit: 'luke-skywalker', at: [300, 600] } },
    {},
    legionWith(
      must(
        orders('falls', ['p1', 'startOfActivation'], {
          kind: 'defeatUnit',
          unit: 'luke' as never,
          by: null,
          rule: 'lg.defeat.unit',
        }),
      ),
    ),
  );
  expect(outcome(table)).toMatchObject({ winner: 0, rule: 'lg.victory.elimination' });
  expect(table.open).toEqual([]);
});

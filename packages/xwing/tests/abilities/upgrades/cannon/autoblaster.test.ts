import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (tokens: { readonly evade?: number } = {}, variant: 'core2012' | 'standard' = 'standard') =>
  xwingTable(
    {
      bwing: { pilot: 'bluesquadronpilot', faction: 'rebel', at: [450, 300, 0], upgrades: ['autoblaster'] },
      tie: { pilot: 'tempestsquadronpilot', at: [450, 400, 180], hasFought: true, tokens },
    },
    { options: { variant } },
  );

test('defense dice do not cancel the hits of an autoblaster', () => {
  const table = duel().attack('bwing', 'tie', {
    weapon: 'autoblaster',
    attack: ['hit', 'hit', 'blank'],
    defense: ['evade', 'evade', 'evade'],
  });
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 2, crits: 0 }]);
  table.ends();
});

test('against an autoblaster the defender may cancel criticals before hits', () => {
  const table = duel()
    .attack('bwing', 'tie', {
      weapon: 'autoblaster',
      attack: ['crit', 'hit', 'blank'],
      defense: ['evade', 'blank', 'blank'],
    })
    .asks('cancelFirst')
    .asksSeat('p2')
    .offersExactly({ cancelFirst: 'crit' }, { cancelFirst: 'hit' })
    .answers({ cancelFirst: 'crit' });
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 1, crits: 0 }]);
  table.ends();
});

test('a critical of an autoblaster stays while a hit does, unless the defender takes it first', () => {
  const table = duel()
    .attack('bwing', 'tie', {
      weapon: 'autoblaster',
      attack: ['crit', 'hit', 'blank'],
      defense: ['evade', 'evade', 'blank'],
    })
    .answers({ cancelFirst: 'hit' });
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 1, crits: 1 }]);
  table.ends();
});

shows(
  'xw.dice.modify.added-is-normal',
  'the result of an evade token is a die like any other, so it cancels no hit of an autoblaster',
  () => {
    const table = duel({ evade: 1 })
      .attack('bwing', 'tie', {
        weapon: 'autoblaster',
        attack: ['hit', 'hit', 'blank'],
        defense: ['evade', 'blank', 'blank'],
      })
      .uses('evade');
    expect(table.events('dieAdded')).toMatchObject([{ pool: 'defense', face: 'evade' }]);
    expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 2, crits: 0 }]);
    table.ends();
  },
);

test('the result of an evade token cancels a critical of an autoblaster', () => {
  const table = duel({ evade: 1 })
    .attack('bwing', 'tie', {
      weapon: 'autoblaster',
      attack: ['crit', 'hit', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .uses('evade')
    .offersExactly({ cancelFirst: 'crit' }, { cancelFirst: 'hit' })
    .answers({ cancelFirst: 'crit' });
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 1, crits: 0 }]);
  table.ends();
});

test('in the older book the result of an evade token is no die, so it cancels a hit of an autoblaster', () => {
  const table = duel({ evade: 1 }, 'core2012')
    .attack('bwing', 'tie', {
      weapon: 'autoblaster',
      attack: ['hit', 'hit', 'blank'],
      defense: ['evade', 'blank', 'blank'],
    })
    .uses('evade');
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 1, crits: 0 }]);
  table.ends();
});

test('defense dice cancel the hits of the primary weapon beside an autoblaster', () => {
  const table = duel().attack('bwing', 'tie', {
    attack: ['hit', 'crit', 'blank', 'blank'],
    defense: ['evade', 'evade', 'blank'],
  });
  expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'miss' }]);
  table.ends();
});

shows(
  ['xw.timing.precedence.card-beats-rule', 'xw.attack.compare.hits-before-crits'],
  'in the older book an evade token cancels the hit or the critical of an autoblaster, as the defender decides',
  () => {
    const compared = (first: 'crit' | 'hit') =>
      duel({ evade: 1 }, 'core2012')
        .attack('bwing', 'tie', {
          weapon: 'autoblaster',
          attack: ['hit', 'crit', 'blank'],
          defense: ['blank', 'blank', 'blank'],
        })
        .uses('evade')
        .offersExactly({ cancelFirst: 'crit' }, { cancelFirst: 'hit' })
        .answers({ cancelFirst: first })
        .events('resultsCompared');
    expect(compared('crit')).toMatchObject([{ hits: 1, crits: 0 }]);
    expect(compared('hit')).toMatchObject([{ hits: 0, crits: 1 }]);
  },
);

shows(
  ['xw.timing.precedence.card-beats-rule', 'xw.attack.compare.cancel'],
  'where an autoblaster shows no hit its criticals are cancelled without a question',
  () => {
    const table = duel().attack('bwing', 'tie', {
      weapon: 'autoblaster',
      attack: ['crit', 'blank', 'blank'],
      defense: ['evade', 'blank', 'blank'],
    });
    expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'miss', hits: 0, crits: 0 }]);
    table.ends();
  },
);

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const shot = (x: number, tokens: object, defense: readonly string[] = ['blank', 'blank']) =>
  xwingTable({
    lowhhrick: { pilot: 'lowhhrick', at: [x, 300], tokens, hasFought: true },
    wing: { pilot: 'rookiepilot', at: [450, 300], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 500, 180] },
  }).attack('enemy', 'wing', { attack: ['hit', 'hit'], defense });

test('a reinforce token spent adds an evade for another friendly ship at range 1', () => {
  shot(540, { reinforceFore: 1 })
    .offersExactly({ use: 'lowhhrick.pilot', choice: 'reinforceFore' }, { pass: true })
    .uses('lowhhrick')
    .has('lowhhrick', { tokens: { reinforceFore: 0 } })
    .has('wing', { shields: 1 })
    .ends();
});

test('not at range 2, not without a token', () => {
  shot(660, { reinforceAft: 1 }).doesNotOffer('lowhhrick').has('wing', { shields: 0 }).ends();
  shot(540, {}).doesNotOffer('lowhhrick').has('wing', { shields: 0 }).ends();
});

test('either token is spent, one of them', () => {
  const table = shot(540, { reinforceAft: 1 })
    .offersExactly({ use: 'lowhhrick.pilot', choice: 'reinforceAft' }, { pass: true })
    .uses('lowhhrick');
  expect(table.events('tokensRemoved').filter(({ spent }) => spent)).toMatchObject([
    { ship: 'lowhhrick', token: 'reinforceAft', count: 1 },
  ]);
});

test('not for an attack on himself', () => {
  xwingTable({
    lowhhrick: { pilot: 'lowhhrick', at: [450, 300], tokens: { reinforceAft: 1 }, hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 520, 180] },
  })
    .attack('enemy', 'lowhhrick', { attack: ['hit', 'hit'], defense: ['blank'] })
    .doesNotOffer('lowhhrick')
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

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

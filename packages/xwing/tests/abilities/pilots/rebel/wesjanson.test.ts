import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const start = (enemy: Partial<Spec>, attacker = 'wes') =>
  xwingTable({
    wes: { pilot: 'wesjanson', at: [450, 300] },
    wing: { pilot: 'rookiepilot', at: [530, 300] },
    enemy: { pilot: 'obsidiansquadronpilot', at: [480, 480, 180], ...enemy },
  }).attack(attacker, 'enemy', {
    attack: ['blank', 'blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });

test('after its attack the defender may lose a focus token, an evade token or its lock', () => {
  const rich = { tokens: { focus: 1, evade: 1 }, lock: 'wing' };
  const ways = () => start(rich).passes().until('useAbility');
  const offers = ['focus', 'evade', 'lock'].map((choice) => ({ use: 'wes.pilot', choice }));
  ways()
    .offersExactly(...offers, { pass: true })
    .uses('wesjanson', 'lock')
    .has('enemy', { tokens: { focus: 1, evade: 1 }, lock: null })
    .doesNotOffer('wesjanson');
  ways()
    .uses('wesjanson', 'evade')
    .has('enemy', { tokens: { focus: 1, evade: 0 }, lock: { target: 'wing' } });
  ways()
    .uses('wesjanson', 'focus')
    .has('enemy', { tokens: { focus: 0, evade: 1 }, lock: { target: 'wing' } });
});

test('nothing to take, nothing offered; other attacks take nothing', () => {
  start({}).doesNotOffer('wesjanson').ends();
  start({ lock: 'wing' }, 'wing')
    .doesNotOffer('wesjanson')
    .has('enemy', { lock: { target: 'wing' } });
});

test('of two tokens one goes', () => {
  start({ tokens: { focus: 2 } })
    .passes()
    .until('useAbility')
    .uses('wesjanson')
    .has('enemy', { tokens: { focus: 1 } });
});

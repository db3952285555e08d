import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const ionised = (stress: number, y = 600) =>
  xwingTable({
    dace: { pilot: 'dacebonearm', at: [740, y], tokens: { stress } },
    friend: { pilot: 'syndicatethug', at: [450, 400], upgrades: ['ioncannonturret'] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('friend', 'rookie', {
    weapon: 'ioncannonturret',
    attack: ['hit', 'blank', 'blank'],
    defense: ['blank', 'blank'],
  });

test('an ion token may bring one more damage, for a stress token', () => {
  ionised(0, 600)
    .until('useAbility')
    .offersExactly({ use: 'dace.pilot', choice: null }, { pass: true })
    .uses('dacebonearm')
    .has('dace', { tokens: { stress: 1 } })
    .has('rookie', { shields: 0, tokens: { ion: 1 } });
});

test('not under stress, and not beyond range 3', () => {
  ionised(1).doesNotOffer('dacebonearm').has('rookie', { shields: 1 });
  ionised(0, 100).doesNotOffer('dacebonearm').has('rookie', { shields: 1 });
});

test('not for a friend', () => {
  const fired = (units: object, by: string, at: string) =>
    xwingTable({
      dace: { pilot: 'dacebonearm', at: [560, 400], hasFought: true },
      friend: { pilot: 'syndicatethug', at: [450, 400], upgrades: ['ioncannonturret'] },
      ...units,
    }).attack(by, at, {
      weapon: 'ioncannonturret',
      attack: ['hit', 'blank', 'blank'],
      defense: Array.from({ length: at === 'friend' ? 1 : 2 }, () => 'blank'),
    });
  const gold = { gold: { pilot: 'goldsquadronpilot', at: [450, 560, 180], upgrades: ['ioncannonturret'] } };
  fired({ ...gold, friend: { pilot: 'syndicatethug', at: [450, 400], hasFought: true } }, 'gold', 'friend')
    .doesNotOffer('dacebonearm')
    .has('friend', { tokens: { ion: 1 } });
});

test('it is one damage, and range 3 is near enough', () => {
  ionised(0, 600).until('useAbility').uses('dacebonearm').has('rookie', { shields: 0, damage: [] });
  xwingTable({
    dace: { pilot: 'dacebonearm', at: [840, 600] },
    friend: { pilot: 'syndicatethug', at: [450, 400], upgrades: ['ioncannonturret'] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  })
    .attack('friend', 'rookie', {
      weapon: 'ioncannonturret',
      attack: ['hit', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .doesNotOffer('dacebonearm')
    .has('rookie', { shields: 1, tokens: { ion: 1 } });
});

test('another token is no occasion', () => {
  xwingTable(
    {
      dace: { pilot: 'dacebonearm', at: [450, 300] },
      rookie: { pilot: 'rookiepilot', at: [450, 560, 180], dial: { speed: 1, bearing: 'straight' } },
    },
    { phase: 'activation' },
  )
    .acts('focus')
    .asks('declareTarget', { ship: 'dace' });
});

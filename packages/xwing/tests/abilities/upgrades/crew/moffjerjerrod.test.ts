import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const hit = (attack: readonly string[]) =>
  xwingTable(
    {
      shuttle: {
        pilot: 'omicrongrouppilot',
        at: [450, 400],
        upgrades: ['moffjerjerrod', 'tactician'],
        shields: 0,
      },
      rookie: { pilot: 'rookiepilot', at: [450, 580, 180] },
    },
    { cards: ['core2-weaponsfailure'] },
  ).attack('rookie', 'shuttle', { attack, defense: ['blank'] });

test('a faceup card may be turned facedown for any of the crew', () => {
  hit(['crit', 'blank', 'blank'])
    .offersExactly(
      { use: 'shuttle.u1', choice: 'shuttle.u1' },
      { use: 'shuttle.u1', choice: 'shuttle.u2' },
      { pass: true },
    )
    .uses('moffjerjerrod', 'shuttle.u2')
    .has('shuttle', { damage: [{ faceup: false }], upgrades: [{ faceup: true }, { faceup: false }] })
    .ends();
});

test('a facedown one asks nothing', () => {
  hit(['hit', 'blank', 'blank'])
    .has('shuttle', { damage: [{ faceup: false }], upgrades: [{ faceup: true }, {}] })
    .ends();
});

const dealt = (upgrades: readonly string[], discarded: readonly string[], target: 'shuttle' | 'friend') =>
  xwingTable(
    {
      shuttle: {
        pilot: 'omicrongrouppilot',
        at: [450, 400],
        upgrades,
        discarded,
        shields: 0,
        tokens: { reinforceFore: 1 },
      },
      friend: { pilot: 'academypilot', at: [570, 400] },
      rookie: { pilot: 'rookiepilot', at: [520, 600, 180] },
    },
    { cards: ['core2-weaponsfailure'] },
  ).attack('rookie', target, {
    attack: ['crit', 'crit', 'blank'],
    defense: target === 'friend' ? ['evade', 'blank', 'blank'] : ['blank'],
  });

test('the price is crew that still lies faceup, and no other card', () => {
  dealt(['moffjerjerrod', 'tactician', 'hullupgrade'], ['crew:tactician'], 'shuttle').offersExactly(
    { use: 'shuttle.u1', choice: 'shuttle.u1' },
    { pass: true },
  );
});

test('a card that a friend is dealt is not his, nor one that was turned facedown already', () => {
  dealt(['moffjerjerrod'], [], 'friend')
    .has('friend', { damage: [{ faceup: true }] })
    .ends();
  dealt(['moffjerjerrod', 'breachspecialist'], [], 'shuttle')
    .uses('breachspecialist', 'reinforceFore')
    .doesNotOffer('moffjerjerrod')
    .has('shuttle', { damage: [{ faceup: false }] });
});

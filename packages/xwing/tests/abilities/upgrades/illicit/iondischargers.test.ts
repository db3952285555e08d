import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const hit = (x: number) =>
  xwingTable({
    gold: { pilot: 'goldsquadronpilot', at: [450, 560, 180], upgrades: ['ioncannonturret'] },
    rookie: { pilot: 'rookiepilot', at: [x, 400, 180] },
    pirate: { pilot: 'binayrepirate', at: [450, 400], upgrades: ['iondischargers'] },
  }).attack('gold', 'pirate', {
    weapon: 'ioncannonturret',
    attack: ['hit', 'blank', 'blank'],
    defense: ['blank', 'blank'],
  });

test('an ion token may be passed to an enemy at range 1 who takes it', () => {
  hit(530)
    .offersExactly({ use: 'pirate.u1', choice: 'rookie' }, { pass: true })
    .uses('iondischargers', 'rookie')
    .asksSeat('p1')
    .answers({ receive: true })
    .has('rookie', { tokens: { ion: 1 } })
    .has('pirate', { tokens: { ion: 0 }, upgrades: [{ faceup: false }] })
    .ends();
});

test('one who does not take it leaves the card', () => {
  hit(530)
    .uses('iondischargers', 'rookie')
    .answers({ decline: true })
    .has('rookie', { tokens: { ion: 0 } })
    .has('pirate', { tokens: { ion: 0 }, upgrades: [{ faceup: true }] })
    .ends();
});

test('with nobody at range 1 the token stays', () => {
  hit(650)
    .has('pirate', { tokens: { ion: 1 } })
    .ends();
});

test('a token of another kind is not passed on', () => {
  xwingTable(
    {
      pirate: {
        pilot: 'binayrepirate',
        at: [450, 400],
        upgrades: ['iondischargers'],
        dial: { speed: 2, bearing: 'straight' },
      },
      rookie: { pilot: 'rookiepilot', at: [530, 480, 180] },
    },
    { phase: 'activation' },
  )
    .acts('focus')
    .doesNotOffer('iondischargers');
});

test('of two tokens the one that came is passed on', () => {
  xwingTable({
    gold: { pilot: 'goldsquadronpilot', at: [450, 560, 180], upgrades: ['ioncannonturret'] },
    rookie: { pilot: 'rookiepilot', at: [530, 400, 180] },
    pirate: {
      pilot: 'binayrepirate',
      at: [450, 400],
      upgrades: ['iondischargers'],
      tokens: { ion: 1 },
      hasFought: true,
    },
  })
    .attack('gold', 'pirate', {
      weapon: 'ioncannonturret',
      attack: ['hit', 'blank', 'blank'],
      defense: ['blank', 'blank'],
    })
    .uses('iondischargers', 'rookie')
    .answers({ receive: true })
    .has('rookie', { tokens: { ion: 1 } })
    .has('pirate', { tokens: { ion: 1 } });
});

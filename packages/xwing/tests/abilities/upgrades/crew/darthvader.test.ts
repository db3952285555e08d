import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const duel = (cards: readonly string[]) =>
  xwingTable(
    {
      shuttle: { pilot: 'omicrongrouppilot', at: [450, 400], upgrades: ['crew:darthvader'] },
      rookie: { pilot: 'rookiepilot', at: [450, 590, 180], shields: 0 },
    },
    { cards },
  );

test('after its attack it may suffer 2 damage to deal the defender a critical', () => {
  duel(['core2-weaponsfailure'])
    .attack('shuttle', 'rookie', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'shuttle.u1', choice: null }, { pass: true })
    .uses('darthvader')
    .has('shuttle', { shields: 3 })
    .has('rookie', { damage: [{ faceup: true }] })
    .ends();
});

test('after the attack of another it is silent', () => {
  duel([])
    .attack('rookie', 'shuttle', { attack: ['blank', 'blank', 'blank'], defense: ['blank'] })
    .doesNotOffer('darthvader')
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (face: string) =>
  xwingTable({
    edge: { pilot: 'doubleedge', at: [450, 400], upgrades: ['ioncannonturret'] },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
  }).attack('edge', 'rookie', {
    weapon: 'ioncannonturret',
    attack: [face, 'blank', 'blank'],
    defense: ['blank', 'blank'],
  });

test('after a miss another weapon may fire', () => {
  attacking('blank')
    .offersExactly({ use: 'edge.pilot', choice: null }, { pass: true })
    .uses('doubleedge')
    .asks('declareTarget', { ship: 'edge' })
    .offersExactly({ weapon: 'primary', target: 'rookie' }, { decline: true })
    .dice({ attack: ['blank', 'blank'], defense: ['blank', 'blank'] })
    .answers({ weapon: 'primary', target: 'rookie' })
    .doesNotOffer('doubleedge')
    .ends();
});

test('not after a hit', () => {
  attacking('hit').doesNotOffer('doubleedge').ends();
});

const firing = (attacker: 'edge' | 'mate', weapon: string) =>
  xwingTable({
    edge: {
      pilot: 'doubleedge',
      at: [450, 400],
      upgrades: ['ioncannonturret'],
      hasFought: attacker === 'mate',
    },
    mate: {
      pilot: 'sienarspecialist',
      at: [500, 400],
      upgrades: ['ioncannonturret'],
      hasFought: attacker === 'edge',
    },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], hasFought: true },
  }).attack(attacker, 'rookie', {
    ...(weapon === 'primary' ? {} : { weapon }),
    attack: weapon === 'primary' ? ['blank', 'blank'] : ['blank', 'blank', 'blank'],
    defense: ['blank', 'blank'],
  });

test('neither after a miss of its primary weapon nor after one of a friend', () => {
  firing('mate', 'ioncannonturret').ends();
  firing('edge', 'ioncannonturret').offers('doubleedge');
  firing('edge', 'primary').ends();
});

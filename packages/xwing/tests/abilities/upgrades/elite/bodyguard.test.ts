import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const start = (pilot: string, focus: number) =>
  xwingTable({
    soldier: { pilot: 'blacksunsoldier', at: [450, 300], upgrades: ['bodyguard'], tokens: { focus } },
    friend: { pilot, faction: 'scum', at: [530, 300] },
    rookie: { pilot: 'rookiepilot', at: [490, 500, 180] },
  });

test('for a focus token a friend of higher skill at range 1 has 1 agility more this round', () => {
  start('kathscarlet', 1)
    .offersExactly({ use: 'soldier.u1', choice: 'friend' }, { pass: true })
    .uses('bodyguard', 'friend')
    .has('soldier', { tokens: { focus: 0 } })
    .attack('rookie', 'friend', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .ends();
});

test('not for a friend of lower skill, nor without the token', () => {
  start('binayrepirate', 1).asks('declareTarget');
  start('kathscarlet', 0).asks('declareTarget');
});

test('a friend at range 2 is too far', () => {
  xwingTable({
    soldier: { pilot: 'blacksunsoldier', at: [450, 300], upgrades: ['bodyguard'], tokens: { focus: 1 } },
    friend: { pilot: 'kathscarlet', faction: 'scum', at: [650, 300] },
    rookie: { pilot: 'rookiepilot', at: [490, 500, 180] },
  }).asks('declareTarget');
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const trio = (lock: string) =>
  xwingTable({
    ace: { pilot: 'redsquadronveteran', at: [200, 400], upgrades: ['m9g8'], lock },
    rookie: { pilot: 'rookiepilot', at: [450, 400] },
    enemy: { pilot: 'academypilot', at: [450, 560, 180] },
  });

test('an enemy it has locked may have to reroll one attack die', () => {
  trio('enemy')
    .attack('enemy', 'rookie', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .offersExactly({ use: 'ace.u1', choice: 0 }, { use: 'ace.u1', choice: 1 }, { pass: true })
    .uses('m9g8', 0)
    .has('rookie', { shields: 2 })
    .ends();
});

test('a friend it has locked gets a die rerolled too', () => {
  trio('rookie')
    .attack('rookie', 'enemy', {
      attack: ['hit', 'blank', 'focus', 'hit'],
      defense: ['blank', 'blank', 'blank'],
    })
    .uses('m9g8', 1)
    .has('enemy', { damage: [{}, {}] })
    .ends();
});

test('a ship it has not locked rolls in peace', () => {
  trio('enemy')
    .attack('rookie', 'enemy', { attack: ['hit', 'blank', 'focus'], defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { damage: [{}] })
    .ends();
});

test('of two locks the one on the attacker counts, though the other came last', () => {
  xwingTable({
    ace: {
      pilot: 'sharabey',
      at: [200, 400],
      upgrades: ['m9g8', 'weaponsengineer'],
      lock: 'other',
      otherLock: 'enemy',
    },
    rookie: { pilot: 'rookiepilot', at: [450, 400], hasFought: true },
    enemy: { pilot: 'academypilot', at: [450, 560, 180] },
    other: { pilot: 'academypilot', at: [800, 800, 180], hasFought: true },
  })
    .attack('enemy', 'rookie', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .uses('m9g8', 0)
    .has('rookie', { shields: 2 })
    .ends();
});

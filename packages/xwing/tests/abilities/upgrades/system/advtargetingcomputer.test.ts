import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (own: object = {}, other: object = {}) =>
  xwingTable({
    wedge: { pilot: 'redsquadronveteran', at: [450, 400], upgrades: ['advtargetingcomputer'], ...own },
    enemy: { pilot: 'academypilot', at: [450, 560, 180], ...other },
  });

test('against a locked ship a critical may be added, and the lock stays', () => {
  duel({ lock: 'enemy' })
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('advtargetingcomputer')
    .has('wedge', { lock: { target: 'enemy' } })
    .has('enemy', { damage: [{ faceup: true }] })
    .ends();
});

test('not without the lock', () => {
  duel()
    .attack('wedge', 'enemy', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { damage: [] })
    .ends();
});

test('it may be left alone, and a secondary weapon has nothing of it', () => {
  const table = duel({ lock: 'enemy' }).attack('wedge', 'enemy', {
    attack: ['blank', 'blank', 'blank'],
    defense: ['blank', 'blank', 'blank'],
  });
  expect(table.offers('advtargetingcomputer', 'targetLock').answersOffered).toContainEqual({ pass: true });
  duel({ lock: 'enemy', upgrades: ['advtargetingcomputer', 'ioncannon'] })
    .attack('wedge', 'enemy', {
      weapon: 'ioncannon',
      attack: ['blank', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .offers('targetLock');
});

test('the defender may spend its own lock', () => {
  xwingTable({
    vader: {
      pilot: 'obsidiansquadronpilot',
      at: [450, 400],
      upgrades: ['advtargetingcomputer'],
      lock: 'norra',
    },
    norra: { pilot: 'rebel:arc170:norrawexley', at: [450, 560, 180], lock: 'vader', hasFought: true },
  })
    .attack('vader', 'norra', { attack: ['blank', 'blank'], defense: ['blank'] })
    .uses('advtargetingcomputer')
    .asksSeat('p2')
    .offers('norrawexley');
});

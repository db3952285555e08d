import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (more: object = {}) =>
  armadaTable({
    gladiator: {
      ship: 'gladiator-i-class',
      upgrades: ['wulff-yularen'],
      at: [900, 300, 0],
      dials: ['navigate'],
      commandTokens: ['repair'],
      shields: { front: 1 },
      ...more,
    },
    cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
  });

shows(
  'ar.known.upgrade.officers',
  'when the ship spends a command token it may gain one of the same type',
  () => {
    fleet()
      .uses('repair', 'token')
      .has('gladiator', { commandTokens: [] })
      .offersExactly({ use: 'gladiator.u1', choice: null }, { pass: true })
      .uses('wulff-yularen')
      .has('gladiator', { commandTokens: ['repair'], upgrades: [{ exhausted: true }] })
      .asks('repair', { points: 2 });
  },
);

test('not while the card is exhausted, and not for a dial', () => {
  fleet({ exhausted: ['wulff-yularen'] })
    .uses('repair', 'token')
    .asks('repair')
    .has('gladiator', { commandTokens: [] });
  fleet({ dials: ['repair'], commandTokens: [] })
    .uses('repair', 'dial')
    .asks('repair', { points: 3 });
});

test('a token that pays for a card counts too', () => {
  fleet({ upgrades: ['wulff-yularen', 'defense-liaison'] })
    .uses('defense-liaison', { spend: 'repair', command: 'repair' })
    .uses('wulff-yularen')
    .has('gladiator', { revealedDial: 'repair', commandTokens: ['repair'] });
});

import type { Command } from '@sortie/armada/catalogue';
import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (x: number, tokens: Command[] = []) =>
  armadaTable({
    cr90: { ship: 'cr90-corvette-a', upgrades: ['tantive-iv'], at: [900, 300, 0], dials: ['repair'] },
    nebulon: { ship: 'nebulon-b-escort', at: [x, 300, 0], commandTokens: tokens },
    victory: { ship: 'victory-i-class', at: [1000, 700, 180] },
  }).answers({ ship: 'cr90' });

shows(
  'ar.known.upgrade.titles',
  'before it gains a command token a friendly ship at distance 1 to 5 may gain it instead',
  () => {
    fleet(600)
      .uses('convertDial')
      .offersExactly({ use: 'cr90.u1', choice: { ship: 'nebulon' } }, { pass: true })
      .uses('tantive-iv')
      .has('cr90', { commandTokens: [], usedDial: 'repair' })
      .has('nebulon', { commandTokens: ['repair'] });
  },
);

test('the limit is that of the ship that gains it', () => {
  fleet(600, ['navigate', 'squadron'])
    .uses('convertDial')
    .uses('tantive-iv')
    .asks('discardCommandToken', { ship: 'nebulon' })
    .offersExactly({ command: 'navigate' }, { command: 'squadron' }, { command: 'repair' })
    .answers({ command: 'navigate' })
    .has('nebulon', { commandTokens: ['squadron', 'repair'] });
});

test('it may keep the token, and must where no friend is near', () => {
  fleet(600)
    .uses('convertDial')
    .passes()
    .has('cr90', { commandTokens: ['repair'] });
  fleet(500)
    .uses('convertDial')
    .has('cr90', { commandTokens: ['repair'] })
    .offers('repair');
});

test('a token that another ship gains goes to that ship', () => {
  armadaTable({
    cr90: { ship: 'cr90-corvette-a', upgrades: ['tantive-iv'], at: [900, 300, 0] },
    nebulon: { ship: 'nebulon-b-escort', at: [600, 300, 0], dials: ['repair'] },
    victory: { ship: 'victory-i-class', at: [1000, 700, 180] },
  })
    .answers({ ship: 'nebulon' })
    .uses('convertDial')
    .has('nebulon', { commandTokens: ['repair'] });
});

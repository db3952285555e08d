import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (more: object = {}) =>
  armadaTable({
    gladiator: {
      ship: 'gladiator-i-class',
      upgrades: ['weapons-liaison'],
      at: [900, 300, 0],
      dials: ['navigate'],
      commandTokens: ['navigate', 'repair'],
      ...more,
    },
    cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
  });

const change = (spend: string, command: string) => ({
  use: 'gladiator.u1',
  choice: { spend, command },
});

shows(
  'ar.known.upgrade.officers',
  'before the dial is revealed a command token may be spent to set it anew',
  () => {
    fleet()
      .has('gladiator', { revealedDial: null })
      .offersExactly(
        change('navigate', 'concentrateFire'),
        change('navigate', 'squadron'),
        change('repair', 'concentrateFire'),
        change('repair', 'squadron'),
        { pass: true },
      )
      .uses('weapons-liaison', { spend: 'navigate', command: 'squadron' })
      .has('gladiator', { revealedDial: 'squadron', commandTokens: ['repair'] })
      .doesNotOffer('weapons-liaison');
  },
);

test('left alone, the dial shows what was planned, and the moment is over', () => {
  fleet()
    .passes()
    .has('gladiator', { revealedDial: 'navigate', commandTokens: ['navigate', 'repair'] })
    .doesNotOffer('weapons-liaison');
});

test('without a token to spend nothing is offered', () => {
  fleet({ commandTokens: [] }).has('gladiator', { revealedDial: 'navigate' }).doesNotOffer('weapons-liaison');
});

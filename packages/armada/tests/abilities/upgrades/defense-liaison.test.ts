import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (more: object = {}) =>
  armadaTable({
    gladiator: {
      ship: 'gladiator-i-class',
      upgrades: ['defense-liaison'],
      at: [900, 300, 0],
      dials: ['squadron'],
      commandTokens: ['squadron', 'concentrateFire'],
      ...more,
    },
    cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
  });

const change = (spend: string, command: string) => ({
  use: 'gladiator.u1',
  choice: { spend, command },
});

shows(
  ['ar.known.upgrade.officers', 'ar.timing.spent-as-cost-no-effect', 'ar.timing.before'],
  'before the dial is revealed a command token may be spent to set it anew',
  () => {
    fleet()
      .has('gladiator', { revealedDial: null })
      .offersExactly(
        change('squadron', 'navigate'),
        change('squadron', 'repair'),
        change('concentrateFire', 'navigate'),
        change('concentrateFire', 'repair'),
        { pass: true },
      )
      .uses('defense-liaison', { spend: 'squadron', command: 'repair' })
      .has('gladiator', { revealedDial: 'repair', commandTokens: ['concentrateFire'] })
      .doesNotOffer('defense-liaison');
  },
);

test('left alone, the dial shows what was planned, and the moment is over', () => {
  fleet()
    .passes()
    .has('gladiator', { revealedDial: 'squadron', commandTokens: ['squadron', 'concentrateFire'] })
    .doesNotOffer('defense-liaison');
});

test('without a token to spend nothing is offered', () => {
  fleet({ commandTokens: [] }).has('gladiator', { revealedDial: 'squadron' }).doesNotOffer('defense-liaison');
});

test('a crew in panic that throws the dial away leaves nothing to set', () => {
  fleet({ faceup: ['crew-panic'], commandTokens: ['navigate'] })
    .offers('crew-panic', 'defense-liaison')
    .uses('crew-panic', { discardDial: true })
    .has('gladiator', { revealedDial: null, usedDial: 'squadron', commandTokens: ['navigate'] })
    .offers('navigate');
});

shows('ar.known.upgrade.officers', 'a dial that is not revealed any more is not set anew', () => {
  fleet({ faceup: ['crew-panic'], dials: ['squadron', 'repair'] })
    .uses('crew-panic', { discardDial: true })
    .doesNotOffer('defense-liaison');
  fleet({ dials: [] }).doesNotOffer('defense-liaison');
});

shows('ar.known.upgrade.officers', 'the liaison of another ship leaves the dial alone', () => {
  armadaTable({
    gladiator: { ship: 'gladiator-i-class', at: [900, 300, 0], dials: ['squadron'] },
    friend: {
      ship: 'gladiator-ii-class',
      upgrades: ['defense-liaison'],
      at: [500, 300, 0],
      dials: ['squadron'],
      commandTokens: ['navigate'],
    },
    cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
  })
    .answers({ ship: 'gladiator' })
    .has('gladiator', { revealedDial: 'squadron' })
    .doesNotOffer('defense-liaison');
});

import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (phase: 'command' | 'ship' = 'ship') =>
  armadaTable(
    {
      victory: {
        ship: 'victory-i-class',
        upgrades: ['grand-moff-tarkin'],
        at: [900, 200, 0],
        commandTokens: ['repair'],
      },
      gladiator: {
        ship: 'gladiator-i-class',
        at: [300, 200, 0],
        commandTokens: ['squadron', 'navigate'],
      },
      cr90: { ship: 'cr90-corvette-a', at: [900, 750, 180] },
    },
    { phase },
  );

const choose = (command: string) => ({ use: 'victory.u1', choice: { command } });

shows(
  'ar.known.upgrade.commanders',
  'at the start of the Ship phase all friendly ships gain a token of one command',
  () => {
    fleet()
      .offersExactly(choose('navigate'), choose('squadron'), choose('repair'), choose('concentrateFire'), {
        pass: true,
      })
      .uses('grand-moff-tarkin', { command: 'concentrateFire' })
      .asks('discardCommandToken', { ship: 'gladiator' })
      .offersExactly({ command: 'navigate' }, { command: 'squadron' }, { command: 'concentrateFire' })
      .answers({ command: 'navigate' })
      .has('victory', { commandTokens: ['repair', 'concentrateFire'] })
      .has('gladiator', { commandTokens: ['squadron', 'concentrateFire'] })
      .has('cr90', { commandTokens: [] })
      .asks('chooseShip');
  },
);

shows(
  'ar.command-token.no-duplicates',
  'a second token of a type is discarded at once, and settles the limit too',
  () => {
    fleet()
      .uses('grand-moff-tarkin', { command: 'navigate' })
      .has('victory', { commandTokens: ['repair', 'navigate'] })
      .has('gladiator', { commandTokens: ['squadron', 'navigate'] })
      .asks('chooseShip');
  },
);

shows('ar.timing.upgrade-optional', 'he need not choose, and says nothing when the round starts', () => {
  fleet()
    .passes()
    .has('victory', { commandTokens: ['repair'] })
    .asks('chooseShip');
  expect(fleet('command').open.every(({ kind }) => kind === 'assignDials')).toBe(true);
});

import type { Command } from '@sortie/armada/catalogue';
import { armadaTable } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { shows } from '../../shows.ts';

const fleet = (round: number, tokens: { frigate?: Command[]; cr90?: Command[] } = {}) =>
  armadaTable(
    {
      frigate: {
        ship: 'assault-frigate-mark-ii-b',
        upgrades: ['garm-bel-iblis'],
        at: [900, 200, 0],
        commandTokens: tokens.frigate ?? [],
      },
      cr90: { ship: 'cr90-corvette-a', at: [300, 200, 0], commandTokens: tokens.cr90 ?? [] },
      victory: { ship: 'victory-i-class', at: [900, 700, 180] },
    },
    { phase: 'command', round },
  );

shows(
  'ar.known.upgrade.commanders',
  'at the start of rounds 1 and 5 each friendly ship may gain as many tokens as its command value',
  () => {
    for (const round of [1, 5]) {
      fleet(round)
        .offersExactly({ use: 'frigate.u1', choice: null }, { pass: true })
        .uses('garm-bel-iblis')
        .asks('chooseForCard', { unit: 'frigate', source: 'frigate.u1' })
        .offersExactly(
          { commands: ['navigate', 'squadron', 'repair'] },
          { commands: ['navigate', 'squadron', 'concentrateFire'] },
          { commands: ['navigate', 'repair', 'concentrateFire'] },
          { commands: ['squadron', 'repair', 'concentrateFire'] },
          { decline: true },
        )
        .answers({ commands: ['navigate', 'squadron', 'repair'] })
        .asks('chooseForCard', { unit: 'cr90' })
        .offersExactly(
          { commands: ['navigate'] },
          { commands: ['squadron'] },
          { commands: ['repair'] },
          { commands: ['concentrateFire'] },
          { decline: true },
        )
        .answers({ decline: true })
        .has('frigate', { commandTokens: ['navigate', 'squadron', 'repair'] })
        .has('cr90', { commandTokens: [] })
        .has('victory', { commandTokens: [] });
    }
  },
);

shows(
  'ar.command-token.limit-command-value',
  'a ship over its limit drops one token for each that it gains',
  () => {
    fleet(5, { frigate: ['navigate', 'squadron', 'repair'], cr90: ['navigate'] })
      .uses('garm-bel-iblis')
      .answers({ commands: ['navigate', 'squadron', 'concentrateFire'] })
      .asks('discardCommandToken', { ship: 'frigate' })
      .offersExactly(
        { command: 'navigate' },
        { command: 'squadron' },
        { command: 'repair' },
        { command: 'concentrateFire' },
      )
      .answers({ command: 'repair' })
      .answers({ commands: ['repair'] })
      .asks('discardCommandToken', { ship: 'cr90' })
      .offersExactly({ command: 'navigate' }, { command: 'repair' })
      .answers({ command: 'repair' })
      .has('frigate', { commandTokens: ['navigate', 'squadron', 'concentrateFire'] })
      .has('cr90', { commandTokens: ['navigate'] });
  },
);

test('in other rounds nothing is offered', () => {
  const table = fleet(2);
  expect(table.open.map(({ kind }) => kind)).toEqual(['assignDials', 'assignDials', 'assignDials']);
});

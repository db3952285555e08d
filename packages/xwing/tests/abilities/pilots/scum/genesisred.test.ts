import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const locking = (tokens: object, own: object = {}) =>
  xwingTable(
    {
      red: { pilot: 'genesisred', at: [450, 300], tokens: own, dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 640, 180], tokens },
    },
    { phase: 'activation' },
  ).acts('targetLock', { target: 'rookie' });

test('it gets as many focus and evade tokens as the locked ship', () => {
  locking({ focus: 2, evade: 1 }, { focus: 1 }).has('red', { tokens: { focus: 2, evade: 1 } });
});

test('none where it has as many', () => {
  locking({ focus: 1 }, { focus: 2 }).has('red', { tokens: { focus: 2, evade: 0 } });
});

test('as many tokens as the locked ship has are enough, and the lock of a friend brings none', () => {
  const locked = (tokens: object, own: string) =>
    xwingTable(
      {
        genesis: {
          pilot: 'genesisred',
          at: [300, 300],
          tokens: own === 'genesis' ? { focus: 1, evade: 1 } : {},
          ...(own === 'genesis' ? { dial: { speed: 2, bearing: 'straight' } } : {}),
        },
        wing: {
          pilot: 'binayrepirate',
          at: [450, 300],
          ...(own === 'wing' ? { dial: { speed: 2, bearing: 'straight' } } : {}),
        },
        rookie: { pilot: 'rookiepilot', at: [400, 600, 180], tokens },
      },
      { phase: 'activation' },
    ).acts('targetLock', { target: 'rookie' });
  expect(locked({ focus: 1, evade: 1 }, 'genesis').events('tokensAssigned')).toEqual([]);
  expect(locked({ focus: 1, evade: 1 }, 'wing').events('tokensAssigned')).toEqual([]);
});

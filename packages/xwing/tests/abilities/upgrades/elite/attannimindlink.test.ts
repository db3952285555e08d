import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const skies = (third: readonly string[]) =>
  xwingTable(
    {
      one: {
        pilot: 'blacksunace',
        at: [450, 200],
        upgrades: ['attannimindlink'],
        dial: { speed: 2, bearing: 'straight' },
      },
      two: { pilot: 'blacksunace', at: [200, 200], upgrades: ['attannimindlink'], activated: true },
      three: { pilot: 'blacksunace', at: [700, 200], upgrades: third, activated: true, tokens: { focus: 1 } },
      rookie: { pilot: 'rookiepilot', at: [450, 800, 180], activated: true },
    },
    { phase: 'activation' },
  );

test('a focus token comes to every friend with the card that has none', () => {
  skies(['attannimindlink'])
    .acts('focus')
    .has('one', { tokens: { focus: 1 } })
    .has('two', { tokens: { focus: 1 } })
    .has('three', { tokens: { focus: 1 } })
    .ends();
});

test('no other token comes along, and nobody without the card gets one', () => {
  skies([])
    .acts('targetLock', { target: 'rookie' })
    .has('two', { tokens: { focus: 0, stress: 0 } })
    .ends();
  skies([])
    .acts('focus')
    .has('two', { tokens: { focus: 1 } })
    .has('three', { tokens: { focus: 1 } })
    .ends();
});

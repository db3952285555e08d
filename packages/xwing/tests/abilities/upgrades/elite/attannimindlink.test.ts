import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

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

const linkedUp = (ships: object) =>
  xwingTable(
    {
      one: {
        pilot: 'blacksunace',
        at: [450, 200],
        upgrades: ['attannimindlink'],
        dial: { speed: 2, bearing: 'straight' },
      },
      two: { pilot: 'blacksunace', at: [200, 200], upgrades: ['attannimindlink'], activated: true },
      ...ships,
      rookie: { pilot: 'rookiepilot', at: [450, 800, 180], activated: true },
    },
    { phase: 'activation' },
  );
const received = (table: ReturnType<typeof linkedUp>) =>
  table.events('tokensAssigned').map(({ ship, token }) => `${ship} ${token}`);

test('a friend without the card is not linked, whatever else it carries, nor one whose card is gone', () => {
  const other = {
    three: { pilot: 'blacksunace', at: [700, 200], upgrades: ['glitterstim'], activated: true },
    four: {
      pilot: 'blacksunace',
      at: [800, 200],
      upgrades: ['attannimindlink'],
      discarded: ['ept:attannimindlink'],
      activated: true,
    },
    two: {
      pilot: 'blacksunace',
      at: [200, 200],
      upgrades: ['glitterstim', 'attannimindlink'],
      activated: true,
    },
  };
  expect(received(linkedUp(other).acts('focus'))).toEqual(['one focus', 'two focus']);
});

test('what a ship that is not linked receives stays with it', () => {
  const other = {
    one: {
      pilot: 'blacksunace',
      at: [450, 200],
      dial: { speed: 2, bearing: 'straight' },
    },
    three: { pilot: 'blacksunace', at: [700, 200], upgrades: ['attannimindlink'], activated: true },
  };
  expect(received(linkedUp(other).acts('focus'))).toEqual(['one focus']);
});

test('where everybody has such a token the link is not heard of', () => {
  const two = {
    pilot: 'blacksunace',
    at: [200, 200],
    upgrades: ['attannimindlink'],
    activated: true,
    tokens: { focus: 1 },
  };
  const table = linkedUp({ two }).acts('focus');
  expect(table.referee.log.filter(({ kind }) => kind === 'abilityUsed')).toEqual([]);
});

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flown = (more = {}) =>
  xwingTable(
    {
      saber: {
        pilot: 'sabersquadronpilot',
        at: [450, 300],
        upgrades: ['pushthelimit'],
        dial: { speed: 2, bearing: 'straight' },
        ...more,
      },
      rookie: { pilot: 'rookiepilot', at: [450, 600, 180] },
    },
    { phase: 'activation' },
  );

test('after an action the ship may perform another one of its bar and is then stressed', () => {
  flown()
    .acts('focus')
    .asks('performAction', { ship: 'saber', free: true })
    .offersExactly(
      { action: 'barrelRoll', direction: 'left' },
      { action: 'barrelRoll', direction: 'right' },
      { action: 'boost', direction: 'straight' },
      { action: 'boost', direction: 'bankLeft' },
      { action: 'boost', direction: 'bankRight' },
      { action: 'evade' },
      { skip: true },
    )
    .acts('evade')
    .has('saber', { tokens: { focus: 1, evade: 1, stress: 1 }, actions: ['focus', 'evade'] });
});

test('declining the free action costs nothing', () => {
  flown()
    .acts('focus')
    .skips()
    .has('saber', { tokens: { stress: 0 }, uses: [] });
});

test('it works once a round, also for a ship that may act while stressed', () => {
  xwingTable(
    {
      tycho: {
        pilot: 'tychocelchu',
        at: [450, 300],
        upgrades: ['pushthelimit'],
        dial: { speed: 3, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  )
    .acts('focus')
    .acts('evade')
    .has('tycho', { tokens: { stress: 1 }, actions: ['focus', 'evade'] })
    .asks('declareTarget', { ship: 'tycho' });
});

test('what the free action sets off comes before the stress token', () => {
  const table = xwingTable(
    {
      lando: {
        pilot: 'rebel:yt1300:chewbacca',
        at: [450, 300],
        upgrades: ['pushthelimit', 'reconspecialist', 'crew:gunner'],
        dial: { speed: 1, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [450, 600, 180] },
    },
    { phase: 'activation' },
  )
    .acts('targetLock', { target: 'academy' })
    .acts('focus')
    .has('lando', { tokens: { focus: 2, stress: 1 } });
  expect(table.events('tokensAssigned').map(({ token }) => token)).toEqual(['focus', 'focus', 'stress']);
});

test('the action of a friend gives it nothing', () => {
  const table = xwingTable(
    {
      saber: { pilot: 'sabersquadronpilot', at: [250, 300], upgrades: ['pushthelimit'] },
      friend: { pilot: 'academypilot', at: [450, 300], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  )
    .acts('focus')
    .ends();
  expect(table.open.map(({ kind }) => kind)).not.toContain('performAction');
});

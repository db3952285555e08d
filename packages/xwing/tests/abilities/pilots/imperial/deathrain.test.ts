import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flying = (pilot: string) =>
  xwingTable(
    {
      rain: { pilot, at: [450, 400], upgrades: ['seismiccharges'], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  );

test('a bomb may leave in front, and a barrel roll follows', () => {
  flying('deathrain')
    .offersExactly(
      { use: 'rain.u1', choice: 'straight1' },
      { use: 'rain.u1', choice: 'front1' },
      { pass: true },
    )
    .uses('seismiccharges', 'front1')
    .offersExactly({ use: 'rain.pilot', choice: null }, { pass: true })
    .uses('deathrain')
    .offersExactly(
      { action: 'barrelRoll', direction: 'left' },
      { action: 'barrelRoll', direction: 'right' },
      { skip: true },
    );
});

test('other pilots drop it behind', () => {
  flying('cutlasssquadronpilot').offersExactly({ use: 'rain.u1', choice: null }, { pass: true });
});

test('a bomb that a friend drops is no occasion to roll', () => {
  xwingTable(
    {
      rain: { pilot: 'deathrain', at: [300, 400], activated: true },
      bomber: {
        pilot: 'scimitarsquadronpilot',
        at: [450, 400],
        upgrades: ['seismiccharges'],
        dial: { speed: 2, bearing: 'straight' },
      },
      rookie: { pilot: 'rookiepilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  )
    .uses('seismiccharges')
    .asks('performAction', { ship: 'bomber' });
});

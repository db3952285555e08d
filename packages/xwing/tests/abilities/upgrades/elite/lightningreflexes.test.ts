import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

type Spec = Parameters<typeof xwingTable>[0][string];

const flying = (more: Partial<Spec> = {}, upgrades = ['lightningreflexes']) =>
  xwingTable(
    {
      ace: {
        pilot: 'soontirfel',
        at: [450, 300],
        dial: { speed: 3, bearing: 'straight' },
        upgrades,
        ...more,
      },
      rookie: { pilot: 'rookiepilot', at: [100, 850, 180] },
      near: { pilot: 'rookiepilot', at: [700, 700, 250] },
    },
    { phase: 'activation' },
  );

const USE = { use: 'ace.u1', choice: null };

test('after a green or white maneuver the ship may turn about, for the card and a stress token', () => {
  const table = flying().offersExactly(USE, { pass: true }).uses('lightningreflexes').passes();
  table.has('ace', { pose: { x: 450, y: 460, heading: 180 }, tokens: { stress: 1 } });
  expect(table.ship('ace').upgrades).toMatchObject([{ faceup: false }]);
  flying({ dial: { speed: 1, bearing: 'turnLeft' } }).offersExactly(USE, { pass: true });
});

test('a green maneuver takes its stress off before', () => {
  flying({ tokens: { stress: 1 } })
    .uses('lightningreflexes')
    .passes()
    .has('ace', { tokens: { stress: 1 } });
});

test('not after a red maneuver, and not after one that the dial did not show', () => {
  flying({ dial: { speed: 5, bearing: 'koiogranTurn' } }).doesNotOffer('lightningreflexes');
  xwingTable(
    {
      ace: { pilot: 'soontirfel', at: [450, 300], tokens: { ion: 1 }, upgrades: ['lightningreflexes'] },
      rookie: { pilot: 'rookiepilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  ).doesNotOffer('lightningreflexes');
});

test('a ship that ran into another one may turn as well', () => {
  xwingTable(
    {
      ace: {
        pilot: 'soontirfel',
        at: [450, 300],
        dial: { speed: 3, bearing: 'straight' },
        upgrades: ['lightningreflexes'],
      },
      rookie: { pilot: 'rookiepilot', at: [450, 470, 180] },
    },
    { phase: 'activation' },
  ).offersExactly(USE, { pass: true });
});

test('Juno Eclipse may turn only after a maneuver that is on her dial', () => {
  const juno = (speed: number) =>
    flying({ pilot: 'junoeclipse', dial: { speed: 2, bearing: 'turnLeft' } }).uses('junoeclipse', {
      speed,
      bearing: 'turnLeft',
      difficulty: 'white',
    });
  juno(3).offersExactly(USE, { pass: true });
  juno(1).doesNotOffer('lightningreflexes');
});

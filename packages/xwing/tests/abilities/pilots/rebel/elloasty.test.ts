import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (pilot: string, stress = 0, bearing = 'tallonRollLeft') =>
  xwingTable(
    {
      ello: { pilot, at: [450, 300], dial: { speed: 3, bearing }, tokens: { stress } },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  );

test('its Tallon rolls are white while it is not stressed', () => {
  for (const bearing of ['tallonRollLeft', 'tallonRollRight'])
    flown('elloasty', 0, bearing)
      .asks('placeTallonRoll')
      .letGoBy()
      .asks('performAction', { ship: 'ello' })
      .has('ello', { tokens: { stress: 0 } });
});

test('stressed, they are red: the opponent chooses another maneuver', () => {
  flown('elloasty', 1).asks('replaceManeuver', { ship: 'ello' }).asksSeat('p2');
});

test('other maneuvers of it stay as they are', () => {
  xwingTable(
    {
      ello: { pilot: 'elloasty', at: [450, 300], dial: { speed: 4, bearing: 'koiogranTurn' } },
      enemy: { pilot: 'academypilot', at: [450, 850, 180] },
    },
    { phase: 'activation' },
  ).has('ello', { tokens: { stress: 1 } });
});

test('those of other pilots stay red', () => {
  flown('redsquadronveteran')
    .until('setDial')
    .has('ello', { tokens: { stress: 1 } });
});

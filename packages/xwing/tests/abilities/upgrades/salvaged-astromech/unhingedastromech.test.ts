import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const flown = (speed: number, upgrades: readonly string[] = ['unhingedastromech']) =>
  xwingTable(
    {
      thug: {
        pilot: 'scum:ywing:syndicatethug',
        at: [450, 300],
        upgrades,
        tokens: { stress: 1 },
        dial: { speed, bearing: 'bankLeft' },
      },
      enemy: { pilot: 'academypilot', faction: 'imperial', at: [850, 850, 180], hasFought: true },
    },
    { phase: 'activation' },
  );

test('a maneuver of speed 3 is green', () => {
  flown(3).has('thug', { tokens: { stress: 0 } });
  flown(3, []).has('thug', { tokens: { stress: 1 } });
});

test('one of speed 2 keeps its colour', () => {
  flown(2).has('thug', { tokens: { stress: 1 } });
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (pilot: string, y = 430) =>
  xwingTable(
    {
      ship: { pilot, faction: 'imperial', at: [450, 270] },
      rookie: { pilot: 'rookiepilot', at: [450, 590, 180] },
    },
    { obstacles: [{ kind: 'asteroid', outline: 0, at: [450, y] }] },
  );
const attack = ['blank', 'blank', 'blank'];

test('against an obstructed attack the defender rolls two dice less', () => {
  attacking('testpilotblackout')
    .attack('ship', 'rookie', { attack, defense: ['blank', 'blank'] })
    .ends();
});

test('against the same attack of another pilot it rolls them all', () => {
  attacking('sienarjaemusanalyst')
    .attack('ship', 'rookie', { attack, defense: ['blank', 'blank', 'blank', 'blank'] })
    .ends();
});

test('a clear attack leaves the defender its dice', () => {
  attacking('testpilotblackout', 100)
    .attack('ship', 'rookie', { attack, defense: ['blank', 'blank', 'blank'] })
    .ends();
});

test('the obstructed attack of a friend leaves the defender its dice', () => {
  xwingTable(
    {
      test: { pilot: 'testpilotblackout', at: [600, 270], hasFought: true },
      ship: { pilot: 'sienarjaemusanalyst', at: [450, 270] },
      rookie: { pilot: 'rookiepilot', at: [450, 590, 180] },
    },
    { obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 430] }] },
  )
    .attack('ship', 'rookie', { attack, defense: ['blank', 'blank', 'blank', 'blank'] })
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const three = () =>
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 400, 180], upgrades: ['rebelcaptive'] },
    one: { pilot: 'redsquadronveteran', at: [400, 590, 180] },
    two: { pilot: 'rookiepilot', at: [500, 590, 180] },
  });

test('the first ship to attack it in a round is stressed, the second is not', () => {
  three()
    .attack('one', 'shuttle', { attack: ['blank', 'blank', 'blank'], defense: ['blank'] })
    .has('one', { tokens: { stress: 1 } })
    .attack('two', 'shuttle', { attack: ['blank', 'blank', 'blank'], defense: ['blank'] })
    .has('two', { tokens: { stress: 0 } })
    .ends();
});

test('whoever it attacks is not', () => {
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 400], upgrades: ['rebelcaptive'] },
    one: { pilot: 'rookiepilot', at: [450, 590, 0] },
  })
    .attack('shuttle', 'one', { attack: ['blank', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .has('one', { tokens: { stress: 0 } })
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const fett = (bearing: string, speed = 2) =>
  xwingTable(
    {
      boba: { pilot: 'bobafett', faction: 'imperial', at: [450, 300], dial: { speed, bearing } },
      rookie: { pilot: 'rookiepilot', at: [450, 800, 180] },
    },
    { phase: 'activation' },
  );

test('a revealed bank may be rotated to the other bank of the same speed', () => {
  const table = fett('bankLeft').offers('bobafett').uses('bobafett');
  expect(table.events('shipMoved').map(({ how }) => how)).toEqual(['bankRight 2']);
});

test('the bank that was set may be kept', () => {
  const table = fett('bankRight', 1).offers('bobafett').passes();
  expect(table.events('shipMoved').map(({ how }) => how)).toEqual(['bankRight 1']);
});

test('a straight maneuver is not rotated', () => {
  const table = fett('straight').asks('performAction');
  expect(table.events('shipMoved').map(({ how }) => how)).toEqual(['straight 2']);
});

test('a bank that the opponent chose for a stressed Boba Fett was not revealed and is not rotated', () => {
  const table = xwingTable(
    {
      boba: {
        pilot: 'bobafett',
        faction: 'imperial',
        at: [450, 300],
        dial: { speed: 3, bearing: 'koiogranTurn' },
        tokens: { stress: 1 },
      },
      rookie: { pilot: 'rookiepilot', at: [450, 800, 180] },
    },
    { phase: 'activation' },
  )
    .asksSeat('p2')
    .answers({ speed: 2, bearing: 'bankLeft' });
  expect(table.events('shipMoved').map(({ how }) => how)).toEqual(['bankLeft 2']);
});

import { armadaTable } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const duel = (upgrades: string[], initiative: 0 | 1 = 0) =>
  bowToBow(
    'close',
    {
      cr90: { ship: 'cr90-corvette-a', upgrades, ...noTokens },
      victory: { ship: 'victory-ii-class', ...noTokens },
    },
    { initiative, obstacles: { 'asteroid-1': [900, 380] } },
  );

shows('ar.known.upgrade.titles', 'attacks of the ship are not obstructed', () => {
  duel(['jainas-light'])
    .attack('cr90', 'victory', { ...front, red: ['blank', 'blank'], blue: ['accuracy'] })
    .asks('chooseCourse')
    .ends();
});

test('those of others are, and those against it', () => {
  duel([])
    .attack('cr90', 'victory', { ...front })
    .asks('removeDie');
  duel(['jainas-light'], 1)
    .attack('victory', 'cr90', { ...front })
    .asks('removeDie');
});

const flown = (upgrades: string[]) =>
  armadaTable(
    {
      cr90: { ship: 'cr90-corvette-a', upgrades, at: [900, 300, 0] },
      victory: { ship: 'victory-i-class', at: [200, 800, 180] },
    },
    { obstacles: { 'asteroid-1': [900, 437] }, cards: ['coolant-discharge'] },
  ).answers({ clicks: [0, 0], side: 'left' });

test('it may ignore an obstacle that it overlaps', () => {
  flown(['jainas-light'])
    .offersExactly({ use: 'cr90.u1', choice: null }, { pass: true })
    .uses('jainas-light')
    .has('cr90', { damage: [], activated: true });
});

test('it need not, and other ships cannot', () => {
  const unused = flown(['jainas-light']).passes();
  expect(unused.ship('cr90').damage).toMatchObject([{ card: 'coolant-discharge', faceup: true }]);
  const other = flown([]);
  expect(other.ship('cr90').damage).toMatchObject([{ card: 'coolant-discharge', faceup: true }]);
});

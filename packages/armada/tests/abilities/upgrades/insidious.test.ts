import { expect, test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, noTokens } from '../bow-to-bow.ts';

const two = ['blank', 'blank'];

const duel = (range: 'close' | 'medium' | 'long', heading: 0 | 180) => {
  const y = { close: 460, medium: 525, long: 620 }[range];
  return bowToBow(range, {
    gladiator: { ship: 'gladiator-i-class', upgrades: ['insidious'] },
    cr90: { ship: 'cr90-corvette-a', at: [900, y, heading], ...noTokens },
  });
};

shows('ar.known.upgrade.titles', 'black dice are used at medium range against a rear zone', () => {
  const table = duel('medium', 0).attack('gladiator', 'cr90', {
    zone: 'front',
    defendingZone: 'rear',
    red: two,
    black: two,
  });
  expect(table.events('diceGathered')).toMatchObject([{ dice: { red: 2, blue: 0, black: 2 } }]);
  table.ends();
});

test('not against another zone, and not at long range', () => {
  const atFront = duel('medium', 180).attack('gladiator', 'cr90', {
    zone: 'front',
    defendingZone: 'front',
    red: two,
  });
  expect(atFront.events('diceGathered')).toMatchObject([{ dice: { red: 2, blue: 0, black: 0 } }]);
  const atLong = duel('long', 0).attack('gladiator', 'cr90', {
    zone: 'front',
    defendingZone: 'rear',
    red: two,
  });
  expect(atLong.events('diceGathered')).toMatchObject([{ dice: { red: 2, blue: 0, black: 0 } }]);
});

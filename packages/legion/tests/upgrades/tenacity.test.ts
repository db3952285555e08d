import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

/** The dice of an attack: nobody but the unit's leader stands in contact. */
const dice = (unit: object, y = 327) => {
  const at = legionTable({
    boba: { unit: 'boba-fett', at: [300, 300], upgrades: ['tenacity'], ...unit },
    enemy: { unit: 'wookiee-warriors', at: [300, y], left: 1, activated: true },
  });
  const blanks = Array.from({ length: 9 }, () => 'blank');
  at.attack('boba', 'enemy', { red: blanks, black: blanks, white: blanks });
  return at.events('attackDiceRolled')[0]!.dice.map(({ colour }) => colour);
};

shows(
  'lg.attack.2.gather-dice',
  'a wounded unit, or one that has lost miniatures, adds a red die in melee',
  () => {
    expect(dice({ wounds: [1] })).toEqual(['red', 'red', 'red']);
    expect(dice({ unit: 'stormtroopers', left: 1 })).toEqual(['red', 'black']);
  },
);

shows(
  'lg.attack.2.gather-dice',
  'one without losses does not, nor in a ranged attack, nor without the card',
  () => {
    expect(dice({})).toEqual(['red', 'red']);
    expect(dice({ wounds: [1], upgrades: [] })).toEqual(['red', 'red']);
    expect(dice({ wounds: [1] }, 500)).toEqual(['black', 'black', 'black', 'black']);
  },
);

shows('lg.attack.2.gather-dice', 'it adds nothing to the attack of a friend', () => {
  const at = legionTable({
    storm: { unit: 'stormtroopers', at: [300, 300] },
    boba: { unit: 'boba-fett', at: [600, 300], upgrades: ['tenacity'], wounds: [1] },
    enemy: { unit: 'wookiee-warriors', at: [300, 327], left: 1, activated: true },
  }).attack('storm', 'enemy', { black: ['blank', 'blank', 'blank', 'blank'] });
  expect(new Set(at.events('attackDiceRolled')[0]!.dice.map(({ colour }) => colour))).toEqual(
    new Set(['black']),
  );
});

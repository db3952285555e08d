import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const behind = (upgrades: readonly string[]) =>
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400, 180], upgrades },
    enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, 560, 0] },
  });

test('the card buys one attack in any direction', () => {
  behind(['hotshotblaster'])
    .attack('ace', 'enemy', {
      weapon: 'hotshotblaster',
      attack: ['hit', 'blank', 'blank'],
      defense: ['blank', 'blank', 'blank'],
    })
    .has('enemy', { damage: [{}] })
    .has('ace', { upgrades: [{ faceup: false }] })
    .ends();
});

test('without it nobody behind can be attacked', () => {
  behind([]).until('setDial').has('enemy', { damage: [] });
});

test('it is the only weapon that reaches a ship behind', () => {
  behind(['hotshotblaster'])
    .asks('declareTarget', { ship: 'ace' })
    .offersExactly({ weapon: 'ace.u1', target: 'enemy' }, { decline: true });
  expect(behind([]).open.map(({ kind }) => kind)).toEqual(['setDial', 'setDial']);
});

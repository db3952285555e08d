import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

const dying = { pilot: 'binayrepirate', shields: 0, facedown: ['core2-damagedengine'] } as const;

test('one Dead Man’s Switch sets off the next', () => {
  xwingTable({
    x: { pilot: 'rookiepilot', at: [450, 300] },
    one: { ...dying, at: [450, 520, 180], upgrades: ['deadmansswitch'] },
    two: { ...dying, at: [560, 520, 180], upgrades: ['deadmansswitch'] },
    three: { pilot: 'binayrepirate', at: [670, 520, 180] },
    last: { pilot: 'binayrepirate', at: [800, 200, 180] },
  })
    .attack('x', 'one', { attack: ['hit', 'blank', 'blank'], defense: blanks(2) })
    .has('one', { gone: 'destroyed' })
    .has('two', { gone: 'destroyed' })
    .has('three', { gone: null, shields: 1 })
    .ends();
});

test('a destroyed ship sets off its harpoon and its Dead Man’s Switch, one damage each', () => {
  xwingTable({
    tie: { pilot: 'scimitarsquadronpilot', at: [450, 300] },
    one: {
      ...dying,
      at: [450, 490, 180],
      upgrades: ['deadmansswitch'],
      conditions: [{ card: 'harpooned', by: 'tie' }],
    },
    two: { pilot: 'binayrepirate', at: [540, 490, 180] },
  })
    .attack('tie', 'one', { attack: ['hit', 'blank'], defense: blanks(2) })
    .answers({ use: 'one.c1' })
    .has('one', { gone: 'destroyed' })
    .has('two', { shields: 0, damage: [] })
    .ends();
});

test('IG-88A loses a shield to the Dead Man’s Switch of the ship it destroys and then recovers it', () => {
  xwingTable({
    ig: { pilot: 'ig88a', at: [450, 300] },
    one: { ...dying, side: 1, at: [450, 440, 180], upgrades: ['deadmansswitch'] },
    two: { pilot: 'rookiepilot', at: [800, 800, 180] },
  })
    .attack('ig', 'one', { attack: ['hit', ...blanks(3)], defense: blanks(2) })
    .has('one', { gone: 'destroyed' })
    .has('ig', { shields: 3 })
    .offers('ig88a')
    .uses('ig88a')
    .has('ig', { shields: 4 })
    .ends();
});

test('Darth Vader in the crew strikes the defender although his own ship goes down by it', () => {
  xwingTable({
    shuttle: {
      pilot: 'omicrongrouppilot',
      at: [450, 300],
      shields: 0,
      facedown: ['core2-damagedengine', 'core2-blindedpilot', 'core2-weaponsfailure'],
      upgrades: ['crew:darthvader'],
    },
    escort: { pilot: 'academypilot', at: [100, 100] },
    x: { pilot: 'rookiepilot', at: [450, 520, 180], hasFought: true },
  })
    .attack('shuttle', 'x', { attack: blanks(3), defense: blanks(2) })
    .offers('darthvader')
    .uses('darthvader')
    .has('shuttle', { gone: 'destroyed' })
    .has('x', { shields: 1 })
    .ends();
});

shows(
  ['xw.destroy.simultaneous.keeps-cards', 'xw.destroy.simultaneous.removal'],
  'a ship kept on the table for its attack sets off its Dead Man’s Switch when it is removed',
  () => {
    xwingTable(
      {
        tie: { pilot: 'academypilot', at: [450, 300] },
        one: { ...dying, at: [450, 440, 180], upgrades: ['deadmansswitch'] },
        two: { pilot: 'blacksunsoldier', at: [800, 200, 180], hasFought: true },
      },
      { initiative: 0 },
    )
      .attack('tie', 'one', { attack: ['hit', 'blank', 'blank'], defense: blanks(2) })
      .has('one', { gone: null, doomed: true })
      .has('tie', { damage: [] })
      .attack('one', 'tie', { attack: blanks(3), defense: blanks(3) })
      .has('one', { gone: 'destroyed' })
      .has('tie', { damage: [{ faceup: false }] })
      .ends();
  },
);

test('Suppressive Fire ends when Captain Rex is destroyed', () => {
  xwingTable({
    rex: {
      pilot: 'rebel:tiefighter:captainrex',
      at: [450, 300],
      facedown: ['core2-damagedengine', 'core2-damagedengine'],
      hasFought: true,
    },
    x: { pilot: 'rookiepilot', at: [700, 300], hasFought: true },
    first: {
      pilot: 'academypilot',
      at: [450, 520, 180],
      conditions: [{ card: 'suppressivefire', by: 'rex' }],
    },
    second: { pilot: 'academypilot', at: [600, 520, 180] },
  })
    .until('chooseShip')
    .answers({ ship: 'second' })
    .attack('second', 'rex', { attack: ['hit', 'blank'], defense: blanks(4) })
    .has('rex', { gone: 'destroyed' })
    .has('first', { conditions: [] })
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const defending = (pilot: string, more: object, defense: readonly string[], gap = 150) => {
  const table = xwingTable({
    quad: { pilot, at: [450, 300], ...more },
    enemy: { pilot: 'academypilot', at: [450, 300 + 40 + gap, 180] },
  });
  table.attack('enemy', 'quad', { attack: ['hit', 'blank'], defense }).ends();
  expect(table.events('defenseDiceRolled').map(({ faces }) => faces)).toEqual([defense]);
};

const three = ['blank', 'evade', 'evade'];

test('it rolls as many dice as the speed it flew, and those of range besides', () => {
  defending('sarcoplank', { speedFlown: 3 }, three);
  defending('sarcoplank', { speedFlown: 3 }, [...three, 'evade'], 230);
});

test('its agility where that is more, or where it flew nothing', () => {
  defending('sarcoplank', { speedFlown: 1 }, ['blank', 'evade']);
  defending('sarcoplank', {}, ['blank', 'evade']);
});

test('a tractor beam takes no die of the speed', () => {
  defending('sarcoplank', { speedFlown: 3, tokens: { tractorBeam: 1 } }, three);
});

test('other pilots roll their agility', () => {
  defending('jakkugunrunner', { speedFlown: 3 }, ['blank', 'evade']);
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const poe = (focus: number, role: 'attacks' | 'defends') => {
  const table = xwingTable({
    poe: { pilot: 'rebel:t70xwing:poedameron', at: [450, 300], tokens: { focus } },
    academy: { pilot: 'academypilot', at: [450, 500, 180], tokens: { focus: 1 } },
  });
  return role === 'attacks'
    ? table.attack('poe', 'academy', {
        attack: ['focus', 'focus', 'blank'],
        defense: ['blank', 'blank', 'blank'],
      })
    : table.attack('academy', 'poe', { attack: ['hit', 'blank'], defense: ['focus', 'focus'] });
};

test('attacking with a focus token Poe may change one focus result to a hit and keeps the token', () => {
  poe(1, 'attacks')
    .offers('poedameron', 'poe:focus')
    .uses('poedameron')
    .attackDice('hit', 'focus', 'blank')
    .has('poe', { tokens: { focus: 1, evade: 0, stress: 0, ion: 0, cloak: 0 } });
});

test('defending with a focus token Poe may change one focus result to an evade', () => {
  poe(1, 'defends')
    .offers('academy:focus')
    .passes()
    .offers('poedameron', 'poe:focus')
    .uses('poedameron')
    .defenseDice('evade', 'focus');
});

test('without a focus token Poe changes nothing', () => {
  poe(0, 'attacks').offers('academy:focus');
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const poe = (
  focus: number,
  role: 'attacks' | 'defends',
  attack = ['focus', 'focus', 'blank'],
  defense = ['focus', 'focus'],
) => {
  const table = xwingTable({
    poe: { pilot: 'rebel:t70xwing:poedameron', at: [450, 300], tokens: { focus } },
    academy: { pilot: 'academypilot', at: [450, 500, 180], tokens: { focus: 1 } },
  });
  return role === 'attacks'
    ? table.attack('poe', 'academy', {
        attack,
        defense: ['blank', 'blank', 'blank'],
      })
    : table.attack('academy', 'poe', { attack: ['hit', 'blank'], defense });
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

test('a single focus result is enough, and without one Poe changes nothing', () => {
  poe(1, 'attacks', ['focus', 'blank', 'blank']).uses('poedameron').attackDice('hit', 'blank', 'blank');
  poe(1, 'attacks', ['hit', 'blank', 'blank']).doesNotOffer('poedameron');
  poe(1, 'defends', [], ['focus', 'blank']).passes().uses('poedameron').defenseDice('evade', 'blank');
  poe(1, 'defends', [], ['blank', 'blank']).passes().doesNotOffer('poedameron');
});

test('without a focus token Poe does not change a defense die', () => {
  poe(0, 'defends').passes().doesNotOffer('poedameron');
});

test('Poe may leave his dice as they are', () => {
  poe(1, 'attacks').passes().asksSeat('p2').attackDice('focus', 'focus', 'blank');
  poe(1, 'defends').passes().passes().has('poe', { shields: 2 }).ends();
});

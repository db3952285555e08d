import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { duel, flown } from './duel.ts';
import { damageOn, valuesOf } from './values-of.ts';

const older = 'xw.carddata.deck.core2012.weapon-malfunction';
const newer = 'xw.carddata.deck.tfa.weapons-failure';
const misses = { attack: ['blank', 'blank'], defense: ['blank', 'blank', 'blank'] };

shows(older, 'Weapon Malfunction lowers the primary weapon value by 1', () => {
  const table = duel({ deck: 'core', rookie: { faceup: ['core-weaponmalfunction'] } });
  expect(valuesOf(table, 'rookie').primaryWeapon).toBe(2);
  table.attack('rookie', 'academy', misses).ends();
});

shows(older, 'two of Weapon Malfunction never lower the value below 0', () => {
  const hwk = { pilot: 'rebeloperative', faceup: ['core-weaponmalfunction', 'core-weaponmalfunction'] };
  expect(valuesOf(duel({ deck: 'core', rookie: hwk }), 'rookie').primaryWeapon).toBe(0);
});

shows(newer, 'Weapons Failure takes 1 attack die from the attacks of the ship', () => {
  const table = duel({ deck: 'core2', rookie: { faceup: ['core2-weaponsfailure'] } });
  expect(valuesOf(table, 'rookie').primaryWeapon).toBe(3);
  table.attack('rookie', 'academy', misses).ends();
});

shows([older, newer], 'attacks against the damaged ship are as ever', () => {
  for (const card of ['core-weaponmalfunction', 'core2-weaponsfailure']) {
    const deck = card.startsWith('core2') ? 'core2' : 'core';
    const table = duel({ deck, rookie: { faceup: [card], hasFought: true } });
    table.attack('academy', 'rookie', { attack: ['blank', 'blank'], defense: ['blank', 'blank'] }).ends();
  }
});

for (const [card, rule] of [
  ['core-weaponmalfunction', older],
  ['core2-weaponsfailure', newer],
] as const) {
  const deck = card.startsWith('core2') ? 'core2' : 'core';
  for (const [face, left] of [
    ['hit', 'facedown'],
    ['crit', 'facedown'],
    ['focus', card],
    ['blank', card],
  ] as const) {
    shows(rule, `as an action against ${card}, a ${face} leaves it ${left}`, () => {
      const table = flown(1, 'straight', { deck, rookie: { faceup: [card] }, attackDice: [face] });
      table.acts('card rookie.d1');
      expect(damageOn(table, 'rookie')).toEqual([left]);
      table.ends();
    });
  }
}

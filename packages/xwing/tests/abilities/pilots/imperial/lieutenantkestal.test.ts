import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const attacking = (focus: number) =>
  xwingTable({
    kestal: { pilot: 'lieutenantkestal', at: [450, 400], tokens: { focus } },
    rookie: { pilot: 'rookiepilot', at: [450, 600, 180], tokens: { focus: 1 } },
  }).attack('kestal', 'rookie', { attack: ['hit', 'blank'], defense: ['focus', 'blank'] });

test('a focus token cancels blanks and focus results', () => {
  attacking(1)
    .offers('kestal:focus')
    .passes()
    .offersExactly({ use: 'kestal.pilot', choice: null }, { pass: true })
    .uses('lieutenantkestal')
    .has('kestal', { tokens: { focus: 0 } })
    .passes()
    .has('rookie', { shields: 1 })
    .ends();
});

test('not without one', () => {
  attacking(0).offers('rookie:focus');
});

test('one such result is enough; an attacker kept from its focus tokens cancels none', () => {
  const against = (pilot: string, defense: readonly string[]) =>
    xwingTable({
      kestal: { pilot: 'lieutenantkestal', at: [450, 400], tokens: { focus: 1 } },
      other: { pilot, side: 1, at: [450, 600, 180], hasFought: true },
    }).attack('kestal', 'other', { attack: ['hit', 'hit'], defense });
  against('rookiepilot', ['evade', 'focus'])
    .until('useAbility')
    .passes()
    .offersExactly({ use: 'kestal.pilot', choice: null }, { pass: true });
  against('darkcurse', ['evade', 'focus', 'blank']).doesNotOffer('lieutenantkestal').ends();
});

import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';
import { valuesOf } from '../../damage/values-of.ts';

const hit = (situation: { attack: string[]; shields?: number; cards: string[] }) =>
  xwingTable(
    {
      academy: { pilot: 'academypilot', at: [450, 600, 180] },
      han: {
        pilot: 'outerrimsmuggler',
        at: [450, 400],
        upgrades: ['crew:chewbacca'],
        shields: situation.shields ?? 0,
      },
    },
    { cards: situation.cards },
  ).attack('academy', 'han', { attack: situation.attack, defense: ['blank'] });

test('a facedown Damage card may be discarded for a shield, and Chewbacca goes with it', () => {
  const table = hit({ attack: ['hit', 'blank'], cards: ['core2-damagedengine'] })
    .offers('chewbacca')
    .uses('chewbacca')
    .has('han', { damage: [], shields: 1, upgrades: [{ faceup: false }] });
  expect(table.state.decks[0]?.discard).toEqual(['core2-damagedengine']);
  table.ends();
});

test('a faceup Damage card goes before its text is in force', () => {
  hit({ attack: ['crit', 'blank'], cards: ['core2-thrustcontrolfire'] })
    .offers('chewbacca')
    .uses('chewbacca')
    .has('han', { damage: [], shields: 1, tokens: { stress: 0 } })
    .ends();
});

test('Chewbacca may be kept', () => {
  hit({ attack: ['hit', 'blank'], cards: ['core2-damagedengine'] })
    .passes()
    .has('han', { shields: 0, damage: [{ faceup: false }], upgrades: [{ faceup: true }] });
});

test('a lost shield is no Damage card', () => {
  hit({ attack: ['hit', 'blank'], shields: 2, cards: [] })
    .has('han', { shields: 1, upgrades: [{ faceup: true }] })
    .ends();
});

shows(
  'xw.damage.faceup.any-source',
  'while a faceup card may still be kept off, its text does not count yet',
  () => {
    const table = hit({ attack: ['crit', 'blank'], cards: ['core2-structuraldamage'] }).offers('chewbacca');
    expect(valuesOf(table, 'han').agility).toBe(1);
    table.passes();
    expect(valuesOf(table, 'han').agility).toBe(0);
    table.ends();
  },
);

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const start = (y: number) =>
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['glitterstim'] },
    enemy: { pilot: 'academypilot', faction: 'imperial', at: [450, y, 180] },
  });

test('as combat starts it may be taken: focus results become hits, and evades in defense', () => {
  start(560)
    .offersExactly({ use: 'ace.u1', choice: null }, { pass: true })
    .uses('glitterstim')
    .has('ace', { tokens: { stress: 1 }, upgrades: [{ faceup: false }] })
    .attack('ace', 'enemy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('lasting2')
    .has('enemy', { damage: [{}, {}] })
    .attack('enemy', 'ace', { attack: ['hit', 'blank'], defense: ['focus', 'blank'] })
    .uses('lasting2')
    .has('ace', { shields: 1 })
    .ends();
});

test('left alone it changes nothing', () => {
  start(560)
    .passes()
    .attack('ace', 'enemy', { attack: ['focus', 'focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .has('enemy', { damage: [] })
    .ends();
});

const taken = (own: object, friend: object) =>
  xwingTable({
    ace: { pilot: 'blacksunace', at: [450, 400], upgrades: ['glitterstim'], ...own },
    friend: { pilot: 'blacksunsoldier', at: [350, 400], ...friend },
    enemy: { pilot: 'academypilot', faction: 'imperial', at: [400, 560, 180] },
  }).uses('glitterstim');

test('a friend has nothing of it, in attack and in defense', () => {
  const table = taken({ hasFought: true }, {}).attack('friend', 'enemy', {
    attack: ['focus', 'focus'],
    defense: ['blank', 'blank', 'blank'],
  });
  table.asks('declareTarget', { ship: 'enemy' }).has('enemy', { damage: [] });
  table
    .attack('enemy', 'friend', { attack: ['hit', 'blank'], defense: ['focus', 'blank'] })
    .has('friend', { shields: 1 })
    .ends();
});

test('one focus result is enough, without any nothing is asked', () => {
  const own = (attack: readonly string[], defense: readonly string[]) =>
    taken({}, { hasFought: true }).attack('ace', 'enemy', {
      attack,
      defense,
    });
  own(['focus', 'hit', 'blank'], ['blank', 'blank', 'blank']).asks('useAbility').asksSeat('p1');
  const table = own(['hit', 'blank', 'blank'], ['blank', 'blank', 'blank']).has('enemy', { damage: [{}] });
  table
    .attack('enemy', 'ace', { attack: ['hit', 'blank'], defense: ['evade', 'blank'] })
    .has('ace', { shields: 1 })
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const struck = (attack: readonly string[]) =>
  xwingTable({
    shuttle: { pilot: 'omicrongrouppilot', at: [450, 400], upgrades: ['reinforceddeflectors'] },
    enemy: { pilot: 'redsquadronveteran', at: [450, 520, 180] },
  }).attack('enemy', 'shuttle', { attack, defense: ['blank'] });

test('an attack that did three damage leaves a shield back', () => {
  struck(['hit', 'hit', 'crit', 'blank']).has('shuttle', { shields: 3, lasting: [] }).ends();
});

test('one that did two does not', () => {
  struck(['hit', 'hit', 'blank', 'blank']).has('shuttle', { shields: 3, lasting: [] }).ends();
});

test('the shield is back before its player is asked for anything', () => {
  xwingTable({
    shuttle: {
      pilot: 'omicrongrouppilot',
      at: [450, 400],
      upgrades: ['reinforceddeflectors', 'magvayarro'],
    },
    enemy: { pilot: 'redsquadronveteran', at: [450, 520, 180] },
  })
    .attack('enemy', 'shuttle', { attack: ['hit', 'hit', 'crit', 'blank'], defense: ['blank'] })
    .offers('magvayarro')
    .has('shuttle', { shields: 3 });
});

test('neither the damage of a friend counts, nor what else holds on the ship', () => {
  const table = xwingTable({
    shuttle: {
      pilot: 'omicrongrouppilot',
      at: [450, 400],
      upgrades: ['reinforceddeflectors', 'countermeasures'],
      shields: 3,
      hasFought: true,
    },
    friend: { pilot: 'omicrongrouppilot', at: [340, 400], hasFought: true },
    ace: { pilot: 'wedgeantilles', at: [340, 520, 180] },
    enemy: { pilot: 'rookiepilot', at: [450, 620, 180] },
  });
  table
    .uses('countermeasures', null)
    .attack('ace', 'friend', { attack: ['hit', 'hit', 'crit', 'blank'], defense: [] })
    .attack('enemy', 'shuttle', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank'] })
    .has('shuttle', { shields: 2 })
    .ends();
});

test('damage outside an attack brings no shield back', () => {
  xwingTable(
    {
      shuttle: {
        pilot: 'omicrongrouppilot',
        at: [450, 300],
        upgrades: ['reinforceddeflectors'],
        dial: { speed: 1, bearing: 'straight' },
      },
      enemy: { pilot: 'rookiepilot', at: [450, 620, 180] },
    },
    {
      phase: 'activation',
      bombs: [{ bomb: 'bomb:proximitymines', droppedBy: 'enemy', at: [450, 390, 0] }],
      attackDice: ['hit', 'hit', 'hit'],
    },
  )
    .until('declareTarget', 'enemy')
    .has('shuttle', { shields: 2 })
    .attack('enemy', 'shuttle', { attack: ['blank', 'blank', 'blank'], defense: ['blank'] })
    .has('shuttle', { shields: 2 });
});

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

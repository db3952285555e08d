import { legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

/** Stormtroopers shoot at a unit with these four white dice. */
const shot = (unit: string, dice: object, storm: object = {}) =>
  legionTable({
    storm: { unit: 'stormtroopers', at: [600, 100], ...storm },
    it: { unit, at: [600, 350], activated: true },
  }).attack('storm', 'it', dice);

shows(
  [
    'lg.suppression.from-ranged-attack',
    'lg.suppression.even-if-cancelled',
    'lg.suppression.gain-from-supply',
  ],
  'one hit or critical of a ranged attack suppresses troopers, also when it is blocked; a miss does not',
  () => {
    shot('rebel-troopers', { white: ['hit', ...blanks(3)], whiteDefense: ['block'] }).hasTokens('it', {
      suppression: 1,
    });
    shot('rebel-troopers', {
      white: ['critical', 'hit', ...blanks(2)],
      whiteDefense: ['block', 'block'],
    }).hasTokens('it', { suppression: 1 });
    shot('rebel-troopers', { white: blanks(4) }).hasTokens('it', {});
  },
);

shows(
  'lg.suppression.any-time-in-pool',
  'a hit that shows at any moment is enough: converted from a surge, or rerolled away',
  () => {
    shot('rebel-troopers', { white: ['surge', ...blanks(3)], whiteDefense: ['block'] }).hasTokens('it', {
      suppression: 1,
    });
    const rerolled = shot('rebel-troopers', { white: ['hit', ...blanks(3)] }, { tokens: { aim: 1 } });
    rerolled
      .dice({ white: ['blank'] })
      .offers('aim')
      .uses('aim', ['white hit']);
    rerolled.hasTokens('it', { suppression: 1 });
    expect(rerolled.events('resultsCompared').map(({ results }) => results)).toEqual([0]);
  },
);

shows('lg.suppression.no-courage', 'a vehicle that is hit gains no suppression token', () => {
  const table = shot('at-rt', { white: ['critical', ...blanks(3)], whiteDefense: ['block'] });
  table.hasTokens('it', {});
});

shows('lg.suppression.melee-gives-none', 'a melee attack suppresses nobody', () => {
  const table = legionTable({
    luke: { unit: 'luke-skywalker', at: [600, 100] },
    storm: { unit: 'stormtroopers', at: [600, 127], activated: true },
  });
  table
    .acts('attack')
    .dice({ black: ['hit', 'hit', 'hit', ...blanks(3)], redDefense: ['block', 'block', 'block'] });
  table.forms('storm', { type: 'melee' });
  while (table.question.kind === 'useAbility') table.passes();
  table.hasTokens('storm', {});
  expect(table.events('poolBegun').map(({ type }) => type)).toEqual(['melee']);
});

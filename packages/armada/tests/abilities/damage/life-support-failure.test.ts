import { expect } from 'vitest';
import { shows } from '../../shows.ts';
import { damageOn, duel, strike } from './duel.ts';

const rule = 'ar.known.damage.life-support-failure';

shows(rule, 'all command tokens go at once, and the card stays faceup', () => {
  const table = strike(['life-support-failure'], { commandTokens: ['navigate', 'repair'] });
  table.has('victory', { commandTokens: [] });
  expect(damageOn(table, 'victory')).toEqual(['life-support-failure']);
  table.ends();
});

shows(rule, 'while it lies faceup its ship gains no token', () => {
  duel({ victory: { faceup: ['life-support-failure'], dials: ['repair'] } })
    .offers('convertDial', 'repair')
    .uses('convertDial')
    .has('victory', { usedDial: 'repair', commandTokens: [] })
    .asks('declareTarget');
});

shows(rule, 'another ship gains tokens, and so does its own once the card lies facedown', () => {
  duel({ victory: { dials: ['repair'] }, corvette: { faceup: ['life-support-failure'] } })
    .uses('convertDial')
    .has('victory', { commandTokens: ['repair'] });
  duel({ victory: { facedown: ['life-support-failure'], dials: ['repair'] } })
    .uses('convertDial')
    .has('victory', { commandTokens: ['repair'] });
});

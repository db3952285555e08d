import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { duel } from './duel.ts';
import { damageOn } from './values-of.ts';

const minor = 'xw.carddata.deck.core2012.minor-explosion';
const major = 'xw.carddata.deck.tfa.major-explosion';

function struckBy(deck: 'core' | 'core2', face: string, ...cards: readonly string[]) {
  const table = duel({ deck, rookie: { hasFought: true }, cards });
  const attack = ['crit', 'blank', face];
  return table.attack('academy', 'rookie', { attack, defense: ['blank', 'blank'] }).ends();
}

shows(minor, 'on a hit Minor Explosion causes 1 damage, then turns facedown', () => {
  const table = struckBy('core', 'hit', 'core-minorexplosion', 'core-thrustcontrolfire');
  expect(damageOn(table, 'rookie')).toEqual(['facedown', 'facedown']);
  table.has('rookie', { tokens: { stress: 0 } });
});

shows(minor, 'on any other face Minor Explosion only turns facedown', () => {
  for (const face of ['crit', 'focus', 'blank']) {
    const table = struckBy('core', face, 'core-minorexplosion');
    expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  }
});

shows(major, 'on a hit Major Explosion causes 1 critical damage, then turns facedown', () => {
  const table = struckBy('core2', 'hit', 'core2-majorexplosion', 'core2-loosestabilizer');
  expect(damageOn(table, 'rookie')).toEqual(['facedown', 'core2-loosestabilizer']);
});

shows(major, 'on any other face Major Explosion only turns facedown', () => {
  for (const face of ['crit', 'focus', 'blank']) {
    const table = struckBy('core2', face, 'core2-majorexplosion');
    expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  }
});

shows(major, 'one Major Explosion may set off the other', () => {
  const rookie = { pilot: 'goldsquadronpilot', faction: 'rebel', hasFought: true } as const;
  const cards = ['core2-majorexplosion', 'core2-majorexplosion', 'core2-damagedengine'];
  const table = duel({ deck: 'core2', rookie, cards });
  table.attack('academy', 'rookie', { attack: ['crit', 'blank', 'hit', 'hit'], defense: ['blank'] });
  expect(damageOn(table, 'rookie')).toEqual(['facedown', 'facedown', 'core2-damagedengine']);
  table.ends();
});

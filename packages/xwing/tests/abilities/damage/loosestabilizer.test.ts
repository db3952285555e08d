import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { flown } from './duel.ts';
import { damageOn } from './values-of.ts';

const rule = 'xw.carddata.deck.tfa.loose-stabilizer';
const rookie = { faceup: ['core2-loosestabilizer'] };

shows(rule, 'Loose Stabilizer gives 1 stress token after a white maneuver', () => {
  flown(3, 'straight', { deck: 'core2', rookie })
    .has('rookie', { tokens: { stress: 1 } })
    .ends();
});

shows(rule, 'Loose Stabilizer gives none after a green or a red one', () => {
  flown(1, 'straight', { deck: 'core2', rookie })
    .has('rookie', { tokens: { stress: 0 } })
    .ends();
  const table = flown(4, 'koiogranTurn', { deck: 'core2', rookie, academy: { at: [800, 800] } });
  table.has('rookie', { tokens: { stress: 1 } }).ends();
});

shows(rule, 'an action turns Loose Stabilizer facedown', () => {
  const table = flown(1, 'straight', { deck: 'core2', rookie });
  table.acts('card rookie.d1');
  expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  table.ends();
});

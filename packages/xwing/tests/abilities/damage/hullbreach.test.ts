import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { duel, flown } from './duel.ts';
import { damageOn } from './values-of.ts';

const minor = 'xw.carddata.deck.core2012.minor-hull-breach';
const major = 'xw.carddata.deck.tfa.major-hull-breach';
const one = { attack: ['hit', 'blank'], defense: ['blank', 'blank'] };

shows(minor, 'Minor Hull Breach rolls a die after a red maneuver, and a hit causes 1 damage', () => {
  for (const [face, left] of [
    ['hit', ['core-minorhullbreach', 'facedown']],
    ['crit', ['core-minorhullbreach']],
  ] as const) {
    const rookie = { faceup: ['core-minorhullbreach'] };
    const table = flown(4, 'koiogranTurn', {
      deck: 'core',
      rookie,
      academy: { at: [800, 800] },
      attackDice: [face],
    });
    expect(damageOn(table, 'rookie')).toEqual(left);
    table.ends();
  }
});

shows(minor, 'Minor Hull Breach is quiet after white and green maneuvers', () => {
  for (const speed of [1, 3]) {
    const table = flown(speed, 'straight', { deck: 'core', rookie: { faceup: ['core-minorhullbreach'] } });
    expect(table.events('rolledFor')).toEqual([]);
    table.ends();
  }
});

shows(major, 'under a Major Hull Breach of an earlier round every card is dealt faceup', () => {
  const rookie = { faceup: ['core2-majorhullbreach'], hasFought: true };
  const table = duel({ deck: 'core2', rookie, cards: ['core2-damagedengine'] });
  table.attack('academy', 'rookie', one);
  expect(damageOn(table, 'rookie')).toEqual(['core2-majorhullbreach', 'core2-damagedengine']);
  table.ends();
});

shows(major, 'a Major Hull Breach received this round does nothing yet', () => {
  const table = xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], shields: 0, hasFought: true },
      first: { pilot: 'academypilot', faction: 'imperial', at: [400, 500, 180] },
      second: { pilot: 'academypilot', faction: 'imperial', at: [500, 500, 180] },
    },
    { cards: ['core2-majorhullbreach', 'core2-damagedengine'] },
  );
  table.attack('first', 'rookie', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] });
  table.attack('second', 'rookie', one);
  expect(damageOn(table, 'rookie')).toEqual(['core2-majorhullbreach', 'facedown']);
  table.ends();
});

shows(major, 'an action turns Major Hull Breach facedown', () => {
  const table = flown(1, 'straight', { deck: 'core2', rookie: { faceup: ['core2-majorhullbreach'] } });
  table.acts('card rookie.d1');
  expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  table.ends();
});

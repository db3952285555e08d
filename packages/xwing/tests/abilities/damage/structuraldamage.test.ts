import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { duel, flown } from './duel.ts';
import { damageOn, valuesOf } from './values-of.ts';

const older = 'xw.carddata.deck.core2012.structural-damage';
const newer = 'xw.carddata.deck.tfa.structural-damage';

for (const [deck, rule] of [
  ['core', older],
  ['core2', newer],
] as const) {
  const card = `${deck}-structuraldamage`;

  shows(rule, `Structural Damage (${deck}) lowers the agility by 1`, () => {
    const table = duel({ deck, rookie: { faceup: [card], hasFought: true } });
    expect(valuesOf(table, 'rookie').agility).toBe(1);
    table.attack('academy', 'rookie', { attack: ['blank', 'blank'], defense: ['blank'] }).ends();
  });

  shows(rule, `two of Structural Damage (${deck}) never lower the agility below 0`, () => {
    const hit = { pilot: 'goldsquadronpilot', faction: 'rebel', faceup: [card, card] } as const;
    expect(valuesOf(duel({ deck, rookie: hit }), 'rookie').agility).toBe(0);
  });

  shows(rule, `Structural Damage (${deck}) is repaired by an action and a hit`, () => {
    const table = flown(1, 'straight', { deck, rookie: { faceup: [card] }, attackDice: ['hit'] });
    table.acts('card rookie.d1');
    expect(damageOn(table, 'rookie')).toEqual(['facedown']);
    expect(valuesOf(table, 'rookie').agility).toBe(2);
    table.ends();
  });

  shows(
    rule,
    `a critical ${deck === 'core' ? 'does not repair' : 'repairs'} Structural Damage (${deck})`,
    () => {
      const table = flown(1, 'straight', { deck, rookie: { faceup: [card] }, attackDice: ['crit'] });
      table.acts('card rookie.d1');
      expect(damageOn(table, 'rookie')).toEqual([deck === 'core' ? card : 'facedown']);
      table.ends();
    },
  );
}

import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { criticalHit, duel } from './duel.ts';
import { damageOn, valuesOf } from './values-of.ts';

for (const deck of ['core', 'core2'] as const) {
  const rules =
    deck === 'core2'
      ? 'xw.carddata.deck.tfa.damaged-cockpit'
      : ('xw.carddata.deck.core2012.as-newer' as const);
  const cockpit = `${deck}-damagedcockpit`;

  shows(rules, `Damaged Cockpit (${deck}) of an earlier round makes the pilot skill 0`, () => {
    const table = duel({ deck, rookie: { faceup: [cockpit] } });
    expect(valuesOf(table, 'rookie').pilotSkill).toBe(0);
    table.asks('declareTarget', { ship: 'academy' }).ends();
  });

  shows(rules, `Damaged Cockpit (${deck}) waits for the round after it is received`, () => {
    const table = criticalHit(deck, [cockpit], {
      rookie: { hasFought: false },
      academy: { pilot: 'blacksquadronpilot' },
    });
    expect(damageOn(table, 'rookie')).toEqual([cockpit]);
    expect(valuesOf(table, 'rookie').pilotSkill).toBe(2);
    table.asks('declareTarget', { ship: 'rookie' }).until('setDial');
    expect(valuesOf(table, 'rookie').pilotSkill).toBe(0);
    table.ends();
  });
}

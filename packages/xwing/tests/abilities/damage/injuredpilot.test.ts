import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { criticalHit, duel } from './duel.ts';
import { damageOn, valuesOf } from './values-of.ts';

const rule = 'xw.carddata.deck.core2012.injured-pilot';
const blanks = (count: number) => Array.from({ length: count }, () => 'blank');

shows(rule, 'Injured Pilot switches the pilot ability off', () => {
  const wedge = { pilot: 'wedgeantilles', faction: 'rebel' } as const;
  duel({ deck: 'core', rookie: wedge })
    .attack('rookie', 'academy', { attack: blanks(3), defense: blanks(2) })
    .ends();
  duel({ deck: 'core', rookie: { ...wedge, faceup: ['core-injuredpilot'] } })
    .attack('rookie', 'academy', { attack: blanks(3), defense: blanks(3) })
    .ends();
});

shows(rule, 'Injured Pilot switches all Elite upgrades off', () => {
  const veteran = { upgrades: ['veteraninstincts'] };
  expect(valuesOf(duel({ deck: 'core', rookie: veteran }), 'rookie').pilotSkill).toBe(4);
  const table = duel({ deck: 'core', rookie: { ...veteran, faceup: ['core-injuredpilot'] } });
  expect(valuesOf(table, 'rookie').pilotSkill).toBe(2);
});

shows(rule, 'a Determination switched off by Injured Pilot discards nothing', () => {
  const rookie = { upgrades: ['determination'], faceup: ['core-injuredpilot'] };
  const table = criticalHit('core', ['core-blindedpilot'], { rookie });
  expect(damageOn(table, 'rookie')).toEqual(['core-injuredpilot', 'core-blindedpilot']);
  table.ends();
});

shows(rule, 'upgrades of other kinds and other ships are not concerned', () => {
  const rookie = { faceup: ['core-injuredpilot'], upgrades: ['shieldupgrade'] };
  const table = duel({ deck: 'core', rookie, academy: { upgrades: ['veteraninstincts'] } });
  expect(valuesOf(table, 'rookie').shields).toBe(3);
  expect(valuesOf(table, 'academy').pilotSkill).toBe(3);
});

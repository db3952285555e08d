import type { AttackPool, CardKey, UnitId } from '@sortie/legion/model';
import { legionState, legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { deflect } from '../../src/abilities/unit-keywords/deflect.ts';
import { tableOf } from '../../src/rules/table.ts';
import { played } from '../command-cards/played.ts';
import { poolAgainst } from '../pool-against.ts';
import { orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

const dodging = { tokens: { dodge: 1 }, activated: true } as const;

shows(
  ['lg.weapon-keyword.immune-deflect.effect', 'lg.unit-keyword.deflect.surge-to-block'],
  'against a weapon that is Immune: Deflect a dodge token only cancels its hit',
  () => {
    const at = played('maximum-firepower', {
      veers: { unit: 'general-veers', at: [300, 100] },
      luke: { unit: 'luke-skywalker', at: [300, 850], ...dodging },
      other: { unit: 'rebel-troopers', at: [1700, 850] },
    }).activate('veers');
    at.isDone().uses('maximum-firepower');
    at.dice({ red: ['hit', 'hit', 'blank', 'blank'], redDefense: ['surge'] }).forms('luke');
    at.uses('dodge', 'hit').hasWounds('luke', 1).hasWounds('veers', 0).hasTokens('luke', { suppression: 1 });
  },
);

shows(
  ['lg.unit-keyword.deflect.surge-to-block', 'lg.unit-keyword.deflect.reflect-wounds'],
  'it turns the surges of its own unit, and of nobody who dodges beside it',
  () => {
    const at = legionTable({
      storm: { unit: 'stormtroopers', at: [400, 300], left: 2 },
      wookiees: { unit: 'wookiee-warriors', at: [400, 500], left: 1, ...dodging },
      luke: { unit: 'luke-skywalker', at: [550, 500], ...dodging },
    });
    at.attack('storm', 'wookiees', { white: ['hit', 'hit'], whiteDefense: ['surge'] }).uses('dodge', 'hit');
    at.hasWounds('wookiees', 1).hasWounds('storm', 0, 0).hasTokens('luke', { dodge: 1 });
  },
);

shows(
  'lg.unit-keyword.deflect.reflect-wounds',
  'the wound is thrown back before anybody is asked for anything else',
  () => {
    const other = orders('other', ['p2', 'surgesConverted']);
    const at = legionTable(
      {
        veers: { unit: 'general-veers', at: [400, 300] },
        luke: { unit: 'luke-skywalker', at: [400, 500], ...dodging },
      },
      {},
      legionWith(other),
    ).attack('veers', 'luke', { white: ['hit', 'hit', 'blank'], redDefense: ['surge'] });
    at.uses('dodge', 'hit').offersExactly({ use: 'other', choice: null }, { pass: true });
    at.hasWounds('veers', 1);
  },
);

shows('lg.unit-keyword.deflect.surge-to-block', 'it speaks of attacks on its own unit alone', () => {
  const state = legionState({
    luke: { unit: 'luke-skywalker', at: [550, 500] },
    wookiees: { unit: 'wookiee-warriors', at: [400, 500] },
    storm: { unit: 'stormtroopers', at: [400, 300] },
  });
  const converted = (pool: AttackPool | null) =>
    deflect.sets!.defenseSurge!({ table: tableOf(state), self: 'luke' as UnitId, key: '' as CardKey, pool });
  const dodged = (defender: string) => ({ ...poolAgainst('storm', defender), dodgesSpent: 1 });
  expect([dodged('luke'), dodged('wookiees'), null].map(converted)).toEqual(['block', undefined, undefined]);
});

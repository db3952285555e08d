import { legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { orders } from '../rules/made-up.ts';
import { shows } from '../shows.ts';

const fleet = { unit: 'fleet-troopers', at: [600, 300] } as const;
const veers = { unit: 'general-veers', at: [1500, 700] } as const;

shows(
  ['lg.unit-keyword.ready.aim-tokens', 'lg.unit-keyword.ready.not-aim-action'],
  'a standby action brings aim tokens, and the aim action is still to be had',
  () => {
    const at = legionTable({ fleet, veers }).activate('fleet').acts('standby');
    at.hasTokens('fleet', { standby: 1, aim: 1 });
    expect(at.events('actionPerformed').map(({ action }) => action.kind)).toEqual(['standby']);
    at.acts('aim').hasTokens('fleet', { aim: 2 });
  },
);

shows('lg.unit-keyword.ready.aim-tokens', 'other actions and other units gain none', () => {
  legionTable({ fleet, veers }).activate('fleet').acts('dodge').hasTokens('fleet', { dodge: 1 });
  const rebels = { unit: 'rebel-troopers', at: [600, 500] } as const;
  const plain = legionTable({ rebels, fleet, veers }).activate('rebels');
  plain.acts('standby').hasTokens('rebels', { standby: 1 }).hasTokens('fleet', {});
});

shows('lg.unit-keyword.ready.aim-tokens', 'its player is not asked about it', () => {
  const at = legionTable({ fleet, veers }, {}, legionWith(orders('other', ['p1', 'after'])));
  at.activate('fleet').acts('standby').offersExactly({ use: 'other', choice: null }, { pass: true });
  at.hasTokens('fleet', { standby: 1, aim: 1 });
});

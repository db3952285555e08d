import { shows } from '@sortie/testkit';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { valuesOf } from '../abilities/damage/values-of.ts';

const tokens = { focus: 2, evade: 1, stress: 2, cloak: 1 } as const;

const ending = (upgrades: readonly string[] = []) =>
  xwingTable(
    {
      falcon: {
        pilot: 'outerrimsmuggler',
        at: [300, 100],
        tokens: { ...tokens, ion: 1 },
        upgrades,
        lock: 'phantom',
        shields: 1,
        facedown: ['core2-damagedengine'],
        faceup: ['core2-structuraldamage'],
      },
      phantom: { pilot: 'whisper', at: [600, 800, 180], tokens, lock: 'falcon', shields: 2 },
    },
    { phase: 'end' },
  );

shows(
  ['xw.end.remove-focus-evade', 'xw.end.other-tokens-stay'],
  'the End phase takes every focus and evade token and leaves all others',
  () => {
    const table = ending().until('setDial');
    const stay = { focus: 0, evade: 0, stress: 2, cloak: 1 };
    table.has('falcon', {
      tokens: { ...stay, ion: 1 },
      shields: 1,
      lock: { target: 'phantom', letter: 'A' },
    });
    table.has('phantom', { tokens: stay, shields: 2, lock: { target: 'falcon', letter: 'B' } });
    expect(table.ship('falcon').damage.map(({ faceup }) => faceup)).toEqual([false, true]);
    expect(table.events('tokensRemoved')).toEqual([
      { kind: 'tokensRemoved', ship: 'falcon', token: 'focus', count: 2, spent: false },
      { kind: 'tokensRemoved', ship: 'falcon', token: 'evade', count: 1, spent: false },
      { kind: 'tokensRemoved', ship: 'phantom', token: 'focus', count: 2, spent: false },
      { kind: 'tokensRemoved', ship: 'phantom', token: 'evade', count: 1, spent: false },
    ]);
  },
);

shows(
  'xw.end.card-effects',
  "a card's effect of the End phase comes after the tokens are gone, one of its start before",
  () => {
    const late = ending(['r5astromech']).offers('r5astromech');
    late.has('falcon', { tokens: { focus: 0, evade: 0 } }).has('phantom', { tokens: { focus: 0, evade: 0 } });
    late.uses('r5astromech');
    expect(late.ship('falcon').damage.map(({ faceup }) => faceup)).toEqual([false, false]);
    const early = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [300, 100], tokens },
        academy: { pilot: 'academypilot', at: [600, 800, 180], tokens: { evade: 1 } },
      },
      { phase: 'end' },
      xwingWith({ name: 'early', seat: 'p1', window: 'startOfEnd', effects: () => [] }),
    );
    early.offers('early').has('rookie', { tokens: { focus: 2, evade: 1 } });
    early.uses('early').has('rookie', { tokens: { focus: 0, evade: 0 } });
  },
);

shows('xw.end.card-effects', 'what a card began for the round is over when the round ends', () => {
  const table = xwingTable(
    {
      rookie: {
        pilot: 'rookiepilot',
        at: [300, 100],
        upgrades: ['r2f2'],
        dial: { speed: 2, bearing: 'straight' },
      },
      academy: { pilot: 'academypilot', at: [300, 450, 180] },
    },
    { phase: 'activation' },
  ).acts('card rookie.u1');
  expect(valuesOf(table, 'rookie').agility).toBe(3);
  expect(valuesOf(table.until('setDial'), 'rookie').agility).toBe(2);
});

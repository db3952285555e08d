import { shows } from '@sortie/testkit';
import type { ShipSpec } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { pilot } from '@sortie/xwing/catalogue';
import { expect } from 'vitest';
import { valuesOf } from '../abilities/damage/values-of.ts';

const rookie: ShipSpec = { pilot: 'rookiepilot', at: [400, 300] };
const enemy: ShipSpec = { pilot: 'academypilot', faction: 'imperial', at: [450, 800, 180] };
const wedge = {
  pilot: 'wedgeantilles',
  faction: 'rebel',
  at: [460, 300],
  upgrades: ['swarmtactics'],
} as const;
const red: ShipSpec = { pilot: 'redsquadronpilot', at: [340, 300], upgrades: ['swarmtactics'] };

shows('xw.timing.pilot-skill.source', "a ship's pilot skill is the number of its Ship card", () => {
  const table = xwingTable({ rookie, wedge, enemy });
  for (const name of ['rookie', 'wedge', 'enemy']) {
    expect(valuesOf(table, name).pilotSkill).toBe(pilot(table.ship(name).pilot).skill);
  }
  expect(valuesOf(table, 'rookie').pilotSkill).toBe(2);
  expect(valuesOf(table, 'wedge').pilotSkill).toBe(9);
  const veteran = { ...rookie, upgrades: ['veteraninstincts'] };
  expect(valuesOf(xwingTable({ veteran, enemy }), 'veteran').pilotSkill).toBe(4);
});

shows(
  'xw.timing.pilot-skill.latest-effect-wins',
  'of several effects on the pilot skill only the last one counts',
  () => {
    const table = xwingTable({ rookie, wedge, red, enemy });
    table.uses('wedge:swarmtactics', 'rookie');
    expect(valuesOf(table, 'rookie').pilotSkill).toBe(9);
    table.uses('red:swarmtactics', 'rookie');
    expect(valuesOf(table, 'rookie').pilotSkill).toBe(4);
    table.ends();
    // What a card adds for good is part of the value that the effect replaces, and that is taken over.
    const veteran = { ...wedge, upgrades: ['swarmtactics', 'veteraninstincts'] };
    const led = xwingTable({ rookie, veteran, enemy }).uses('swarmtactics', 'rookie');
    expect(valuesOf(led, 'rookie').pilotSkill).toBe(11);
  },
);

shows(
  ['xw.timing.pilot-skill.latest-effect-wins', 'xw.timing.pilot-skill.fallback-on-expiry'],
  'when the newest effect ends, the newest one still running counts again',
  () => {
    const table = xwingTable({ rookie: { ...rookie, faceup: ['core2-damagedcockpit'] }, wedge, enemy });
    expect(valuesOf(table, 'rookie').pilotSkill).toBe(0);
    table.uses('swarmtactics', 'rookie');
    expect(valuesOf(table, 'rookie').pilotSkill).toBe(9);
    table.until('setDial');
    expect(valuesOf(table, 'rookie').pilotSkill).toBe(0);
    table.ends();
  },
);

shows(
  'xw.timing.pilot-skill.fallback-on-expiry',
  'when no effect is left, the printed value counts again',
  () => {
    const table = xwingTable({ rookie, wedge, enemy });
    table.uses('swarmtactics', 'rookie');
    expect(valuesOf(table, 'rookie').pilotSkill).toBe(9);
    table.until('setDial');
    expect(valuesOf(table, 'rookie').pilotSkill).toBe(2);
    table.ends();
    const veteran = { ...rookie, upgrades: ['veteraninstincts'] };
    const led = xwingTable({ veteran, wedge, enemy }).uses('swarmtactics', 'veteran');
    expect(valuesOf(led, 'veteran').pilotSkill).toBe(9);
    expect(valuesOf(led.until('setDial'), 'veteran').pilotSkill).toBe(4);
  },
);

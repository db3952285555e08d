import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { criticalHit } from './duel.ts';
import { damageOn } from './values-of.ts';

const rule = 'xw.carddata.deck.core2012.munitions-failure';

function failing(...upgrades: readonly string[]) {
  return criticalHit('core', ['core-munitionsfailure'], {
    rookie: { pilot: 'redsquadronpilot', upgrades },
  });
}

shows(rule, "Munitions Failure discards a secondary weapon of the player's choice and turns facedown", () => {
  const table = criticalHit('core', ['core-munitionsfailure'], {
    rookie: {
      pilot: 'bountyhunter',
      side: 0,
      upgrades: ['concussionmissiles', 'heavylasercannon', 'seismiccharges'],
    },
    academy: { side: 1 },
  });
  table.asksSeat('p1').offers('core-munitionsfailure');
  table.offersExactly(
    { use: 'rookie.d1000', choice: 'rookie.u1' },
    { use: 'rookie.d1000', choice: 'rookie.u2' },
  );
  table.uses('core-munitionsfailure', 'rookie.u2');
  expect(table.ship('rookie').upgrades.map(({ faceup }) => faceup)).toEqual([true, false, true]);
  expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  table.ends();
});

shows(rule, 'the only secondary weapon is discarded without a question', () => {
  const table = failing('protontorpedoes', 'determination');
  expect(table.ship('rookie').upgrades.map(({ faceup }) => faceup)).toEqual([false, true]);
  expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  table.ends();
});

shows(rule, 'without a secondary weapon Munitions Failure only turns facedown', () => {
  const table = failing('determination');
  expect(table.ship('rookie').upgrades.map(({ faceup }) => faceup)).toEqual([true]);
  expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  table.ends();
});

shows(rule, 'a secondary weapon that was discarded before is not discarded again', () => {
  const table = criticalHit('core', ['core-munitionsfailure'], {
    rookie: {
      pilot: 'redsquadronpilot',
      upgrades: ['protontorpedoes'],
      discarded: ['torpedo:protontorpedoes'],
    },
  });
  expect(table.events('upgradeDiscarded')).toEqual([]);
  expect(damageOn(table, 'rookie')).toEqual(['facedown']);
  table.ends();
});

shows(rule, 'a secondary weapon that was discarded before is not among those to choose from', () => {
  const table = criticalHit('core', ['core-munitionsfailure'], {
    rookie: {
      pilot: 'bountyhunter',
      side: 0,
      upgrades: ['concussionmissiles', 'heavylasercannon'],
      discarded: ['missile:concussionmissiles'],
    },
    academy: { side: 1 },
  });
  expect(table.ship('rookie').upgrades.map(({ faceup }) => faceup)).toEqual([false, false]);
  table.ends();
});

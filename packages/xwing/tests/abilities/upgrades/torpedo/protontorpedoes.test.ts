import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const duel = (y: number, lock: { readonly lock?: string } = { lock: 'tie' }) =>
  xwingTable({
    red: { pilot: 'redsquadronpilot', at: [450, 300, 0], upgrades: ['protontorpedoes'], ...lock },
    tie: { pilot: 'academypilot', at: [450, y, 180], hasFought: true },
  });

shows(
  'xw.carddata.upgrade.proton-torpedoes',
  'proton torpedoes cost the lock and the card, roll 4 dice and turn one focus into a critical',
  () => {
    const table = duel(490)
      .attack('red', 'tie', {
        weapon: 'protontorpedoes',
        attack: ['focus', 'focus', 'hit', 'blank'],
        defense: ['evade', 'blank', 'blank'],
      })
      .has('red', { lock: null, upgrades: [{ faceup: false }] })
      // The lock is spent: no reroll is offered. Of the focus results, which are alike, one is.
      .offersExactly({ use: 'red.u1', choice: 0 }, { pass: true })
      .cards('core2-damagedengine')
      .uses('protontorpedoes', 0);
    expect(table.events('resultsCompared')).toMatchObject([{ outcome: 'hit', hits: 0, crits: 1 }]);
    expect(table.ship('tie').damage).toMatchObject([{ card: 'core2-damagedengine', faceup: true }]);
    table.ends();
  },
);

shows(
  'xw.carddata.upgrade.proton-torpedoes',
  'proton torpedoes are not offered without a lock on the target or at range 1',
  () => {
    const primary = [{ weapon: 'primary', target: 'tie' }, { decline: true }];
    duel(490, {})
      .until('declareTarget', 'red')
      .offersExactly(...primary)
      .refuses({ weapon: 'red.u1', target: 'tie' }, 'xw.secondary.header.target-lock');
    duel(400)
      .until('declareTarget', 'red')
      .offersExactly(...primary)
      .refuses({ weapon: 'red.u1', target: 'tie' }, 'xw.range.weapon-range');
  },
);

test('proton torpedoes change no die of an attack with the primary weapon', () => {
  duel(490)
    .attack('red', 'tie', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('targetLock')
    .passes()
    .has('red', { upgrades: [{ faceup: true }] })
    .ends();
});

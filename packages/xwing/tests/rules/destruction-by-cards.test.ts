import { shows } from '@sortie/testkit';
import type { ShipSpec } from '@sortie/testkit/xwing';
import { xwingTable, xwingWith } from '@sortie/testkit/xwing';
import { wholeDeck } from '@sortie/xwing/catalogue';
import type { CardKey, ShipId, XwingEffect } from '@sortie/xwing/model';
import { expect } from 'vitest';
import { damageOn } from '../abilities/damage/values-of.ts';

const facedown = wholeDeck('core2').slice(0, 2);
const red: ShipSpec = { pilot: 'redsquadronpilot', at: [450, 300], shields: 0, facedown };
const black: ShipSpec = { pilot: 'blacksquadronpilot', faction: 'imperial', at: [450, 500, 180] };

/** Somebody's card does this when the window opens, once. */
const doing = (window: string, ...effects: readonly XwingEffect[]) =>
  xwingWith({ name: 'made up', seat: 'p2', window, effects: () => effects });
const oneHit = (ship: string): XwingEffect => ({
  kind: 'sufferDamage',
  ship: ship as ShipId,
  hits: 1,
  crits: 0,
  source: 'made up',
});

shows(
  'xw.destroy.simultaneous.scope',
  'before the first ship of the Combat phase is active nobody is spared',
  () => {
    const table = xwingTable({ red, black }, {}, doing('startOfCombat', oneHit('red')));
    table.uses('made up');
    expect(table.events('shipDoomed')).toEqual([]);
    table.has('red', { gone: 'destroyed' });
  },
);

shows(
  ['xw.destroy.immediate', 'xw.damage.excess-dealt'],
  'a ship is destroyed at once, though another is still to suffer the rest of its damage',
  () => {
    const rookie = { ...red, pilot: 'rookiepilot', at: [300, 300] } as const;
    const game = doing('facedownDamageDealt', oneHit('rookie'));
    const table = xwingTable({ red: { ...red, facedown: [] }, rookie, black }, { initiative: 1 }, game);
    table.attack('black', 'red', { attack: ['hit', 'hit'], defense: ['blank', 'blank'] }).uses('made up');
    expect(damageOn(table, 'red')).toEqual(['facedown']);
    // The card that destroys it opens the window once more.
    table.passes().has('rookie', { gone: 'destroyed' });
    table.passes();
    expect(damageOn(table, 'red')).toEqual(['facedown', 'facedown']);
    table.ends();
  },
);

shows(
  ['xw.destroy.condition', 'xw.ship.shield.cap'],
  'a ship that loses a card which gave it hull or shields feels it at once',
  () => {
    const discards = (key: string) =>
      doing('startOfCombat', { kind: 'discardUpgrade', ship: 'rookie' as ShipId, key: key as CardKey });
    const rookie = { pilot: 'rookiepilot', at: [450, 300] } as const;
    const three = wholeDeck('core2').slice(0, 3);
    const hull = { ...rookie, upgrades: ['hullupgrade'], shields: 0, facedown: three };
    xwingTable({ rookie: hull, black }, {}, discards('rookie.u1'))
      .uses('made up')
      .has('rookie', { gone: 'destroyed' });
    const shield = { ...rookie, upgrades: ['shieldupgrade'], shields: 3 };
    xwingTable({ rookie: shield, black }, {}, discards('rookie.u1'))
      .uses('made up')
      .has('rookie', { gone: null, shields: 2 });
  },
);

shows(
  ['xw.damage.suffer.facedown-normal', 'xw.destroy.condition'],
  'a card that is dealt facedown without damage being suffered counts toward destruction like any other',
  () => {
    const dealt = {
      kind: 'dealDamageCard',
      ship: 'red' as ShipId,
      faceup: false,
      source: 'made up',
    } as const;
    const table = xwingTable({ red, black }, {}, doing('startOfCombat', dealt, dealt));
    table.uses('made up').has('red', { gone: 'destroyed' });
    // No card is dealt to a ship that is gone.
    expect(table.events('damageDealt')).toHaveLength(1);
  },
);

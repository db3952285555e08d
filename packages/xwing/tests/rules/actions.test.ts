import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const green = { speed: 2, bearing: 'straight' };

/** A Rookie Pilot about to act, an enemy in front of it. */
const rookieActs = (more = {}) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], dial: green, ...more },
      academy: { pilot: 'academypilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

shows(
  ['xw.action.one-standard', 'xw.action.from-bar'],
  'a ship performs one standard action: an icon of its bar or a card with an action',
  () => {
    rookieActs({ upgrades: ['r2f2'], faceup: ['core2-structuraldamage'] })
      .asks('performAction', { ship: 'rookie', free: false })
      .offersExactly(
        { action: 'focus' },
        { action: 'targetLock', target: 'academy' },
        { action: 'card rookie.u1' },
        { action: 'card rookie.d1' },
        { skip: true },
      )
      .refuses({ action: 'evade' }, 'xw.action.from-bar')
      .refuses({ action: 'boost', direction: 'straight' }, 'xw.action.from-bar')
      .refuses({ action: 'card rookie.u2' }, 'xw.action.from-bar')
      .acts('focus')
      .asks('declareTarget', { ship: 'rookie' })
      .has('rookie', { actions: ['focus'] });
  },
);

shows('xw.action.may-pass', 'standard and free actions may be declined', () => {
  const table = xwingTable(
    {
      beast: { pilot: 'nightbeast', at: [450, 300], dial: green },
      rookie: { pilot: 'rookiepilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  )
    .asks('performAction', { free: true })
    .skips()
    .asks('performAction', { free: false })
    .skips()
    .asks('declareTarget')
    .has('beast', { actions: [], tokens: { focus: 0 } });
  expect(table.events('actionPerformed')).toEqual([]);
});

/** The rookie has acted, then a leader lets it act once more. */
const led = (rookie: object) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 300], dial: green, ...rookie },
      wedge: { pilot: 'wedgeantilles', at: [550, 300], upgrades: ['squadleader'], dial: green },
      academy: { pilot: 'academypilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  );

shows(
  ['xw.action.no-repeat', 'xw.action.free.definition'],
  'a free action adds to the standard one, but no action is performed twice in a round',
  () => {
    led({})
      .acts('focus')
      .acts('card wedge.u1', { choice: 'rookie' })
      .asks('performAction', { ship: 'rookie', free: true })
      .offersExactly({ action: 'targetLock', target: 'academy' }, { skip: true })
      .refuses({ action: 'focus' }, 'xw.action.no-repeat')
      .acts('targetLock', { target: 'academy' })
      .has('rookie', { actions: ['focus', 'targetLock'] });
  },
);

shows(
  'xw.action.no-repeat-card-copies',
  'several copies of a card do not let a ship perform its action twice in a round',
  () => {
    led({ faceup: ['core2-consolefire', 'core2-consolefire'] })
      .acts('card rookie.d1')
      .has('rookie', { damage: [{ faceup: false }, { faceup: true }] })
      .acts('card wedge.u1', { choice: 'rookie' })
      .offersExactly({ action: 'focus' }, { action: 'targetLock', target: 'academy' }, { skip: true })
      .refuses({ action: 'card rookie.d2' }, 'xw.action.no-repeat');
  },
);

shows(
  'xw.action.free.no-icon-needed',
  'a free action that a card names needs no icon in the action bar',
  () => {
    xwingTable(
      {
        novice: { pilot: 'bluesquadronnovice', at: [450, 300], upgrades: ['bb8'], dial: green },
        academy: { pilot: 'academypilot', at: [450, 650, 180] },
      },
      { phase: 'activation' },
    )
      .acts('barrelRoll', { direction: 'left' })
      .answers({ shift: 0 })
      .asks('performAction', { free: false })
      .refuses({ action: 'barrelRoll', direction: 'left' }, 'xw.action.from-bar')
      .has('novice', { pose: { x: 370 }, actions: ['barrelRoll'] });
  },
);

shows(
  'xw.action.free.after-skipped-step',
  'a ship that skips its action after an overlap may still perform free actions',
  () => {
    xwingTable(
      {
        beast: { pilot: 'nightbeast', at: [450, 300], dial: green },
        rookie: { pilot: 'rookiepilot', at: [450, 420, 180] },
      },
      { phase: 'activation' },
    )
      .asks('performAction', { ship: 'beast', free: true })
      .acts('focus')
      .until('setDial');
  },
);

shows(
  'xw.action.free.roll-boost-fallback',
  'a free barrel roll that fails to one side may go to the other, but no other action takes its place',
  () => {
    xwingTable(
      {
        novice: { pilot: 'bluesquadronnovice', at: [450, 300], upgrades: ['bb8'], dial: green },
        academy: { pilot: 'academypilot', at: [450, 850, 180] },
      },
      { phase: 'activation', obstacles: [{ kind: 'asteroid', outline: 0, at: [370, 300] }] },
    )
      .acts('barrelRoll', { direction: 'left' })
      .asks('performAction', { free: true })
      .offersExactly({ action: 'barrelRoll', direction: 'right' }, { skip: true })
      .refuses({ action: 'focus' }, 'xw.action.from-bar')
      .acts('barrelRoll', { direction: 'right' })
      .answers({ shift: 0 })
      .has('novice', { pose: { x: 530 } });
  },
);

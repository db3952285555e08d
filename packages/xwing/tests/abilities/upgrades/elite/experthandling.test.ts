import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flown = (pilot: string, enemies: Record<string, { lock?: string }>, more = {}) =>
  xwingTable(
    {
      ace: {
        pilot,
        at: [450, 300],
        upgrades: ['experthandling'],
        dial: { speed: 1, bearing: 'bankLeft' },
        ...more,
      },
      red: { pilot: 'bossk', at: [100, 850, 180], ...enemies.red },
      blue: { pilot: 'trandoshanslaver', at: [300, 850, 180], ...enemies.blue },
    },
    { phase: 'activation' },
  );

shows(
  'xw.timing.simultaneous.own-order',
  'a ship without the icon barrel rolls, is stressed, and may then shake off a lock',
  () => {
    flown('wedgeantilles', { red: { lock: 'ace' }, blue: { lock: 'ace' } })
      .acts('card ace.u1')
      .offersExactly(
        { action: 'barrelRoll', direction: 'left' },
        { action: 'barrelRoll', direction: 'right' },
        { skip: true },
      )
      .acts('barrelRoll', { direction: 'left' })
      .answers({ shift: 0 })
      .has('ace', { tokens: { stress: 1 } })
      .asks('chooseForCard', { ship: 'ace' })
      .offersExactly({ removeLockOf: 'red' }, { removeLockOf: 'blue' }, { decline: true })
      .answers({ removeLockOf: 'blue' })
      .has('blue', { lock: null })
      .has('red', { lock: { target: 'ace' } });
  },
);

test('a ship with the icon is not stressed, and without a lock on it nothing is asked', () => {
  flown('darthvader', {})
    .acts('card ace.u1')
    .acts('barrelRoll', { direction: 'right' })
    .answers({ shift: 10 })
    .has('ace', { tokens: { stress: 0 }, actions: ['card ace.u1', 'barrelRoll'] })
    .asks('performAction', { ship: 'ace', free: false });
});

test('no other action comes in place of the barrel roll, and declining it leaves stress and lock alone', () => {
  flown('wedgeantilles', { red: { lock: 'ace' } })
    .acts('card ace.u1')
    .refuses({ action: 'focus' }, 'xw.action.from-bar')
    .skips()
    .has('ace', { tokens: { stress: 0 } })
    .has('red', { lock: { target: 'ace' } });
});

test('a ship that has barrel rolled this round cannot use Expert Handling', () => {
  flown('wedgeantilles', {}, { actions: ['barrelRoll'] }).offersExactly(
    { action: 'focus' },
    { action: 'targetLock', target: 'red' },
    { action: 'targetLock', target: 'blue' },
    { skip: true },
  );
});

shows(
  'xw.timing.simultaneous.own-order',
  'a ship that its roll destroys is not asked which lock to remove',
  () => {
    const table = xwingTable(
      {
        academy: {
          pilot: 'academypilot',
          at: [450, 200],
          upgrades: ['experthandling'],
          facedown: ['core2-directhit', 'core2-directhit'],
          dial: { speed: 2, bearing: 'straight' },
        },
        obsidian: { pilot: 'obsidiansquadronpilot', at: [100, 800] },
        rookie: { pilot: 'rookiepilot', at: [800, 800], lock: 'academy' },
      },
      {
        phase: 'activation',
        bombs: [{ bomb: 'bomb:proximitymines', droppedBy: 'rookie', at: [530, 320, 0] }],
      },
    )
      .acts('card academy.u1')
      .acts('barrelRoll', { direction: 'right' })
      .dice({ attack: ['hit', 'blank', 'blank'] })
      .answers({ shift: 0 })
      .has('academy', { gone: 'destroyed' });
    expect(table.open.map(({ kind }) => kind)).not.toContain('chooseForCard');
  },
);

import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

const green = { speed: 1, bearing: 'straight' };

/** A Rookie Pilot that will act at (450, 300), and two enemies. */
const scan = (
  red: readonly [number, number],
  blue: readonly [number, number],
  more: object = {},
  situation: object = {},
) =>
  xwingTable(
    {
      rookie: { pilot: 'rookiepilot', at: [450, 220], dial: green, ...more },
      biggs: { pilot: 'biggsdarklighter', at: [650, 300] },
      red: { pilot: 'obsidiansquadronpilot', at: [red[0], red[1], 180] },
      blue: { pilot: 'academypilot', at: [blue[0], blue[1], 180] },
    },
    { phase: 'activation', ...situation },
  );

shows(
  ['xw.action.lock.icon', 'xw.action.lock.all-round', 'xw.action.lock.enemy-only', 'xw.action.lock.pair'],
  'a ship locks an enemy at range 1-3 in any direction, never a friend, with a pair of tokens of one letter',
  () => {
    scan([450, 640], [450, 60])
      .offersExactly(
        { action: 'focus' },
        { action: 'targetLock', target: 'red' },
        { action: 'targetLock', target: 'blue' },
        { skip: true },
      )
      .refuses({ action: 'targetLock', target: 'biggs' }, 'table.not-offered')
      .acts('targetLock', { target: 'blue' })
      .has('rookie', { lock: { target: 'blue', letter: 'A' }, actions: ['targetLock'] });
  },
);

shows(
  'xw.action.lock.declare-out-of-range',
  'a declared ship that proves out of range leaves another lock or another action to choose',
  () => {
    scan([450, 641], [450, 560])
      .acts('targetLock', { target: 'red' })
      .has('rookie', { lock: null, actions: [] })
      .asks('performAction', { ship: 'rookie' })
      .offersExactly({ action: 'focus' }, { action: 'targetLock', target: 'blue' }, { skip: true })
      .refuses({ action: 'targetLock', target: 'red' }, 'xw.action.lock.declare-out-of-range')
      .acts('focus')
      .has('rookie', { tokens: { focus: 1 } });
  },
);

shows(
  'xw.action.core2012-premeasure-lock',
  'in the older rules range is checked before the lock is declared',
  () => {
    scan([450, 641], [450, 60], {}, { options: { variant: 'core2012' } }).offersExactly(
      { action: 'focus' },
      { action: 'targetLock', target: 'blue' },
      { skip: true },
    );
  },
);

shows(
  'xw.action.lock.example',
  'a Rookie Pilot cannot lock a ship 301 mm away, but one 250 mm behind it',
  () => {
    xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 320], dial: green },
        red: { pilot: 'obsidiansquadronpilot', at: [450, 741, 180] },
        blue: { pilot: 'academypilot', at: [450, 110, 180] },
      },
      { phase: 'activation' },
    )
      .acts('targetLock', { target: 'red' })
      .acts('targetLock', { target: 'blue' })
      .has('rookie', { lock: { target: 'blue', letter: 'A' } });
  },
);

shows(
  ['xw.action.lock.one-maintained', 'xw.action.lock.relock-same'],
  'a ship keeps one lock: a new one takes the place of the old, even on the same ship',
  () => {
    for (const target of ['red', 'blue']) {
      const table = scan([450, 600], [450, 60], { lock: 'blue' }).acts('targetLock', { target });
      expect(table.events('lockRemoved')).toMatchObject([{ ship: 'rookie', spent: false }]);
      // Its own letter is free again.
      expect(table.ship('rookie').lock).toEqual({ target, letter: 'A' });
    }
  },
);

shows(
  'xw.action.lock.many-on-one',
  'several enemies may lock one ship, each with a letter of its own',
  () => {
    const table = xwingTable(
      {
        rookie: { pilot: 'rookiepilot', at: [450, 220], dial: green },
        biggs: { pilot: 'biggsdarklighter', at: [650, 220], dial: green },
        academy: { pilot: 'academypilot', at: [550, 500, 180] },
      },
      { phase: 'activation' },
    )
      .acts('targetLock', { target: 'academy' })
      .acts('targetLock', { target: 'academy' });
    expect(table.ship('rookie').lock).toEqual({ target: 'academy', letter: 'A' });
    expect(table.ship('biggs').lock).toEqual({ target: 'academy', letter: 'B' });
  },
);

const duel = (rookie: object = {}, others: object = {}) =>
  xwingTable({
    rookie: { pilot: 'rookiepilot', at: [450, 400], lock: 'academy', ...rookie },
    academy: { pilot: 'academypilot', at: [450, 600, 180], tokens: { focus: 1 }, hasFought: true },
    obsidian: { pilot: 'obsidiansquadronpilot', at: [400, 600, 180], tokens: { focus: 1 }, hasFought: true },
    ...others,
  });

shows(
  ['xw.action.lock.spend-reroll', 'xw.action.lock.removal-causes'],
  'an attacker may spend its lock on the defender to reroll any of its dice',
  () => {
    duel()
      .attack('rookie', 'academy', {
        attack: ['blank', 'focus', 'hit', 'hit', 'crit'],
        defense: ['blank', 'blank', 'blank'],
      })
      .offers('targetLock')
      .offersExactly(
        ...[[], [0], [1], [2], [0, 1], [0, 2], [1, 2], [0, 1, 2]].map((choice) => ({
          use: 'rookie.targetLock',
          choice,
        })),
        { pass: true },
      )
      .uses('targetLock', [0, 1])
      .has('rookie', { lock: null })
      .attackDice('hit', 'crit', 'hit');
  },
);

shows('xw.action.lock.spend-zero-dice', 'a lock may be spent without rerolling a die', () => {
  duel()
    .attack('rookie', 'academy', { attack: ['hit', 'hit', 'hit'], defense: ['evade', 'evade', 'evade'] })
    .uses('targetLock', [])
    .has('rookie', { lock: null })
    .attackDice('hit', 'hit', 'hit')
    .passes()
    .ends();
});

shows(
  ['xw.action.lock.spend-only-vs-locked', 'xw.action.lock.removal-causes'],
  'a lock on another ship gives no reroll, and stays',
  () => {
    duel()
      .attack('rookie', 'obsidian', {
        attack: ['blank', 'blank', 'blank'],
        defense: ['blank', 'blank', 'blank'],
      })
      .asksSeat('p2')
      .passes()
      .has('rookie', { lock: { target: 'academy' } })
      .ends();
  },
);

shows(
  ['xw.action.lock.spend-only-vs-locked', 'xw.action.lock.spend-reroll'],
  'the lock of another ship on the defender gives the attacker no reroll, and stays',
  () => {
    duel({}, { wing: { pilot: 'rookiepilot', at: [550, 400], hasFought: false } })
      .attack('wing', 'academy', {
        attack: ['blank', 'blank', 'hit'],
        defense: ['blank', 'blank', 'blank'],
      })
      .asksSeat('p2')
      .offers('academy:focus')
      .passes()
      .has('rookie', { lock: { target: 'academy' } })
      .ends();
  },
);

shows('xw.action.lock.cost-no-reroll', 'a lock paid for a torpedo gives no reroll', () => {
  duel({ upgrades: ['protontorpedoes'] })
    .attack('rookie', 'academy', {
      weapon: 'protontorpedoes',
      attack: ['blank', 'blank', 'hit', 'hit'],
      defense: ['evade', 'evade', 'blank'],
    })
    .has('rookie', { lock: null })
    .asksSeat('p2')
    .passes()
    .ends();
});

shows(
  ['xw.action.lock.other-source', 'xw.action.lock.acquire-not-action'],
  'a ship without the icon may acquire a lock by a card, in whatever round, and keep it',
  () => {
    xwingTable({
      sigma: {
        pilot: 'sigmasquadronpilot',
        at: [450, 400],
        upgrades: ['firecontrolsystem'],
        actions: ['targetLock'],
      },
      rookie: { pilot: 'rookiepilot', at: [450, 560, 180], hasFought: true },
    })
      .attack('sigma', 'rookie', {
        attack: ['blank', 'blank', 'blank', 'blank'],
        defense: ['blank', 'blank'],
      })
      .uses('firecontrolsystem')
      .until('setDial')
      .has('sigma', { lock: { target: 'rookie' } });
  },
);

shows(
  ['xw.action.lock.removal-paired', 'xw.action.lock.removal-causes'],
  'when one token of a pair is removed so is the other, as when either ship is destroyed',
  () => {
    xwingTable(
      {
        vader: {
          pilot: 'darthvader',
          at: [450, 300],
          upgrades: ['experthandling'],
          dial: { speed: 2, bearing: 'straight' },
        },
        rookie: { pilot: 'rookiepilot', at: [450, 850, 180], lock: 'vader' },
      },
      { phase: 'activation' },
    )
      .acts('card vader.u1')
      .acts('barrelRoll', { direction: 'left' })
      .answers({ shift: 0 })
      .answers({ removeLockOf: 'rookie' })
      .has('rookie', { lock: null });
    duel(
      {},
      {
        academy: {
          pilot: 'academypilot',
          at: [450, 600, 180],
          lock: 'rookie',
          facedown: ['core2-damagedengine', 'core2-consolefire'],
          hasFought: true,
        },
      },
    )
      .cards('core2-loosestabilizer')
      .attack('rookie', 'academy', {
        attack: ['hit', 'blank', 'blank'],
        defense: ['blank', 'blank', 'blank'],
      })
      .passes()
      .has('academy', { gone: 'destroyed', lock: null })
      .has('rookie', { lock: null });
  },
);

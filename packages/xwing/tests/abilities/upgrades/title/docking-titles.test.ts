import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const VCX = 'rebel:vcx100:lothalrebel';

const behind = (ghost: object, docked: string | undefined, situation: object = {}) =>
  xwingTable(
    {
      ghost: { pilot: VCX, at: [450, 500], upgrades: ['title:ghost', 'dorsalturret'], ...ghost },
      phantom: {
        pilot: 'rebel:attackshuttle:zeborrelios',
        upgrades: ['title:phantom'],
        at: docked ? null : [100, 100],
        ...(docked ? { docked } : {}),
        hasFought: true,
      },
      enemy: { pilot: 'academypilot', at: [450, 360, 0], hasFought: true },
    },
    situation,
  );

const none = ['blank', 'blank', 'blank'];

test('while Phantom is docked the primary weapon fires from the special arc', () => {
  behind({}, 'ghost')
    .until('declareTarget', 'ghost')
    .offersExactly(
      { weapon: 'primary', target: 'enemy' },
      { weapon: 'ghost.u2', target: 'enemy' },
      { decline: true },
    );
  behind({}, undefined)
    .until('declareTarget', 'ghost')
    .offersExactly({ weapon: 'ghost.u2', target: 'enemy' }, { decline: true });
});

test('as the Combat phase ends a turret may attack, as the last attack of the round', () => {
  const table = behind({}, 'ghost')
    .attack('ghost', 'enemy', { attack: ['blank', 'blank', 'blank', 'blank', 'blank'], defense: none })
    .offersExactly({ use: 'ghost.u1', choice: null }, { pass: true })
    .uses('ghost')
    .asks('declareTarget', { ship: 'ghost', source: 'ghost.u1' })
    .offersExactly({ weapon: 'ghost.u2', target: 'enemy' }, { decline: true })
    .dice({ attack: ['blank', 'blank', 'blank'], defense: none })
    .answers({ weapon: 'ghost.u2', target: 'enemy' });
  expect(table.events('lastingBegun').map(({ lasting }) => lasting)).toMatchObject([
    { effect: { kind: 'cannotAttack' }, until: 'endOfRound' },
  ]);
});

test('not without a turret, nor once Phantom has left', () => {
  behind({ upgrades: ['title:ghost'] }, 'ghost')
    .attack('ghost', 'enemy', { attack: ['blank', 'blank', 'blank', 'blank', 'blank'], defense: none })
    .doesNotOffer('ghost');
  behind({}, undefined)
    .attack('ghost', 'enemy', { weapon: 'dorsalturret', attack: ['blank', 'blank', 'blank'], defense: none })
    .doesNotOffer('ghost');
});

const coordinating = (docked: string | undefined, tokens: object = {}) =>
  xwingTable(
    {
      ghost: {
        pilot: VCX,
        at: [450, 300],
        upgrades: ['title:ghost-swx72'],
        tokens,
        dial: { speed: 3, bearing: 'straight' },
      },
      phantom: {
        pilot: 'rebel:sheathipedeclassshuttle:zeborrelios',
        upgrades: ['title:phantomii'],
        at: docked ? null : [100, 100],
        ...(docked ? { docked } : {}),
        activated: true,
      },
      wing: { pilot: 'rookiepilot', at: [560, 480], activated: true },
      enemy: { pilot: 'academypilot', at: [850, 850, 180], activated: true },
    },
    { phase: 'activation' },
  );

test('with Phantom II the ship may coordinate for free as the Activation phase ends', () => {
  const table = coordinating('ghost')
    .passes()
    .acts('focus')
    .offersExactly({ use: 'ghost.u1', choice: null }, { pass: true })
    .uses('ghost-swx72')
    .offersExactly({ action: 'coordinate', target: 'wing' }, { skip: true })
    .acts('coordinate', { target: 'wing' })
    .asks('performAction', { ship: 'wing' })
    .acts('focus');
  expect(table.events('actionPerformed').map(({ ship, action }) => `${ship} ${action}`)).toEqual([
    'ghost focus',
    'ghost coordinate',
    'wing focus',
  ]);
});

test('not under stress, nor once Phantom II has left', () => {
  coordinating('ghost', { stress: 1 }).passes().doesNotOffer('ghost-swx72');
  coordinating(undefined).acts('focus').doesNotOffer('ghost-swx72');
});

test('the last attack is one with a turret that still lies faceup, and with no other card', () => {
  const armed = (discarded: readonly string[]) =>
    behind(
      {
        upgrades: ['title:ghost', 'dorsalturret', 'ioncannon'],
        discarded,
      },
      'ghost',
    );
  const ahead = xwingTable({
    ghost: {
      pilot: VCX,
      at: [450, 300],
      upgrades: ['title:ghost', 'dorsalturret', 'ioncannon'],
      hasFought: true,
    },
    phantom: {
      pilot: 'rebel:attackshuttle:zeborrelios',
      upgrades: ['title:phantom'],
      at: null,
      docked: 'ghost',
      hasFought: true,
    },
    enemy: { pilot: 'academypilot', at: [450, 450, 180], hasFought: true },
  }).uses('ghost');
  ahead.offersExactly({ weapon: 'ghost.u2', target: 'enemy' }, { decline: true });
  armed(['turret:dorsalturret'])
    .attack('ghost', 'enemy', { attack: ['blank', 'blank', 'blank', 'blank', 'blank'], defense: none })
    .doesNotOffer('ghost');
});

import type { AttackPool, CardKey, Table, UnitId } from '@sortie/legion/model';
import { legionTable, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { immuneDeflect } from '../../src/abilities/weapon-keywords/immune-deflect.ts';
import { shows } from '../shows.ts';

const RIFLE = 'E-11 Blaster Rifle';

/** Stormtroopers who fire at one enemy at range 2. */
const volley = (target: UnitSpec, dice: object, storm: object = {}) =>
  legionTable({
    storm: { unit: 'stormtroopers', at: [400, 300], ...storm },
    target: { at: [400, 500], activated: true, ...target },
  }).attack('storm', 'target', { weapons: [RIFLE], ...dice });

shows(
  [
    'lg.unit-keyword.deflect.surge-to-block',
    'lg.unit-keyword.deflect.reflect-wounds',
    'lg.unit-keyword.deflect.requires-dodge',
    'lg.unit-keyword.deflect.no-stacking',
    'lg.dice.surge.other-uses',
  ],
  'with Deflect a spent dodge token makes surges blocks, each of which wounds who shot; without one it does nothing',
  () => {
    const luke = (spend: number) => {
      const table = volley(
        { unit: 'luke-skywalker', tokens: { dodge: 2 } },
        {
          white: ['hit', 'hit', 'hit', 'hit'],
          redDefense: ['surge', 'surge', 'blank', 'blank'].slice(0, 4 - spend),
        },
      );
      for (let spent = 0; spent < spend; spent++) table.uses('dodge', 'hit');
      return spend < 2 ? table.passes() : table;
    };
    luke(0).hasWounds('target', 4).hasWounds('storm', 0, 0, 0, 0).ends();
    luke(1)
      .asks('chooseWounded', { unit: 'storm', left: 2 })
      .answers({ miniature: 'storm.m2' })
      .answers({ miniature: 'storm.m3' })
      .hasWounds('target', 1)
      .hasWounds('storm', 0, 0)
      .ends();
    luke(2).asks('chooseWounded', { unit: 'storm', left: 2 });
  },
);

shows(
  ['lg.unit-keyword.deflect.reflect-wounds', 'lg.wound.assign.wounded-leader-first'],
  'what Deflect throws back goes to a leader that alone is wounded',
  () => {
    legionTable({
      guards: { unit: 'imperial-royal-guards', at: [400, 300], wounds: [1] },
      luke: { unit: 'luke-skywalker', at: [400, 450], tokens: { dodge: 1 }, activated: true },
    })
      .attack('guards', 'luke', {
        black: ['hit', 'hit', 'blank', 'blank', 'blank', 'blank'],
        redDefense: ['surge'],
      })
      .uses('dodge', 'hit')
      .hasWounds('guards', 0, 0)
      .hasWounds('luke', 0);
  },
);

shows('lg.unit-keyword.deflect.reflect-wounds', 'in melee Deflect still blocks but wounds nobody', () => {
  const table = legionTable({
    wookiees: { unit: 'wookiee-warriors', left: 1, at: [400, 300] },
    vader: { unit: 'darth-vader', at: [400, 327], tokens: { dodge: 1 }, activated: true },
  })
    .attack('wookiees', 'vader', { black: ['critical', 'critical'], redDefense: ['surge', 'blank'] })
    .uses('dodge', null);
  expect(table.events('defenseDieTurned').map(({ to }) => to)).toEqual(['block']);
  table.hasWounds('vader', 1).hasWounds('wookiees', 0).ends();
});

shows(
  'lg.unit-keyword.deflect.attack-continues',
  'the attack goes on, Pierce and all, when Deflect defeats the attacker',
  () => {
    const table = legionTable({
      veers: { unit: 'general-veers', at: [400, 300], wounds: [4] },
      other: { unit: 'stormtroopers', at: [1200, 800] },
      luke: { unit: 'luke-skywalker', at: [400, 450], tokens: { dodge: 1 }, activated: true },
    }).attack('veers', 'luke', {
      weapons: ["Veers' E-11 Blaster Rifle"],
      white: ['hit', 'hit', 'critical'],
      redDefense: ['surge', 'blank'],
    });
    table.uses('dodge', 'hit');
    table.has('veers', { whereabouts: 'defeated' }).hasWounds('luke', 1).ends();
  },
);

shows(
  'lg.weapon-keyword.immune-deflect.effect',
  'Immune: Deflect on a weapon of the pool switches Deflect off',
  () => {
    const isOff = (value: number) =>
      immuneDeflect.forbids!.deflect!(
        { kind: 'deflect', pool: {} as AttackPool },
        {
          table: { poolKeyword: () => value } as unknown as Table,
          self: 'luke' as UnitId,
          key: '' as CardKey,
        },
      );
    expect([isOff(0), isOff(1)]).toEqual([false, true]);
  },
);

shows(
  ['lg.unit-keyword.nimble.effect', 'lg.unit-keyword.nimble.per-attack'],
  'a Nimble unit that dodged gains one dodge token after the attack, however many it spent',
  () => {
    volley({ unit: 'rebel-troopers', tokens: { dodge: 2 } }, { white: ['hit', 'hit', 'blank', 'blank'] })
      .uses('dodge', 'hit')
      .uses('dodge', 'hit')
      .hasTokens('target', { dodge: 1, suppression: 1 })
      .ends();
    volley(
      { unit: 'rebel-troopers', tokens: { dodge: 1 } },
      { white: ['hit', 'blank', 'blank', 'blank'], whiteDefense: ['block'] },
    )
      .passes()
      .hasTokens('target', { dodge: 1, suppression: 1 })
      .ends();
  },
);

shows(
  [
    'lg.unit-keyword.uncanny-luck.reroll',
    'lg.unit-keyword.uncanny-luck.timing',
    'lg.unit-keyword.uncanny-luck.together',
  ],
  'Uncanny Luck rerolls up to X dice once and together, and surges that come up are still converted',
  () => {
    const table = volley(
      { unit: 'han-solo' },
      { white: ['hit', 'hit', 'critical', 'blank'], whiteDefense: ['blank', 'blank', 'block'] },
    );
    table
      .offers('uncannyLuck')
      .dice({ whiteDefense: ['surge', 'blank'] })
      .uses('uncannyLuck', ['white blank', 'white blank']);
    expect(table.events('defenseDieRerolled')).toEqual([
      { kind: 'defenseDieRerolled', die: 0, to: 'surge', source: 'uncannyLuck' },
      { kind: 'defenseDieRerolled', die: 1, to: 'blank', source: 'uncannyLuck' },
    ]);
    expect(table.events('defenseDieTurned')).toEqual([
      { kind: 'defenseDieTurned', die: 0, to: 'block', source: 'surge' },
    ]);
    table.hasWounds('target', 1).ends();
  },
);

shows(
  [
    'lg.unit-keyword.impervious.effect',
    'lg.unit-keyword.impervious.independent-of-hits',
    'lg.unit-keyword.impervious.pierce-still-applies',
  ],
  'with Impervious two hits, a critical and Pierce 2 mean five dice, and Pierce still cancels blocks',
  () => {
    const table = legionTable({
      han: { unit: 'han-solo', at: [400, 300] },
      fett: { unit: 'boba-fett', at: [400, 450], activated: true },
    }).attack('han', 'fett', {
      weapons: ["Han's DL-44 Blaster Pistol"],
      red: ['hit', 'critical'],
      redDefense: ['block', 'block', 'block', 'blank'],
    });
    expect(table.events('defenseDiceRolled')[0]!.dice).toHaveLength(4);
    table.uses('pierce', 2).hasWounds('fett', 1).ends();
  },
);

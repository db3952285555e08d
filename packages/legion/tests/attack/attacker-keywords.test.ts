import type { AttackPool, CardKey, UnitId } from '@sortie/legion/model';
import { type LegionTable, legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { armorX } from '../../src/abilities/unit-keywords/armor-x.ts';
import { dangerSense } from '../../src/abilities/unit-keywords/danger-sense.ts';
import { towCable } from '../../src/abilities/weapon-keywords/tow-cable.ts';
import type { PlacedMiniature } from '../../src/rules/in-play.ts';
import { isUnitInArc } from '../../src/rules/sight.ts';
import { tableOf } from '../../src/rules/table.ts';
import { shows } from '../shows.ts';

const CARBINE = "Fett's EE-3 Carbine";
const ROCKET = 'Wrist Rocket';

const fett = () =>
  legionTable({
    fett: { unit: 'boba-fett', at: [400, 300] },
    near: { unit: 'rebel-troopers', at: [400, 480], activated: true },
    far: { unit: 'fleet-troopers', at: [400, 680], activated: true },
  }).acts('attack');

const pool = (defender: string, ...weapons: readonly string[]) => ({
  defender,
  type: 'ranged',
  weapons: weapons.map((weapon) => ({ weapon, miniatures: ['fett.m1'] })),
});

shows(
  ['lg.unit-keyword.arsenal.effect', 'lg.unit-keyword.arsenal.range-each', 'lg.unit-keyword.arsenal.split'],
  'a miniature with Arsenal 2 adds two weapons, each within its own range, to one pool or to two',
  () => {
    fett()
      .dice({ black: ['blank', 'blank', 'blank', 'blank'] })
      .answers(pool('near', CARBINE, ROCKET))
      .ends();
    fett().refuses(pool('far', CARBINE, ROCKET), 'lg.weapon.range.usable-if-between');
    fett()
      .dice({ black: ['blank', 'blank', 'blank', 'blank'] })
      .answers(pool('near', ROCKET))
      .asks('formPool', { formed: ['near'] })
      .answers(pool('far', CARBINE))
      .answers({ defender: 'near' })
      .ends();
  },
);

const han = (more: object = {}) =>
  legionTable({
    han: { unit: 'han-solo', at: [400, 300] },
    ones: { unit: 'stormtroopers', at: [400, 450], activated: true },
    others: { unit: 'snowtroopers', at: [560, 300], activated: true },
    ...more,
  }).attack('han', 'ones', { weapons: ["Han's DL-44 Blaster Pistol"], red: ['blank', 'blank'] });

shows(
  [
    'lg.unit-keyword.gunslinger.second-attack',
    'lg.unit-keyword.gunslinger.not-an-action',
    'lg.attack.source-states-type',
  ],
  'after a ranged attack action Gunslinger attacks another unit, which is no action',
  () => {
    const table = han()
      .offers('gunslinger')
      .uses('gunslinger')
      .asks('formPool', { unit: 'han', source: 'gunslinger', formed: [] });
    table
      .refuses(
        {
          defender: 'ones',
          type: 'ranged',
          weapons: [{ weapon: "Han's DL-44 Blaster Pistol", miniatures: ['han.m1'] }],
        },
        'lg.unit-keyword.gunslinger.second-attack',
      )
      .dice({ red: ['blank', 'blank'] })
      .forms('others', { weapons: ["Han's DL-44 Blaster Pistol"] })
      // It is offered once: the second attack is no attack action.
      .asks('chooseAction', { unit: 'han', actions: 1 });
    expect(table.state.attacks).toBe(2);
    table.ends();
  },
);

shows(
  'lg.unit-keyword.gunslinger.second-attack',
  'without another unit to attack Gunslinger is not offered',
  () => {
    legionTable({
      han: { unit: 'han-solo', at: [400, 300] },
      ones: { unit: 'stormtroopers', at: [400, 450], activated: true },
    })
      .attack('han', 'ones', { weapons: ["Han's DL-44 Blaster Pistol"], red: ['blank', 'blank'] })
      .asks('chooseAction', { unit: 'han' });
  },
);

/** Rebels who attack an AT-ST that faces this way. */
const weak = (heading: number, y = 520) =>
  legionTable({
    rebels: { unit: 'rebel-troopers', at: [400, 300] },
    walker: { unit: 'at-st', at: [400, y, heading], activated: true },
  }).attack('rebels', 'walker', { black: ['hit', 'hit', 'blank', 'blank'] });

shows(
  ['lg.unit-keyword.weak-point.impact', 'lg.unit-keyword.weak-point.arc-variants'],
  'a pool gains Impact X where its leader is in the arc of the weak point',
  () => {
    // The Rebels stand south of it: behind a walker that faces north.
    weak(0).offersExactly({ use: 'pool.impact', choice: 1 }, { pass: true });
    weak(180).offers('armor');
    weak(90).offers('armor');
  },
);

shows(
  'lg.unit-keyword.weak-point.arc-variants',
  'an arc is the front, the rear, or both sides together',
  () => {
    const arcs = (heading: number) => {
      const table = weak(heading);
      const [miniature] = table.unit('walker').miniatures;
      const from = { unit: table.unit('walker'), miniature: miniature as PlacedMiniature };
      return (['front', 'rear', 'sides'] as const).filter((arc) =>
        isUnitInArc(from, arc, table.unit('rebels')),
      );
    };
    expect([0, 90, 180, 270].map(arcs)).toEqual([['rear'], ['sides'], ['front'], ['sides']]);
  },
);

const here = (table: LegionTable, self: string) => ({
  table: tableOf(table.state),
  self: self as UnitId,
  key: `${self}.keyword` as CardKey,
});

shows(
  [
    'lg.unit-keyword.danger-sense.dice',
    'lg.unit-keyword.danger-sense.additional',
    'lg.unit-keyword.danger-sense.colour',
  ],
  'Danger Sense X adds a die for each suppression token, at most X, in ranged attacks',
  () => {
    const dice = (suppression: number, type: 'ranged' | 'melee') => {
      const table = legionTable({
        storm: { unit: 'stormtroopers', at: [400, 500] },
        rebels: { unit: 'rebel-troopers', at: [400, 300], tokens: { suppression }, activated: true },
      });
      const add = dangerSense.adds!.defenseDice as (at: object) => number;
      const about = { defender: table.unit('rebels'), pool: { type } as AttackPool };
      return add({ ...here(table, 'rebels'), value: 2, ...about });
    };
    expect([dice(0, 'ranged'), dice(1, 'ranged'), dice(3, 'ranged'), dice(3, 'melee')]).toEqual([0, 1, 2, 0]);
  },
);

shows('lg.unit-keyword.armor-x.effect', 'Armor X cancels up to X hits', () => {
  const table = legionTable({
    rebels: { unit: 'rebel-troopers', at: [400, 300] },
    storm: { unit: 'stormtroopers', at: [400, 500], activated: true },
  });
  const [ability] = armorX.abilities!;
  const die = (face: string) => ({ face, colour: 'red', timesRerolled: 0, cancelled: false });
  const at = (faces: readonly string[]) => ({
    ...here(table, 'storm'),
    value: 2,
    pool: { defender: 'storm', dice: faces.map(die) } as unknown as AttackPool,
  });
  expect(ability!.choices(at(['hit', 'critical', 'hit', 'hit']))).toEqual([1, 2]);
  expect(ability!.choices(at(['hit', 'critical']))).toEqual([1]);
  expect(ability!.resolve(at(['hit', 'critical', 'hit', 'hit']), 2)).toEqual([
    { kind: 'cancelAttackDice', dice: [0, 2], source: 'armorX' },
  ]);
  expect(ability!.applies({ ...at([]), self: 'rebels' as UnitId })).toBe(false);
});

shows(
  'lg.weapon-keyword.tow-cable.effect',
  'the attacking player pivots a vehicle that a Tow Cable weapon wounded',
  () => {
    const table = legionTable({
      rebels: { unit: 'rebel-troopers', at: [400, 300] },
      walker: { unit: 'at-st', at: [400, 500], activated: true },
    });
    const [ability] = towCable.abilities!;
    const at = (suffered: number, defender: string) => ({
      ...here(table, 'rebels'),
      pool: { defender, by: 'p1', suffered, keywords: { towCable: 1 } } as unknown as AttackPool,
    });
    expect(ability!.applies(at(1, 'walker'))).toBe(true);
    expect(ability!.applies(at(0, 'walker'))).toBe(false);
    expect(ability!.applies(at(1, 'rebels'))).toBe(false);
    expect(ability!.optional).toBe(false);
    const move = { unit: 'walker', by: 'p1', types: ['pivot'], speed: null, source: 'towCable' };
    const plain = { isAction: false, ignoresDifficult: false, mayStartMelee: false, isOptional: false };
    const begun = { type: null, from: null, wasInMeleeWith: [], contacted: null };
    expect(ability!.resolve(at(1, 'walker'), null)).toEqual([
      { kind: 'orderMove', move: { ...move, ...plain, ...begun } },
    ]);
  },
);

shows(
  ['lg.unit-keyword.bounty.collect', 'lg.unit-keyword.bounty.any-marked-unit'],
  'a hunter that defeats a marked unit takes its mark',
  () => {
    const table = legionTable({
      fett: { unit: 'boba-fett', at: [400, 300] },
      leia: { unit: 'leia-organa', at: [400, 450], wounds: [5], marks: 1, activated: true },
      others: { unit: 'rebel-troopers', at: [1200, 800], activated: true },
    }).attack('fett', 'leia', {
      weapons: [CARBINE],
      black: ['critical', 'blank'],
      whiteDefense: ['blank'],
    });
    table.has('leia', { whereabouts: 'defeated', marks: 0 }).has('fett', { marks: 1, collected: 1 }).ends();
  },
);

shows(
  'lg.unit-keyword.bounty.mark-lost',
  'a mark leaves the game with a unit that somebody else defeats',
  () => {
    const table = legionTable({
      storm: { unit: 'stormtroopers', at: [400, 300] },
      fett: { unit: 'boba-fett', at: [700, 300], activated: true },
      leia: { unit: 'leia-organa', at: [400, 450], wounds: [5], marks: 1, activated: true },
      others: { unit: 'rebel-troopers', at: [1200, 800], activated: true },
    }).attack('storm', 'leia', {
      white: ['critical', 'blank', 'blank', 'blank'],
      whiteDefense: ['blank'],
    });
    table.has('leia', { marks: 0 }).has('fett', { marks: 0, collected: 0 }).has('storm', { marks: 0 }).ends();
  },
);

shows(
  'lg.unit-keyword.bounty.guardian',
  'a mark also goes to the hunter when its bearer falls as a guardian',
  () => {
    const table = legionTable({
      fett: { unit: 'boba-fett', at: [400, 300] },
      rebels: { unit: 'rebel-troopers', at: [400, 450], activated: true },
      chewie: { unit: 'chewbacca', at: [400, 500], wounds: [8], marks: 1, activated: true },
    })
      .attack('fett', 'rebels', { weapons: [CARBINE], black: ['hit', 'blank'], whiteDefense: ['blank'] })
      .uses('guardian', 1);
    table.has('chewie', { whereabouts: 'defeated', marks: 0 }).has('fett', { marks: 1, collected: 1 }).ends();
  },
);

import type { Activation, LegionEffect, UnitId } from '@sortie/legion/model';
import { type LegionTable, legionTable, legionWith } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { impact } from '../../src/abilities/weapon-keywords/impact.ts';
import { poolOptions } from '../../src/rules/pool-options.ts';
import { coverOfMiniatures } from '../../src/rules/sight.ts';
import { tableOf } from '../../src/rules/table.ts';
import { shows } from '../shows.ts';
import { attackBy } from './attack-by.ts';

shows('lg.attack.2.weapon-requirements', 'range and keywords of a weapon must be met by who adds it', () => {
  const shot = (weapon: string) => ({
    defender: 'rebels',
    type: 'ranged',
    weapons: [{ weapon, miniatures: ['walker.m1'] }],
  });
  legionTable({
    walker: { unit: 'at-st', at: [400, 300, 180], upgrades: ['at-st-mortar-launcher'] },
    rebels: { unit: 'rebel-troopers', at: [400, 520], activated: true },
    others: { unit: 'fleet-troopers', at: [400, 150], activated: true },
  })
    .acts('attack')
    .refuses(shot('AT-ST Mortar Launcher'), 'lg.weapon.range.usable-if-between')
    .refuses(shot('MS-4 Twin Blaster Cannon'), 'lg.weapon-keyword.fixed.per-miniature');
});

shows('lg.attack.one-attack-action', 'a unit performs one attack action in its activation', () => {
  const table = legionTable({
    storm: { unit: 'stormtroopers', at: [400, 300] },
    rebels: { unit: 'rebel-troopers', at: [400, 500], activated: true },
  });
  const offered = () =>
    table.answersOffered.filter((each) => (each as { action?: string }).action === 'attack');
  expect(offered()).toEqual([{ action: 'attack' }]);
  table.attack('storm', 'rebels', { white: ['blank', 'blank', 'blank', 'blank'] }).asks('chooseAction');
  expect(offered()).toEqual([]);
});

shows('lg.attack.7.rerolls', 'the defender may reroll dice before its surges are converted', () => {
  const lucky = legionWith({
    name: 'lucky',
    seat: 'p2',
    window: 'rerollDefenseDice',
    effects: (): readonly LegionEffect[] => [{ kind: 'rerollDefenseDice', dice: [0], source: 'lucky' }],
  });
  const table = legionTable(
    {
      storm: { unit: 'stormtroopers', at: [400, 300] },
      rebels: { unit: 'rebel-troopers', at: [400, 500], activated: true },
    },
    {},
    lucky,
  ).attack('storm', 'rebels', { white: ['hit', 'hit', 'blank', 'blank'], whiteDefense: ['blank', 'surge'] });
  table
    .defenseDice('white blank', 'white surge')
    .dice({ whiteDefense: ['surge'] })
    .uses('lucky');
  expect(table.events('defenseDieTurned').map(({ die, to }) => [die, to])).toEqual([
    [0, 'block'],
    [1, 'block'],
  ]);
  table.hasWounds('rebels', 0, 0, 0, 0).ends();
});

shows('lg.cover.result.one-mini-best', 'a miniature behind light and heavy cover is in heavy cover', () => {
  const grades = (...pieces: readonly string[]) => {
    const { state } = legionTable(
      {
        storm: { unit: 'stormtroopers', at: [400, 200] },
        luke: { unit: 'luke-skywalker', at: [400, 500], activated: true },
      },
      { terrain: pieces.map((piece, index) => ({ piece, at: [400, 475 - 30 * index] as const })) },
    );
    const pool = { attacker: 'storm' as UnitId, token: null, defender: 'luke' as UnitId };
    return coverOfMiniatures(state, pool);
  };
  expect(grades('hedge-low')).toEqual(['light']);
  expect(grades('hedge-low', 'barricade')).toEqual(['heavy']);
  expect(grades('barricade', 'hedge-low')).toEqual(['heavy']);
});

const ranked = (table: LegionTable, one: string, other: string) => {
  const view = tableOf(table.state);
  return [
    view
      .inMeleeWith(one as UnitId)
      .map(({ id }) => id as string)
      .includes(other),
    view.isEngaged(one as UnitId),
    view.isEngaged(other as UnitId),
  ];
};

shows(
  ['lg.melee.in-melee', 'lg.melee.engaged.definition', 'lg.melee.engaged.not-with-vehicles'],
  'enemies whose bases touch are in melee, and engaged where both are troopers',
  () => {
    const table = legionTable({
      luke: { unit: 'luke-skywalker', at: [400, 300] },
      storm: { unit: 'stormtroopers', at: [400, 327], left: 1, activated: true },
      han: { unit: 'han-solo', at: [800, 300], activated: true },
      walker: { unit: 'at-st', at: [800, 363.5], activated: true },
      near: { unit: 'snowtroopers', at: [400, 240], left: 1, activated: true },
    });
    expect(ranked(table, 'luke', 'storm')).toEqual([true, true, true]);
    expect(ranked(table, 'han', 'walker')).toEqual([true, false, false]);
    expect(ranked(table, 'near', 'luke')).toEqual([false, false, true]);
  },
);

shows('lg.unit-keyword.armor-x.impact-works', 'Impact may be used against Armor X', () => {
  const [ability] = impact.abilities!;
  const against = (keyword: string | null) =>
    ability!.applies({
      table: { hasKeyword: (_unit: UnitId, asked: string) => asked === keyword },
      pool: { defender: 'walker' },
    } as unknown as Parameters<NonNullable<typeof ability>['applies']>[0]);
  expect([against('armor'), against('armorX'), against(null)]).toEqual([true, true, false]);
});

/** The state of a table whose active unit has moved. */
function afterMove(table: LegionTable) {
  const state = structuredClone(table.state);
  const frame = state.engine.stack.find(({ flow }) => flow === 'activation')!;
  (frame.at as { -readonly [Key in keyof Activation]: Activation[Key] }).hasMoved = true;
  return state;
}

shows(
  ['lg.weapon-keyword.cumbersome.move-then-no-attack', 'lg.weapon-keyword.cumbersome.standby-exempt'],
  'a unit that moved in its activation cannot fire a Cumbersome weapon then; in another unit’s it can',
  () => {
    const table = (activated: boolean) =>
      legionTable({
        rebels: { unit: 'rebel-troopers', at: [400, 520], activated: !activated },
        storm: { unit: 'stormtroopers', at: [400, 300], upgrades: ['hh-12-stormtrooper'], activated },
      });
    const names = (state: LegionTable['state']) =>
      poolOptions(state, attackBy('storm')).flatMap(({ weapons }) =>
        weapons.map(({ weapon }) => weapon.name),
      );
    expect(names(table(false).state)).toEqual(['E-11 Blaster Rifle', 'HH-12 Rocket Launcher']);
    expect(names(afterMove(table(false)))).toEqual(['E-11 Blaster Rifle']);
    expect(names(afterMove(table(true)))).toEqual(['E-11 Blaster Rifle', 'HH-12 Rocket Launcher']);
  },
);

shows(
  'lg.weapon-keyword.cumbersome.attack-then-no-move',
  'after an attack with a Cumbersome weapon the unit may only pivot',
  () => {
    const table = legionTable({
      team: { unit: 'e-web-heavy-blaster-team', at: [400, 300] },
      rebels: { unit: 'rebel-troopers', at: [400, 500], activated: true },
    });
    const moves = () => table.answersOffered.flatMap((each) => (each as { move?: string }).move ?? []);
    expect(moves()).toEqual(['standard', 'pivot']);
    table.attack('team', 'rebels', {
      weapons: ['E-Web Heavy Blaster'],
      red: ['blank'],
      black: ['blank', 'blank'],
      white: ['blank', 'blank'],
    });
    expect(moves()).toEqual(['pivot']);
  },
);

shows(
  'lg.line-of-sight.between-units',
  'a unit sees another if one miniature of it sees one of the other',
  () => {
    const sees = (x: number) =>
      tableOf(
        legionTable(
          {
            luke: { unit: 'luke-skywalker', at: [400, 300] },
            storm: {
              unit: 'stormtroopers',
              miniatures: [{ at: [400, 500] }, { at: [x, 500] }, { at: [400, 530] }, { at: [400, 560] }],
              activated: true,
            },
          },
          { terrain: [{ piece: 'wall-tall', at: [400, 400] }] },
        ).state,
      ).sees('luke' as UnitId, 'storm' as UnitId);
    expect([sees(430), sees(800)]).toEqual([false, true]);
  },
);

shows(
  'lg.vehicle.resilience.other-effects',
  'other effects may give a damaged vehicle more tokens, and take one away',
  () => {
    const tools = legionWith({
      name: 'saboteur',
      seat: 'p1',
      window: 'after',
      effects: (): readonly LegionEffect[] => [
        { kind: 'damageVehicle', unit: 'walker' as UnitId, damage: 'disabled', weapon: null },
        { kind: 'repairVehicle', unit: 'walker' as UnitId, damage: 'damaged' },
      ],
    });
    const table = legionTable(
      {
        luke: { unit: 'luke-skywalker', at: [400, 300] },
        walker: {
          unit: 'at-st',
          at: [400, 700],
          damage: [{ kind: 'damaged', weapon: null }],
          resilienceRolled: true,
          activated: true,
        },
      },
      {},
      tools,
    )
      .acts('dodge')
      .uses('saboteur');
    expect(table.unit('walker').damage).toEqual([{ kind: 'disabled', weapon: null }]);
  },
);

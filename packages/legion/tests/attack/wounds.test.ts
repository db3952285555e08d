import type { UnitId } from '@sortie/legion/model';
import type { MiniaturePosition } from '@sortie/legion/setup';
import { type LegionTable, legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { miniaturesSeenByUnit } from '../../src/rules/sight.ts';
import { tableOf } from '../../src/rules/table.ts';
import { woundable } from '../../src/rules/woundable.ts';
import { shows } from '../shows.ts';

/** Wookiees, who bear three wounds each and are led by the first. */
const wookiees = (more: object = {}) =>
  legionTable({
    wookiees: { unit: 'wookiee-warriors', at: [400, 500], activated: true, ...more },
    vader: { unit: 'darth-vader', at: [400, 300] },
  });

/** The numbers of those whom the next wound may go to. */
function open(table: LegionTable, among: readonly number[] | null = null, name = 'wookiees'): number[] {
  const unit = table.unit(name);
  const ids = among?.map((number) => table.miniature(name, number).id) ?? null;
  return woundable(unit, { among: ids, leaderLast: false }).map(
    ({ id }) => unit.miniatures.findIndex((each) => each.id === id) + 1,
  );
}

shows(
  ['lg.wound.assign.leader-last', 'lg.wound.assign.one-mini-at-a-time'],
  'the player chooses among all but the leader, who comes last',
  () => {
    expect(open(wookiees())).toEqual([2, 3]);
    expect(open(wookiees({ left: 2 }))).toEqual([2]);
    expect(open(wookiees({ left: 1 }))).toEqual([1]);
  },
);

shows(
  ['lg.wound.assign.wounded-first', 'lg.wound.assign.most-wounded-first', 'lg.wound.wounded-mini'],
  'those with wounds come first, and of these the one with the most',
  () => {
    expect(open(wookiees({ wounds: [0, 0, 1] }))).toEqual([3]);
    expect(open(wookiees({ wounds: [0, 1, 2] }))).toEqual([3]);
    expect(open(wookiees({ wounds: [0, 1, 1] }))).toEqual([2, 3]);
  },
);

shows(
  ['lg.wound.assign.wounded-leader-first', 'lg.wound.assign.leader-last'],
  'a leader who alone is wounded comes first; one who has the most wounds of several does not',
  () => {
    expect(open(wookiees({ wounds: [1, 0, 0] }))).toEqual([1]);
    expect(open(wookiees({ wounds: [2, 0, 1] }))).toEqual([3]);
  },
);

shows(
  'lg.wound.assign.los-required',
  'in an attack only those can be wounded whom an attacking miniature sees; the leader where it is the only one',
  () => {
    expect(open(wookiees(), [1, 3])).toEqual([3]);
    expect(open(wookiees({ wounds: [0, 1, 0] }), [1, 3])).toEqual([3]);
    expect(open(wookiees(), [1])).toEqual([1]);
    expect(open(wookiees(), [])).toEqual([]);
  },
);

shows(
  ['lg.wound.assign.wounded-leader-first', 'lg.wound.assign.leader-last'],
  'a wounded leader comes first wherever it is in its unit, unless another is wounded too',
  () => {
    const led = (...wounds: readonly number[]) => open(wookiees({ leader: 2, wounds }));
    expect(led(0, 0, 1)).toEqual([3]);
    expect(led(1, 0, 0)).toEqual([1]);
    expect(led(0, 1, 2)).toEqual([2]);
    expect(led(0, 0, 0)).toEqual([1, 2]);
  },
);

shows(
  'lg.vertical.clamber.wounds-leader-last',
  'where the leader comes last whatever its wounds, another is wounded before it',
  () => {
    const unit = wookiees({ wounds: [2, 0, 0] }).unit('wookiees');
    expect(woundable(unit, { among: null, leaderLast: true }).map(({ id }) => id)).toEqual([
      'wookiees.m2',
      'wookiees.m3',
    ]);
  },
);

/** Stormtroopers, the fifth of whom is a medical droid. */
const withDroid = (more: object = {}) =>
  legionTable({
    storm: {
      unit: 'stormtroopers',
      at: [400, 500],
      upgrades: ['fx-9-medical-droid'],
      activated: true,
      ...more,
    },
    luke: { unit: 'luke-skywalker', at: [400, 300] },
  });

shows(
  ['lg.upgrade-keyword.noncombatant.wounds-others-first', 'lg.upgrade-keyword.noncombatant.only-visible'],
  'a Noncombatant comes after the other miniatures and before the leader, or when it alone of them is seen',
  () => {
    expect(open(withDroid(), null, 'storm')).toEqual([2, 3, 4]);
    expect(open(withDroid(), [1, 5], 'storm')).toEqual([5]);
    const gone = { at: null, defeatedIn: 0, wounds: 1 } as const;
    const left = (second: MiniaturePosition) =>
      legionTable({
        storm: {
          unit: 'stormtroopers',
          upgrades: ['fx-9-medical-droid'],
          miniatures: [{ at: [400, 500] }, second, gone, gone, { at: [430, 500] }],
        },
        luke: { unit: 'luke-skywalker', at: [400, 300] },
      });
    expect(open(left(gone), null, 'storm')).toEqual([5]);
    expect(open(left({ at: [370, 500] }), null, 'storm')).toEqual([2]);
  },
);

shows(
  'lg.upgrade-keyword.noncombatant.already-wounded',
  'a Noncombatant that is wounded comes before miniatures that are not',
  () => {
    const guards = legionTable({
      wookiees: {
        unit: 'wookiee-warriors',
        upgrades: ['2-1-b-medical-droid'],
        at: [400, 500],
        wounds: [0, 0, 0, 1],
      },
      vader: { unit: 'darth-vader', at: [400, 300] },
    });
    expect(open(guards)).toEqual([4]);
    const both = legionTable({
      wookiees: {
        unit: 'wookiee-warriors',
        upgrades: ['2-1-b-medical-droid'],
        at: [400, 500],
        wounds: [0, 1, 0, 1],
      },
      vader: { unit: 'darth-vader', at: [400, 300] },
    });
    expect(open(both)).toEqual([2, 4]);
  },
);

shows(
  ['lg.wound.threshold', 'lg.wound.assign.overflow', 'lg.defeat.miniature', 'lg.wound.wounded-unit'],
  'a miniature takes wounds until it is defeated, and what is left goes to another',
  () => {
    const table = legionTable({
      wookiees: { unit: 'wookiee-warriors', at: [400, 500], activated: true },
      storm: { unit: 'stormtroopers', at: [400, 300] },
    })
      .attack('storm', 'wookiees', {
        white: ['hit', 'hit', 'hit', 'hit'],
        whiteDefense: ['blank', 'blank', 'blank', 'blank'],
      })
      .asks('chooseWounded', { unit: 'wookiees', left: 4 })
      .offersExactly({ miniature: 'wookiees.m2' }, { miniature: 'wookiees.m3' })
      .answers({ miniature: 'wookiees.m3' })
      .hasWounds('wookiees', 0, 1)
      .ends();
    expect(table.miniature('wookiees', 3)).toMatchObject({ stand: null, defeatedIn: 1, wounds: 3 });
    expect((['wookiees', 'storm'] as UnitId[]).map((id) => tableOf(table.state).isWounded(id))).toEqual([
      true,
      false,
    ]);
    expect(table.events('woundAssigned').map(({ miniature }) => miniature)).toEqual([
      'wookiees.m3',
      'wookiees.m3',
      'wookiees.m3',
      'wookiees.m2',
    ]);
  },
);

shows(
  ['lg.defeat.new-leader', 'lg.unit.leader.exactly-one'],
  'when the leader falls its player chooses another at once, whose figure it replaces with what that carried',
  () => {
    const table = legionTable(
      {
        rebels: {
          unit: 'rebel-troopers',
          upgrades: ['z-6-trooper'],
          activated: true,
          // Only the leader can be seen.
          miniatures: [
            { at: [400, 440] },
            { at: [400, 560] },
            { at: null, defeatedIn: 0, wounds: 1 },
            { at: null, defeatedIn: 0, wounds: 1 },
            { at: [440, 560] },
          ],
        },
        veers: { unit: 'general-veers', at: [400, 300] },
      },
      { terrain: [{ piece: 'wall-tall', at: [420, 500] }] },
    ).attack('veers', 'rebels', {
      white: ['hit', 'hit', 'hit'],
      whiteDefense: ['blank', 'blank', 'blank'],
    });
    // Two of three are obscured; the cover goes unused.
    table
      .passes()
      .asks('chooseLeader', { unit: 'rebels' })
      .offersExactly({ miniature: 'rebels.m2' }, { miniature: 'rebels.m5' })
      .answers({ miniature: 'rebels.m5' });
    expect(table.unit('rebels').leader).toBe('rebels.m5');
    expect(table.miniature('rebels', 5)).toMatchObject({ from: null, wounds: 0, stand: { x: 440, y: 560 } });
    // The rest of the wounds is lost: nobody else was seen.
    table.hasWounds('rebels', 0, 0).ends();
  },
);

shows(
  ['lg.unit-keyword.heavy-weapon-team.leader-replaced', 'lg.unit-keyword.heavy-weapon-team.leader'],
  'in a Heavy Weapon Team the new leader carries the heavy weapon',
  () => {
    const table = legionTable(
      {
        team: {
          unit: 'scout-troopers-strike-team',
          upgrades: ['dlt-19-x-sniper'],
          miniatures: [{ at: [440, 560] }, { at: [400, 440] }],
          activated: true,
        },
        rebels: { unit: 'rebel-troopers', at: [400, 300] },
      },
      { terrain: [{ piece: 'wall-tall', at: [420, 500] }] },
    );
    expect(table.unit('team').leader).toBe('team.m2');
    table
      .attack('rebels', 'team', { black: ['hit', 'blank', 'blank', 'blank'], whiteDefense: ['blank'] })
      .passes();
    expect(table.unit('team').leader).toBe('team.m1');
    expect(table.miniature('team', 1).from).toBe(table.unit('team').upgrades[0]!.key);
    table.ends();
  },
);

shows(
  ['lg.defeat.unit', 'lg.wound.assign.overflow'],
  'a unit is defeated with its last miniature, and what is left of the wounds has no effect',
  () => {
    const table = legionTable({
      rebels: { unit: 'rebel-troopers', at: [400, 500], left: 2, activated: true },
      others: { unit: 'fleet-troopers', at: [1200, 800], activated: true },
      storm: { unit: 'stormtroopers', at: [400, 300] },
    }).attack('storm', 'rebels', {
      white: ['hit', 'hit', 'hit', 'hit'],
      whiteDefense: ['blank', 'blank', 'blank', 'blank'],
    });
    table.has('rebels', { whereabouts: 'defeated' }).hasWounds('rebels');
    expect(table.events('unitDefeated')).toEqual([{ kind: 'unitDefeated', unit: 'rebels', by: 'storm' }]);
    expect(table.events('woundAssigned')).toHaveLength(2);
    table.ends();
  },
);

shows(
  'lg.wound.assign.los-required',
  'a miniature that one of the attackers sees can be wounded, whoever of the others is blind',
  () => {
    const { state } = legionTable(
      {
        storm: {
          unit: 'stormtroopers',
          miniatures: [{ at: [400, 300] }, { at: [900, 300] }],
          left: 2,
        },
        near: {
          unit: 'rebel-troopers',
          miniatures: [{ at: [400, 500] }, { at: [430, 500] }, { at: [1400, 500] }, { at: [460, 500] }],
          activated: true,
        },
      },
      {
        terrain: [
          { piece: 'house-large', at: [750, 420] },
          { piece: 'house-large', at: [1150, 400] },
        ],
      },
    );
    const [attacker, defender] = state.units;
    expect(miniaturesSeenByUnit(state, attacker!, defender!)).toEqual(['near.m1', 'near.m2', 'near.m4']);
  },
);

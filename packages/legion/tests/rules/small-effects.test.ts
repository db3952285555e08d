import type { Luck } from '@sortie/kernel';
import type { MiniatureId } from '@sortie/legion/model';
import { legion } from '@sortie/legion/rules';
import { legionState, legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { whyNoMove } from '../../src/rules/movement-needs.ts';
import { shows } from '../shows.ts';
import { unitId } from './made-up.ts';

shows(
  ['lg.defeat.new-leader', 'lg.unit-keyword.heavy-weapon-team.leader-replaced'],
  'the new leader’s figure takes the place of the other, and the cards of the unit are looked at anew',
  () => {
    const upgrades = ['dlt-19-stormtrooper'];
    const state = legionState({ storm: { unit: 'stormtroopers', at: [300, 100], upgrades } });
    const { serial } = state;
    const cardsOf = () => state.units[0]!.miniatures.map(({ from }) => from);
    expect(cardsOf()).toEqual([null, null, null, null, 'storm.c1']);
    const heavy = 'storm.m5' as MiniatureId;
    legion.perform(
      state,
      { kind: 'makeLeader', unit: unitId('storm'), miniature: heavy },
      { emit: (event) => legion.apply(state, event), luck: {} as Luck },
    );
    expect(state.units[0]!.leader).toBe('storm.m5');
    expect(cardsOf()).toEqual(['storm.c1', null, null, null, null]);
    expect(state.serial).toBe(serial + 1);
  },
);

shows(
  ['lg.transport.stationary-excluded', 'lg.golden-rules.cannot-is-absolute'],
  'a unit that never moves is refused every move, and boarding for a reason of its own',
  () => {
    const state = legionState({ gun: { unit: '1-4-fd-laser-cannon-team', at: [600, 300] } });
    const why = (type: 'standard' | 'embark') =>
      whyNoMove(state, { kind: 'move', unit: unitId('gun'), types: [type], speed: null })?.rule;
    expect(why('standard')).toBe('lg.golden-rules.cannot-is-absolute');
    expect(why('embark')).toBe('lg.transport.stationary-excluded');
  },
);

shows(
  ['lg.wound.assign.wounded-leader-first', 'lg.attack.9.compare'],
  'an attack wounds the leader who alone is wounded before anybody else',
  () => {
    const table = legionTable({
      storm: { unit: 'stormtroopers', at: [400, 300], left: 1 },
      wookiees: { unit: 'wookiee-warriors', at: [400, 500], wounds: [1, 0, 0], activated: true },
    }).attack('storm', 'wookiees', { white: ['hit'], whiteDefense: ['blank'] });
    table.hasWounds('wookiees', 2, 0, 0);
    expect(table.events('woundAssigned')).toEqual([
      { kind: 'woundAssigned', unit: 'wookiees', miniature: 'wookiees.m1', source: 'attack' },
    ]);
  },
);

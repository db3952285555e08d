import type { Luck, SeatId } from '@sortie/kernel';
import { legion } from '@sortie/legion/rules';
import { legionState, legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { unitId } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { DLT, pool, RIFLE } from './squad.ts';

shows(
  ['lg.attack.pools-any-order', 'lg.attack.10.next-pool'],
  'after each pool the attacker chooses the next one anew, until one is left',
  () => {
    const rebels = { unit: 'rebel-troopers', left: 1, activated: true } as const;
    const table = legionTable({
      storm: {
        unit: 'stormtroopers',
        at: [400, 300],
        upgrades: ['dlt-19-stormtrooper', 'impact-grenades'],
      },
      one: { ...rebels, at: [400, 420] },
      two: { ...rebels, at: [400, 180] },
      three: { ...rebels, at: [300, 420] },
    }).acts('attack');
    table
      .answers(pool('one', [RIFLE, [1]]))
      .answers(pool('two', ['Impact Grenades', [2]]))
      .dice({ red: ['blank', 'blank'], black: ['blank'], white: ['blank'] })
      .answers(pool('three', [DLT, [5]]))
      .asks('choosePool')
      .offersExactly({ defender: 'one' }, { defender: 'two' }, { defender: 'three' })
      .answers({ defender: 'three' })
      .asks('choosePool')
      .offersExactly({ defender: 'one' }, { defender: 'two' })
      .answers({ defender: 'two' })
      .ends();
    expect(table.events('poolBegun').map(({ defender }) => defender)).toEqual(['three', 'two', 'one']);
  },
);

shows(
  ['lg.command-phase.select.secret', 'lg.command-phase.select.must-play'],
  'a card that is not in the hand is none to be selected, whoever it belongs to, nor one in another form',
  () => {
    const table = legionTable(
      {
        vader: { unit: 'darth-vader', at: [300, 100], order: 'card' },
        walker: { unit: 'at-rt', at: [900, 850], order: 'card' },
      },
      { phase: 'command', players: { p1: { hand: ['push', 'ambush'] } } },
    );
    table
      .asks('selectCommandCard')
      .offersExactly({ card: 'push' }, { card: 'ambush' })
      .refuses({ card: 'son-of-skywalker' }, 'lg.command-phase.select.secret')
      .refuses({ card: 'assault' }, 'lg.command-phase.select.secret')
      .refuses({ card: 'push', more: true }, 'lg.command-phase.select.secret')
      .refuses({ pass: true }, 'lg.command-phase.select.must-play');
    expect(table.question.seat).toBe('p1' as SeatId);
  },
);

shows(
  ['lg.vehicle.damaged.token', 'lg.vehicle.disabled.token', 'lg.vehicle.resilience.other-effects'],
  'a vehicle that is damaged keeps the token, and the cards are looked at anew',
  () => {
    const state = legionState({ walker: { unit: 'at-st', at: [600, 300] } });
    const { serial } = state;
    legion.perform(
      state,
      { kind: 'damageVehicle', unit: unitId('walker'), damage: 'damaged', weapon: null },
      { emit: (event) => legion.apply(state, event), luck: {} as Luck },
    );
    expect(state.units[0]!.damage).toEqual([{ kind: 'damaged', weapon: null }]);
    expect(state.serial).toBe(serial + 1);
  },
);

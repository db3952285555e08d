import type { Command, HullZone } from '@sortie/armada/catalogue';
import type { ArmadaEffect, CardKey, ShipId } from '@sortie/armada/model';
import { armadaTable, armadaWith } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const alone = (victory: object, game = armadaWith()) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 150, 0], ...victory },
      corvette: { ship: 'cr90-corvette-a', at: [100, 800, 180], activated: true },
    },
    {},
    game,
  );

shows(
  ['ar.speed.constant', 'ar.speed.ship-dial'],
  'a ship moves at the speed of its dial in every round, which only Navigate or a card changes',
  () => {
    const table = alone({ speed: 1, dials: ['navigate', 'navigate', 'repair'] })
      .passes()
      .uses('navigate', { spend: 'dial', speed: 1, yaw: 1 })
      .asks('chooseCourse')
      .answers({ clicks: [0, 0], side: 'left' })
      .has('victory', { speed: 2 })
      .until('useAbility')
      .passes()
      // A command that leaves it alone is no change.
      .uses('navigate', { spend: 'dial', speed: 0, yaw: 1 })
      .answers({ clicks: [0, 0], side: 'left' })
      .has('victory', { speed: 2 });
    expect(table.events('speedChanged')).toEqual([{ kind: 'speedChanged', ship: 'victory', from: 1, to: 2 }]);
    const moves = table.events('shipMoved').filter(({ ship }) => ship === 'victory');
    expect(moves.map(({ reached }) => reached)).toEqual([2, 2]);
  },
);

shows(
  ['ar.damage.card-stays-faceup', 'ar.damage.card-faceup-effects'],
  'a damage card lies faceup and in force, or facedown, until an effect turns it over',
  () => {
    const flip = (key: string, faceup: boolean): ArmadaEffect => ({
      kind: 'flipDamageCard',
      ship: 'victory' as ShipId,
      key: key as CardKey,
      faceup,
    });
    const turning = armadaWith(
      {
        name: 'turn',
        seat: 'p1',
        window: 'beforeReveal',
        effects: () => [
          flip('victory.d1', true),
          flip('victory.d2', false),
          flip('victory.d3', false),
          flip('victory.d4', true),
        ],
      },
      { name: 'ear', seat: 'p1', window: 'faceupDamage', effects: () => [] },
    );
    const table = alone(
      { facedown: ['blinded-gunners', 'power-failure'], faceup: ['depowered-armament'] },
      turning,
    );
    const lying = () =>
      table.ship('victory').damage.map(({ card, faceup, inForce }) => `${card} ${faceup} ${inForce}`);
    expect(lying()).toEqual([
      'blinded-gunners false false',
      'power-failure false false',
      'depowered-armament true true',
    ]);
    // Only a card that comes up is a moment of its own.
    table.uses('turn').offers('ear').uses('ear').asks('chooseCourse');
    const turned = [
      'blinded-gunners true true',
      'power-failure false false',
      'depowered-armament false false',
    ];
    expect(lying()).toEqual(turned);
    // Neither the card that lay facedown before nor one that is not there was turned.
    expect(table.events('damageFlipped').map(({ key, faceup }) => `${key} ${faceup}`)).toEqual([
      'victory.d1 true',
      'victory.d3 false',
    ]);
    table.until('assignDials');
    expect(lying()).toEqual(turned);
  },
);

shows(
  ['ar.command-token.spent-to-supply', 'ar.dial.unspent-discarded', 'ar.dial.stays-on-card-until-reassigned'],
  'a token alone pays for a command: the revealed dial stays until it is spent or the activation ends',
  () => {
    const fleets = (dials: readonly Command[]) =>
      armadaTable({
        victory: {
          ship: 'victory-ii',
          at: [900, 150, 0],
          dials,
          commandTokens: ['repair'],
          shields: { front: 1 },
        },
        corvette: { ship: 'cr90-corvette-a', at: [100, 800, 180] },
      });
    const kept = fleets(['concentrateFire'])
      .uses('repair', 'token')
      .has('victory', { commandTokens: [], revealedDial: 'concentrateFire', usedDial: null })
      .until('chooseCourse', 'corvette')
      .has('victory', { revealedDial: null, usedDial: 'concentrateFire' });
    expect(kept.events('dialDiscarded')).toMatchObject([{ ship: 'victory', command: 'concentrateFire' }]);
    const spent = fleets(['repair'])
      .uses('repair', 'dial')
      .until('chooseCourse', 'corvette')
      .has('victory', { revealedDial: null, usedDial: 'repair', commandTokens: ['repair'] });
    expect(spent.events('dialDiscarded')).toEqual([]);
  },
);

shows(
  ['ar.shields.floor-zero', 'ar.shields.per-zone'],
  'a zone loses no more shields than it has, whatever takes them',
  () => {
    const lose = (zone: HullZone, count: number): ArmadaEffect => ({
      kind: 'loseShields',
      ship: 'victory' as ShipId,
      zone,
      count,
    });
    const table = alone(
      { shields: { front: 0, left: 2 } },
      armadaWith({
        name: 'storm',
        seat: 'p1',
        window: 'beforeReveal',
        effects: () => [lose('front', 1), lose('left', 3), lose('right', 1)],
      }),
    )
      .uses('storm')
      .has('victory', { shields: { front: 0, left: 0, right: 2, rear: 1 } });
    expect(table.events('shieldsLost').map(({ zone, count }) => `${zone} ${count}`)).toEqual([
      'left 2',
      'right 1',
    ]);
  },
);

shows(
  ['ar.dice.modify.spend', 'ar.dice.modify.cancel'],
  'a spent die and a cancelled one both leave the pool, and everybody is told which it was',
  () => {
    const table = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [900, 600, 180], activated: true },
    })
      .attack('victory', 'corvette', {
        zone: 'front',
        defendingZone: 'front',
        red: ['accuracy', 'hit', 'critical'],
      })
      .uses('accuracy', { die: 0, token: 2 })
      .uses('defenseTokens', { token: 0, die: 2 });
    expect(table.events('totalFixed')).toMatchObject([{ total: 1 }]);
    expect(table.events('dieRemoved')).toEqual([
      { kind: 'dieRemoved', die: 0, spent: true, source: 'accuracy' },
      { kind: 'dieRemoved', die: 2, spent: false, source: 'defenseToken' },
    ]);
  },
);

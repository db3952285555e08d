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
    const table = alone({ speed: 1, dials: ['navigate', 'repair', 'repair'] })
      .passes()
      .uses('navigate', { spend: 'dial', speed: 1, yaw: 1 })
      .asks('chooseCourse')
      .answers({ clicks: [0, 0], side: 'left' })
      .has('victory', { speed: 2 })
      .until('chooseCourse', 'victory')
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
    const turning = armadaWith({
      name: 'turn',
      seat: 'p1',
      window: 'beforeReveal',
      effects: () => [
        flip('victory.d1', true),
        flip('victory.d2', false),
        flip('victory.d3', false),
        flip('victory.d4', true),
      ],
    });
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
    table.uses('turn');
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

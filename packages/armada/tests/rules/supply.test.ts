import type { ArmadaEffect, ArmadaEvent } from '@sortie/armada/model';
import { armada } from '@sortie/armada/rules';
import type { Luck } from '@sortie/kernel';
import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { bowToBow, front, noTokens } from '../abilities/bow-to-bow.ts';
import { shows } from '../shows.ts';

shows('ar.supply.definition', 'a token or dial that is not in use can be taken again', () => {
  const table = armadaTable({
    corvette: {
      ship: 'cr90-corvette-a',
      at: [900, 300, 0],
      dials: ['navigate'],
      commandTokens: ['repair'],
      shields: { front: 0 },
    },
    victory: { ship: 'victory-ii', at: [300, 800, 180], activated: true },
  });
  table.uses('repair', 'token').asks('repair').answers({ decline: true });
  // The dial that was revealed is still there.
  table.has('corvette', { commandTokens: [], revealedDial: 'navigate' }).until('assignDials');
  table.assigns('corvette', 'repair').assigns('victory', 'repair', 'repair', 'repair').readies();
  table
    .until('useAbility')
    .uses('convertDial')
    .has('corvette', { commandTokens: ['repair'] });
});

/** Nothing here is rolled or drawn. */
const noLuck: Luck = { roll: () => [], pick: () => 0, shuffled: (cards) => [...cards] };

shows(
  'ar.state.exhausted-cannot-exhaust-again',
  'what is exhausted or discarded is not exhausted again',
  () => {
    const { state } = armadaTable({
      victory: {
        ship: 'victory-ii',
        at: [900, 300, 0],
        upgrades: ['intel-officer', 'gunnery-team'],
        exhausted: ['intel-officer'],
        defenseTokens: ['exhausted', 'readied', 'discarded'],
      },
      corvette: { ship: 'cr90-corvette-a', at: [900, 800, 180] },
    });
    const victory = state.ships[0]!;
    const happens = (effect: ArmadaEffect) => {
      const events: ArmadaEvent[] = [];
      armada.perform(state, effect, { emit: (event) => void events.push(event), luck: noLuck });
      return events;
    };
    expect(happens({ kind: 'exhaustTokens', unit: victory.id, places: [0, 1, 2] })).toMatchObject([
      { kind: 'defenseTokenTurned', place: 1, to: 'exhausted' },
    ]);
    const [exhausted, readied] = victory.upgrades.map(({ key }) => key);
    expect(happens({ kind: 'exhaustUpgrade', ship: victory.id, key: exhausted! })).toEqual([]);
    expect(happens({ kind: 'exhaustUpgrade', ship: victory.id, key: readied! })).toHaveLength(1);
  },
);

shows(
  'ar.state.exhausted-cannot-exhaust-again',
  'an exhausted card cannot be used for its price again',
  () => {
    const table = bowToBow('long', {
      gladiator: {
        ship: 'gladiator-i-class',
        upgrades: ['sensor-team'],
        exhausted: ['sensor-team'],
        commandTokens: ['concentrateFire'],
      },
      cr90: { ship: 'cr90-corvette-a' },
    }).attack('gladiator', 'cr90', { ...front, red: ['blank', 'hit'] });
    table
      .offers('concentrateFire')
      .refuses(
        { use: 'gladiator.u1', choice: { spent: 0, changed: 1 } },
        'ar.state.exhausted-cannot-exhaust-again',
      );
  },
);

shows(
  'ar.state.readied-and-exhausted-exclusive',
  'a card that the Status phase readied is used again',
  () => {
    bowToBow(
      'long',
      {
        gladiator: {
          ship: 'gladiator-i-class',
          upgrades: ['sensor-team'],
          exhausted: ['sensor-team'],
          speed: 1,
        },
        cr90: { ship: 'cr90-corvette-a', speed: 0, ...noTokens },
      },
      { phase: 'status' },
    )
      .until('declareTarget', 'gladiator')
      .has('gladiator', { upgrades: [{ exhausted: false }] })
      .attack('gladiator', 'cr90', { ...front, red: ['blank', 'hit'] })
      .offers('sensor-team');
  },
);

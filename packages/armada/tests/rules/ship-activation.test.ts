import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const threeShips = () =>
  armadaTable({
    one: { ship: 'victory-ii', at: [900, 150, 0], dials: ['repair'] },
    two: { ship: 'victory-i-', at: [600, 150, 0], dials: ['repair'] },
    three: { ship: 'cr90-corvette-a', at: [900, 800, 180], dials: ['navigate'] },
  });

shows(
  ['ar.phase.ship.alternate-one', 'ar.initiative.meaning', 'ar.phase.ship.pass-when-empty'],
  'the first player activates a ship, then the second; who has none left passes while the other goes on',
  () => {
    const table = threeShips().asks('chooseShip').asksSeat('p1').answers({ ship: 'two' });
    table.until('chooseCourse', 'three').until('chooseCourse', 'one');
    expect(table.events('activationBegun').map(({ unit }) => unit)).toEqual(['two', 'three', 'one']);
  },
);

shows('ar.phase.ship.no-reactivation', 'a ship activates once a round', () => {
  const table = armadaTable({
    one: { ship: 'victory-ii', at: [900, 150, 0], activated: true },
    two: { ship: 'victory-i-', at: [600, 150, 0] },
    four: { ship: 'victory-i-', at: [300, 150, 0] },
    three: { ship: 'cr90-corvette-a', at: [900, 800, 180], activated: true },
  });
  table
    .asks('chooseShip')
    .offersExactly({ ship: 'two' }, { ship: 'four' })
    .refuses({ ship: 'one' }, 'ar.phase.ship.no-reactivation')
    .refuses({ ship: 'three' }, 'ar.phase.ship.no-reactivation');
});

const duel = (victory: object = {}, corvette: object = {}) =>
  armadaTable({
    victory: { ship: 'victory-ii', at: [900, 300, 0], dials: ['repair', 'squadron'], ...victory },
    corvette: { ship: 'cr90-corvette-a', at: [900, 500, 180], activated: true, ...corvette },
  });

shows(
  ['ar.ship-activation.steps', 'ar.ship-activation.reveal-top-dial'],
  'a ship reveals its oldest dial, attacks and executes a maneuver, in this order',
  () => {
    const table = duel();
    expect(table.ship('victory').revealedDial).toBe('repair');
    table.offers('convertDial', 'repair').passes().asks('declareTarget').answers({ decline: true });
    table.asks('chooseCourse');
  },
);

shows(
  'ar.ship-activation.keep-or-convert-dial',
  'the dial is kept, or spent at once for a token of its type',
  () => {
    const kept = duel().passes();
    expect(kept.ship('victory')).toMatchObject({ revealedDial: 'repair', commandTokens: [] });
    const table = duel().uses('convertDial');
    expect(table.ship('victory')).toMatchObject({
      revealedDial: null,
      usedDial: 'repair',
      commandTokens: ['repair'],
    });
    table.uses('repair', 'token').doesNotOffer('convertDial');
  },
);

shows('ar.ship-activation.keep-or-convert-dial', 'once a command was resolved the dial has been kept', () => {
  duel({ shields: { rear: 0 }, commandTokens: ['squadron'] })
    .uses('repair', 'dial')
    .until('declareTarget');
  duel({ commandTokens: ['squadron'], dials: ['navigate'] })
    .uses('squadron', 'token')
    .asks('declareTarget');
});

shows(
  ['ar.ship-activation.done-dial-faceup', 'ar.dial.unspent-discarded'],
  'an unspent dial is lost when the activation ends; it lies faceup on the card of the activated ship',
  () => {
    const table = duel().until('assignDials');
    expect(table.events('dialDiscarded')).toMatchObject([{ ship: 'victory', command: 'repair' }]);
    expect(table.events('shipActivated').map(({ ship }) => ship)).toEqual(['victory']);
  },
);

shows(
  [
    'ar.ship-activation.two-attacks',
    'ar.ship-activation.different-hull-zones',
    'ar.attack.declare.same-target-again',
  ],
  'up to two attacks, each from another hull zone, also against one target',
  () => {
    const between = armadaTable({
      // Its front and its right arc line run over the corvette.
      victory: { ship: 'victory-ii', at: [900, 300, 0] },
      corvette: { ship: 'cr90-corvette-a', at: [1010, 370, 180], activated: true },
    });
    between.asks('declareTarget');
    const zones = () =>
      new Set((between.answersOffered as readonly { zone?: string }[]).flatMap(({ zone }) => zone ?? []));
    expect(zones()).toEqual(new Set(['front', 'right']));
    between
      .attack('victory', 'corvette', {
        zone: 'right',
        defendingZone: 'right',
        red: ['blank', 'blank'],
        blue: ['hit'],
      })
      .until('declareTarget');
    expect(zones()).toEqual(new Set(['front']));
    between
      .refuses(
        { target: 'corvette', zone: 'right', defendingZone: 'right' },
        'ar.ship-activation.different-hull-zones',
      )
      .attack('victory', 'corvette', {
        zone: 'front',
        defendingZone: 'right',
        red: ['blank', 'blank', 'blank'],
        blue: ['hit', 'hit', 'hit'],
      })
      .until('chooseCourse');
    expect(between.events('targetDeclared')).toHaveLength(2);
  },
);

shows('ar.ship-activation.two-attacks', 'a ship may leave its attacks out', () => {
  const table = duel().passes().answers({ decline: true });
  table.asks('chooseCourse');
  expect(table.events('targetDeclared')).toEqual([]);
});

shows(
  'ar.ship-activation.maneuver-mandatory',
  'the maneuver is not optional and goes by the speed dial',
  () => {
    const table = duel({ speed: 2 }, { at: [300, 700, 180] }).until('chooseCourse');
    table.refuses({ decline: true }, 'table.malformed-answer');
    table.refuses({ clicks: [0], side: 'left' }, 'ar.ship-move.course-within-yaw');
    table.answers({ clicks: [0, 0], side: 'left' });
    expect(table.events('shipMoved')).toMatchObject([{ ship: 'victory', reached: 2 }]);
  },
);

import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { noTokens } from '../abilities/bow-to-bow.ts';
import { shows } from '../shows.ts';

/** Two Victories of the second player and a corvette of the first, none of them near another. */
const phase = (more: object = {}) =>
  armadaTable(
    {
      one: { ship: 'victory-ii', at: [900, 150, 0], speed: 0 },
      two: { ship: 'victory-i-', at: [600, 150, 0], speed: 0 },
      spent: { ship: 'victory-i-', at: [300, 150, 0], speed: 0, usedDial: 'repair' },
      corvette: { ship: 'cr90-corvette-a', at: [900, 800, 180], speed: 0 },
      ...more,
    },
    { initiative: 1 },
  );

shows(
  ['ar.initiative.meaning', 'ar.phase.ship.alternate-one', 'ar.phase.ship.pass-when-empty'],
  'the first player begins; a single ship is not asked for, and who has none left passes',
  () => {
    const table = phase();
    expect(table.events('phaseStarted')).toMatchObject([{ phase: 'ship' }]);
    // The corvette has been activated and the turn has passed.
    table.asks('chooseShip').asksSeat('p1').offersExactly({ ship: 'one' }, { ship: 'two' });
    table.answers({ ship: 'two' }).until('assignDials');
    expect(table.events('activationBegun').map(({ unit }) => unit)).toEqual(['corvette', 'two', 'one']);
    expect(table.events('shipMoved').map(({ ship }) => ship)).toEqual(['corvette', 'two', 'one']);
  },
);

shows(
  ['ar.phase.ship.alternate-one', 'ar.phase.ship.no-reactivation', 'ar.dial.faceup-blocks-activation'],
  'a ship out of turn, activated or with its dial faceup is not chosen',
  () => {
    phase({
      lost: { ship: 'victory-i-', at: null, destroyed: 1, activated: true },
      other: { ship: 'cr90-corvette-b', at: [300, 800, 0] },
    })
      .answers({ ship: 'corvette' })
      .asks('chooseShip')
      .refuses({ ship: 'corvette' }, 'ar.phase.ship.no-reactivation')
      .refuses({ ship: 'spent' }, 'ar.dial.faceup-blocks-activation')
      .refuses({ ship: 'other' }, 'ar.phase.ship.alternate-one')
      .refuses({ ship: 'lost' }, 'ar.phase.ship.alternate-one')
      .refuses({ ship: 'nobody' }, 'ar.phase.ship.alternate-one');
  },
);

const WEAK = { red: ['blank', 'blank', 'blank'], blue: ['hit', 'hit', 'hit'] };

shows(
  ['ar.ship-activation.steps', 'ar.initiative.meaning'],
  'a ship becomes active, reveals its dial, attacks up to twice, executes a maneuver and is active no more',
  () => {
    const table = armadaTable({
      victory: { ship: 'victory-ii', at: [900, 300, 0], speed: 1, dials: ['repair', 'squadron'] },
      ahead: { ship: 'cr90-corvette-a', at: [900, 500, 180], activated: true, speed: 0, ...noTokens },
      left: { ship: 'cr90-corvette-b', at: [740, 300, 0], activated: true, speed: 0, ...noTokens },
      right: { ship: 'cr90-corvette-b', at: [1060, 300, 0], activated: true, speed: 0, ...noTokens },
    });
    expect(table.state.activeUnit).toBe('victory');
    table.passes().asks('declareTarget');
    table
      .attack('victory', 'ahead', { zone: 'front', defendingZone: 'front', ...WEAK })
      .asks('declareTarget');
    table
      .attack('victory', 'left', {
        zone: 'left',
        defendingZone: 'right',
        red: ['blank', 'blank'],
        blue: ['hit'],
      })
      .asks('chooseCourse')
      .answers({ clicks: [0], side: 'left' });
    const steps = table.referee.log
      .map(({ kind }) => kind)
      .filter((kind) =>
        /becameActive|activationBegun|dialRevealed|targetDeclared|shipMoved|shipActivated/.test(kind),
      );
    expect(steps).toEqual([
      'becameActive',
      'activationBegun',
      'dialRevealed',
      'targetDeclared',
      'targetDeclared',
      'shipMoved',
      'shipActivated',
      'becameActive',
    ]);
    expect(table.state.activeUnit).toBeNull();
  },
);

shows(
  'ar.ship-activation.reveal-top-dial',
  'a ship whose top dial was thrown away reveals no other in its place',
  () => {
    armadaTable({
      gladiator: {
        ship: 'gladiator-i-class',
        at: [900, 300, 0],
        dials: ['squadron', 'repair'],
        faceup: ['crew-panic'],
      },
      corvette: { ship: 'cr90-corvette-a', at: [200, 750, 180], activated: true },
    })
      .uses('crew-panic', { discardDial: true })
      .asks('chooseCourse')
      .has('gladiator', { revealedDial: null, usedDial: 'squadron', dials: [{ command: 'repair' }] });
  },
);

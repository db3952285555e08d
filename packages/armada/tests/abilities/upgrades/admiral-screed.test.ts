import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const duel = () =>
  bowToBow('long', {
    gladiator: { ship: 'gladiator-i-class', upgrades: ['admiral-screed'] },
    cr90: { ship: 'cr90-corvette-a', ...noTokens },
    nebulon: { ship: 'nebulon-b-escort', at: [780, 300, 0], ...noTokens },
  });

shows(
  'ar.known.upgrade.commanders',
  'an attacking friendly ship may spend a die to change another to a critical',
  () => {
    duel()
      .attack('gladiator', 'cr90', { ...front, red: ['blank', 'hit'] })
      .offersExactly(
        { use: 'gladiator.u1', choice: { spent: 0, changed: 1 } },
        { use: 'gladiator.u1', choice: { spent: 1, changed: 0 } },
        { pass: true },
      )
      .uses('admiral-screed', { spent: 0, changed: 1 })
      .pool('red critical')
      .offers('critical')
      .passes()
      .has('cr90', { shields: { front: 1, left: 2, right: 2, rear: 1 } })
      .ends();
  },
);

test('he helps once in an activation, and black dice show a hit with the critical', () => {
  duel()
    .attack('gladiator', 'cr90', { ...front, red: ['critical', 'blank'] })
    .offersExactly({ use: 'gladiator.u1', choice: { spent: 0, changed: 1 } }, { pass: true })
    .passes()
    .passes()
    .attack('gladiator', 'nebulon', {
      zone: 'left',
      defendingZone: 'right',
      black: ['blank', 'blank', 'blank', 'blank'],
    })
    .offersExactly({ use: 'gladiator.u1', choice: { spent: 1, changed: 0 } }, { pass: true })
    .uses('admiral-screed')
    .pool('black hitCritical', 'black blank', 'black blank');
  duel()
    .attack('gladiator', 'cr90', { ...front, red: ['blank', 'hit'] })
    .uses('admiral-screed', { spent: 0, changed: 1 })
    .passes()
    .attack('gladiator', 'nebulon', {
      zone: 'left',
      defendingZone: 'right',
      black: ['blank', 'blank', 'blank', 'blank'],
    })
    .asks('chooseCourse');
});

test('the enemy is not helped', () => {
  bowToBow(
    'long',
    {
      gladiator: { ship: 'gladiator-i-class', upgrades: ['admiral-screed'], ...noTokens },
      cr90: { ship: 'cr90-corvette-a' },
    },
    { initiative: 1 },
  )
    .attack('cr90', 'gladiator', { ...front, red: ['blank', 'hit'] })
    .has('gladiator', { shields: { front: 2 } })
    .ends();
});

test('nor does he help squadrons', () => {
  armadaTable(
    {
      tie: { squadron: 'tie-fighter-squadron', at: [900, 480] },
      victory: { ship: 'victory-i-class', upgrades: ['admiral-screed'], at: [200, 200, 0] },
      xwing: { squadron: 'x-wing-squadron', at: [900, 420] },
      cr90: { ship: 'cr90-corvette-a', at: [200, 800, 180] },
    },
    { phase: 'squadron' },
  )
    .answers({ deed: 'attack' })
    .dice({ blue: ['hit', 'accuracy', 'accuracy'] })
    .answers({ target: 'xwing' })
    .has('xwing', { hull: 4 })
    .ends();
});

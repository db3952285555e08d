import { test } from 'vitest';
import { shows } from '../../shows.ts';
import { bowToBow, front } from '../bow-to-bow.ts';

const duel = () =>
  bowToBow('long', {
    victory: { ship: 'victory-i-class', upgrades: ['intel-officer'] },
    cr90: { ship: 'cr90-corvette-a' },
  });

const rolled = { ...front, red: ['hit', 'hit', 'blank'] };
const named = (token: number) => ({ use: 'victory.u1', choice: { token } });

shows(
  'ar.known.upgrade.officers',
  'the token that is named after the roll is discarded when it is spent in the attack',
  () => {
    duel()
      .attack('victory', 'cr90', rolled)
      .pool('red hit', 'red hit', 'red blank')
      .offersExactly(named(0), named(2), { pass: true })
      .uses('intel-officer', { token: 2 })
      .has('victory', { upgrades: [{ exhausted: true }] })
      .uses('defenseTokens', { token: 2, zones: ['left'] })
      .has('cr90', { defenseTokens: [{ state: 'readied' }, { state: 'readied' }, { state: 'discarded' }] })
      .passes()
      .answers({ left: 1 })
      .ends();
  },
);

test('a token that is not spent stays, and others are exhausted as ever', () => {
  duel()
    .attack('victory', 'cr90', rolled)
    .uses('intel-officer', { token: 2 })
    .uses('defenseTokens', { token: 0, die: 0 })
    .passes()
    .has('cr90', { defenseTokens: [{ state: 'exhausted' }, { state: 'readied' }, { state: 'readied' }] })
    .ends();
});

test('an exhausted officer names nothing', () => {
  bowToBow('long', {
    victory: { ship: 'victory-i-class', upgrades: ['intel-officer'], exhausted: ['intel-officer'] },
    cr90: { ship: 'cr90-corvette-a' },
  })
    .attack('victory', 'cr90', rolled)
    .offers('defenseTokens');
});

test('a discarded token cannot be named', () => {
  bowToBow('long', {
    victory: { ship: 'victory-i-class', upgrades: ['intel-officer'] },
    cr90: { ship: 'cr90-corvette-a', defenseTokens: ['readied', 'exhausted', 'discarded'] },
  })
    .attack('victory', 'cr90', rolled)
    .offersExactly(named(0), named(1), { pass: true });
});

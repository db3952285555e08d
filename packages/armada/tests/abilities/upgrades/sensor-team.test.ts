import { shows } from '../../shows.ts';
import { bowToBow, front, noTokens } from '../bow-to-bow.ts';

const duel = (more: object = {}) =>
  bowToBow('long', {
    gladiator: { ship: 'gladiator-i-class', upgrades: ['sensor-team'], ...more },
    cr90: { ship: 'cr90-corvette-a', ...noTokens },
    nebulon: { ship: 'nebulon-b-escort', at: [780, 300, 0], ...noTokens },
  });

shows(
  ['ar.known.upgrade.weapons-teams', 'ar.state.exhaust-as-cost', 'ar.dice.modify.spend'],
  'exhausted, the card lets a die be spent to change another to an accuracy',
  () => {
    bowToBow('long', {
      gladiator: { ship: 'gladiator-i-class', upgrades: ['sensor-team'] },
      cr90: { ship: 'cr90-corvette-a', defenseTokens: ['readied', 'discarded', 'discarded'] },
    })
      .attack('gladiator', 'cr90', { ...front, red: ['blank', 'hit'] })
      .offersExactly(
        { use: 'gladiator.u1', choice: { spent: 0, changed: 1 } },
        { use: 'gladiator.u1', choice: { spent: 1, changed: 0 } },
        { pass: true },
      )
      .uses('sensor-team', { spent: 0, changed: 1 })
      .pool('red accuracy')
      .has('gladiator', { upgrades: [{ exhausted: true }] })
      .offers('accuracy')
      .uses('accuracy')
      .has('cr90', { shields: { front: 2 }, defenseTokens: [{ state: 'readied' }, {}, {}] })
      .ends();
  },
);

shows('ar.dice.modify.change', 'black dice have no accuracy, and an exhausted card does nothing', () => {
  duel()
    .attack('gladiator', 'nebulon', {
      zone: 'left',
      defendingZone: 'right',
      black: ['hit', 'blank', 'blank', 'blank'],
    })
    .asks('declareTarget')
    .has('nebulon', { shields: { right: 0 } })
    .ends();
  duel({ exhausted: ['sensor-team'] })
    .attack('gladiator', 'cr90', { ...front, red: ['blank', 'hit'] })
    .asks('declareTarget')
    .ends();
});

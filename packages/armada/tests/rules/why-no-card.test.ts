import { armadaTable, armadaWith } from '@sortie/testkit/armada';
import { bowToBow, front, noTokens } from '../abilities/bow-to-bow.ts';
import { shows } from '../shows.ts';

/** A Gladiator of Screed's with a token, so that there is something else to do while the dice are modified. */
const duel = (more: object = {}, others: object = {}) =>
  bowToBow('long', {
    gladiator: {
      ship: 'gladiator-i-class',
      upgrades: ['admiral-screed'],
      commandTokens: ['concentrateFire'],
      ...more,
    },
    cr90: { ship: 'cr90-corvette-a', ...noTokens },
    ...others,
  });

const screed = (spent: number, changed: number) => ({ use: 'gladiator.u1', choice: { spent, changed } });

shows('ar.timing.when', 'an effect is not used a second time in the same window', () => {
  duel()
    .attack('gladiator', 'cr90', { ...front, red: ['blank', 'hit'] })
    .uses('admiral-screed', { spent: 0, changed: 1 })
    .offers('concentrateFire')
    .refuses(screed(0, 1), 'ar.timing.when');
});

shows('ar.timing.while', 'an effect for once in an activation is used up for its later attacks', () => {
  duel({}, { nebulon: { ship: 'nebulon-b-escort', at: [780, 300, 0], ...noTokens } })
    .attack('gladiator', 'cr90', { ...front, red: ['blank', 'hit'] })
    .uses('admiral-screed', { spent: 0, changed: 1 })
    .passes()
    .until('declareTarget')
    .attack('gladiator', 'nebulon', {
      zone: 'left',
      defendingZone: 'right',
      black: ['hit', 'blank', 'blank', 'blank'],
    })
    .offers('concentrateFire')
    .refuses(screed(1, 2), 'ar.timing.while');
});

shows('ar.upgrade.discarded-facedown', 'a discarded card is not used', () => {
  duel({ discarded: ['admiral-screed'] })
    .attack('gladiator', 'cr90', { ...front, red: ['blank', 'hit'] })
    .offers('concentrateFire')
    .refuses(screed(0, 1), 'ar.upgrade.discarded-facedown');
});

shows('ar.timing.effect-has-window', 'a card that finds nothing to work on is not used', () => {
  // Both dice show what they would be changed to.
  duel()
    .attack('gladiator', 'cr90', { ...front, red: ['critical', 'critical'] })
    .offers('concentrateFire')
    .refuses(screed(0, 1), 'ar.timing.effect-has-window');
});

shows('ar.timing.effect-has-window', 'a card is not used in a way that it does not allow', () => {
  duel()
    .attack('gladiator', 'cr90', { ...front, red: ['blank', 'hit'] })
    .offers('admiral-screed', 'concentrateFire')
    .refuses(screed(0, 0), 'ar.timing.effect-has-window');
});

shows('ar.timing.first-player-first', 'the second player waits until the first has spoken', () => {
  armadaTable(
    {
      wing: { squadron: 'x-wing', at: [300, 300] },
      tie: { squadron: 'tie-interceptor', at: [360, 300] },
      corvette: { ship: 'cr90-corvette-a', at: [100, 100, 0] },
      victory: { ship: 'victory-ii', at: [1700, 800, 180] },
    },
    { phase: 'squadron' },
    armadaWith({ name: 'ours', seat: 'p1', window: 'afterAttack', effects: () => [] }),
  )
    .answers({ deed: 'attack' })
    .attack('wing', 'tie', { blue: ['accuracy', 'accuracy', 'accuracy', 'critical'] })
    .asksSeat('p1')
    .offers('ours')
    .refuses({ use: 'tie.counter', choice: null }, 'ar.timing.first-player-first');
});

shows(
  'ar.dice.modify.timing',
  'the attacker modifies dice as soon as they are rolled, and not any later',
  () => {
    const table = duel().attack('gladiator', 'cr90', { ...front, red: ['critical', 'hit'] });
    table.asksSeat('p1').offers('admiral-screed', 'concentrateFire').passes();
    table.offers('critical').refuses(screed(0, 1), 'ar.timing.effect-has-window');
  },
);

import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const commanding = (more: object = {}) =>
  armadaTable({
    frigate: {
      ship: 'assault-frigate-mark-ii-b',
      upgrades: ['adar-tallon'],
      at: [900, 300, 0],
      dials: ['squadron'],
      ...more,
    },
    one: { squadron: 'x-wing-squadron', at: [850, 420] },
    other: { squadron: 'x-wing-squadron', at: [950, 420] },
    victory: { ship: 'victory-i-class', at: [200, 750, 180] },
  });

shows(
  ['ar.known.upgrade.officers', 'ar.timing.after', 'ar.squadron-activation.slider-must-match'],
  'after the Squadron command one squadron that it activated may be activated again',
  () => {
    commanding()
      .uses('squadron', 'dial')
      .answers({ squadron: 'one' })
      .answers({ decline: true })
      .has('one', { slider: 'orange' })
      .answers({ decline: true })
      .offersExactly({ use: 'frigate.u1', choice: { squadron: 'one' } }, { pass: true })
      .uses('adar-tallon')
      .has('one', { slider: 'blue' })
      .has('frigate', { upgrades: [{ exhausted: true }] })
      .ends();
  },
);

shows(
  ['ar.commands.squadron.one-at-a-time', 'ar.commands.squadron.token'],
  'of all that the command activated, one; and a token activates no more than one',
  () => {
    commanding()
      .uses('squadron', 'dial')
      .answers({ squadron: 'one' })
      .answers({ decline: true })
      .answers({ squadron: 'other' })
      .answers({ decline: true })
      .offersExactly(
        { use: 'frigate.u1', choice: { squadron: 'one' } },
        { use: 'frigate.u1', choice: { squadron: 'other' } },
        { pass: true },
      );
    commanding({ dials: [], commandTokens: ['squadron'] })
      .uses('squadron', 'token')
      .answers({ squadron: 'one' })
      .answers({ decline: true })
      .offersExactly({ use: 'frigate.u1', choice: { squadron: 'one' } }, { pass: true });
  },
);

shows(
  'ar.state.exhausted-cannot-exhaust-again',
  'not when no squadron was activated, and not while the card is exhausted',
  () => {
    commanding().uses('squadron', 'dial').answers({ decline: true }).asks('chooseCourse').ends();
    commanding({ exhausted: ['adar-tallon'] })
      .uses('squadron', 'dial')
      .answers({ squadron: 'one' })
      .answers({ decline: true })
      .answers({ decline: true })
      .asks('chooseCourse')
      .ends();
  },
);

test('not after another command', () => {
  commanding({ dials: ['repair'] })
    .uses('repair', 'dial')
    .asks('chooseCourse')
    .ends();
});

test('not a squadron that its activation destroyed', () => {
  armadaTable({
    frigate: {
      ship: 'assault-frigate-mark-ii-b',
      upgrades: ['adar-tallon'],
      at: [900, 300, 0],
      dials: ['squadron'],
    },
    xwing: { squadron: 'x-wing-squadron', at: [900, 420], hull: 1 },
    interceptor: { squadron: 'tie-interceptor-squadron', at: [900, 480] },
    victory: { ship: 'victory-i-class', at: [200, 750, 180] },
  })
    .uses('squadron', 'dial')
    .answers({ squadron: 'xwing' })
    .answers({ deed: 'attack' })
    .dice({ blue: ['accuracy', 'accuracy', 'accuracy', 'accuracy', 'hit', 'accuracy'] })
    .answers({ target: 'interceptor' })
    .uses('counter')
    .has('xwing', { destroyed: 1 })
    .asks('declareTarget', { unit: 'frigate' })
    .ends();
});

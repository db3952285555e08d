import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (pilot: string, bearing: string, more: object = {}) =>
  xwingTable(
    {
      quad: {
        pilot,
        at: [450, 400],
        upgrades: ['proximitymines'],
        dial: { speed: 1, bearing },
        ...more,
      },
      enemy: { pilot: 'academypilot', at: [100, 850, 180] },
    },
    { phase: 'activation' },
  );

test('revealing a reverse maneuver it may drop a bomb ahead, one with an action too', () => {
  const table = flying('constablezuvio', 'reverseStraight')
    .offersExactly({ use: 'quad.pilot', choice: 'quad.u1' }, { pass: true })
    .uses('constablezuvio', 'quad.u1');
  table.has('quad', { upgrades: [{ faceup: false }] });
  expect(table.events('bombDropped')).toMatchObject([
    { bomb: { bomb: 'bomb:proximitymines', pose: { x: 450, y: 472 } } },
  ]);
});

test('a card that stays faceup is kept', () => {
  const table = flying('constablezuvio', 'reverseStraight', { upgrades: ['bombletgenerator'] })
    .offersExactly({ use: 'quad.u1', choice: null }, { use: 'quad.pilot', choice: 'quad.u1' }, { pass: true })
    .uses('constablezuvio', 'quad.u1')
    .has('quad', { upgrades: [{ faceup: true }] });
  expect(table.events('bombDropped')).toHaveLength(1);
});

test('not with another maneuver, nor by another pilot, nor twice a round', () => {
  flying('constablezuvio', 'straight').asks('performAction').has('quad', { bombDropped: false });
  flying('unkarplutt', 'reverseStraight').doesNotOffer('unkarplutt').has('quad', { bombDropped: false });
  flying('constablezuvio', 'reverseStraight', { upgrades: ['seismiccharges', 'proximitymines'] })
    .uses('seismiccharges')
    .doesNotOffer('constablezuvio');
});

test('of two bombs the one that he chooses is dropped', () => {
  const table = flying('constablezuvio', 'reverseStraight', {
    upgrades: ['seismiccharges', 'proximitymines'],
  }).uses('constablezuvio', 'quad.u2');
  table.has('quad', { upgrades: [{ faceup: true }, { faceup: false }] });
  expect(table.events('bombDropped')).toMatchObject([{ bomb: { bomb: 'bomb:proximitymines' } }]);
});

import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (bombs: readonly string[], pilot = 'deathfire') =>
  xwingTable(
    {
      fire: { pilot, at: [450, 300], dial: { speed: 2, bearing: 'straight' }, upgrades: bombs },
      rookie: { pilot: 'rookiepilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  );

const USE = { use: 'fire.pilot', choice: null };
const MINE = { action: 'card fire.u1' };

test('a mine may be laid as the dial is revealed, before the ship moves', () => {
  const table = flying(['proximitymines']).offersExactly(USE, { pass: true }).uses('deathfire');
  table.offersExactly(MINE, { skip: true }).answers(MINE);
  expect(table.events('bombDropped')).toHaveLength(1);
  expect(table.events('shipMoved')).toHaveLength(1);
  // One bomb a round: after its action there is none to lay.
  table
    .acts('focus')
    .doesNotOffer('deathfire')
    .has('fire', { actions: [MINE.action, 'focus'] });
});

test('or after an action', () => {
  const table = flying(['proximitymines']).passes().acts('focus').offersExactly(USE, { pass: true });
  table.uses('deathfire').offersExactly(MINE, { skip: true }).answers(MINE);
  expect(table.events('bombDropped')).toHaveLength(1);
});

test('a bomb without an action is its own matter, and other pilots act once', () => {
  flying(['seismiccharges']).offersExactly({ use: 'fire.u1', choice: null }, { pass: true });
  flying(['proximitymines'], 'scimitarsquadronpilot').acts('focus').doesNotOffer('deathfire');
});

test('a stressed ship performs no free action', () => {
  xwingTable(
    {
      fire: {
        pilot: 'deathfire',
        at: [450, 300],
        dial: { speed: 2, bearing: 'straight' },
        upgrades: ['proximitymines'],
        tokens: { stress: 2 },
      },
      rookie: { pilot: 'rookiepilot', at: [450, 700, 180] },
    },
    { phase: 'activation' },
  ).doesNotOffer('deathfire');
});

test('another card is not laid, nor a mine that is discarded', () => {
  flying(['expose']).asks('performAction').acts('focus').doesNotOffer('deathfire');
  xwingTable(
    {
      fire: {
        pilot: 'deathfire',
        at: [450, 300],
        dial: { speed: 2, bearing: 'straight' },
        upgrades: ['proximitymines'],
        discarded: ['bomb:proximitymines'],
      },
      rookie: { pilot: 'rookiepilot', at: [450, 650, 180] },
    },
    { phase: 'activation' },
  )
    .asks('performAction')
    .acts('focus')
    .doesNotOffer('deathfire');
});

test('the dial and the action of a friend are no occasion', () => {
  xwingTable(
    {
      fire: {
        pilot: 'deathfire',
        at: [450, 300],
        dial: { speed: 2, bearing: 'straight' },
        upgrades: ['proximitymines'],
      },
      wing: { pilot: 'academypilot', at: [600, 300], dial: { speed: 2, bearing: 'straight' } },
      rookie: { pilot: 'rookiepilot', at: [450, 650, 180], activated: true },
    },
    { phase: 'activation' },
  )
    .asks('performAction', { ship: 'wing' })
    .acts('focus')
    .asks('useAbility', { window: 'dialRevealed' });
});

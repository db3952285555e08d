import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flyby = (at: readonly [number, number, number], upgrades = ['snapshot']) =>
  xwingTable(
    {
      a: { pilot: 'greensquadronpilot', at: [450, 400, 0], upgrades, tokens: { focus: 1 } },
      tie: { pilot: 'academypilot', at, dial: { speed: 1, bearing: 'turnLeft' } },
    },
    { phase: 'activation' },
  );

const NEAR = [500, 510, 270] as const;

test('after the maneuver of an enemy in arc at range 1 it may be shot at, and the dice stay as they fall', () => {
  const table = flyby([...NEAR])
    .offers('snapshot')
    .dice({ attack: ['focus', 'hit'], defense: ['blank', 'blank', 'blank'] });
  table.uses('snapshot').asks('declareTarget').answers({ weapon: 'a.u1', target: 'tie' });
  expect(table.events('resultsCompared')).toMatchObject([{ hits: 1, crits: 0 }]);
  table.has('a', { tokens: expect.objectContaining({ focus: 1 }) });
});

test('it is no weapon of the ship’s own turn, and out of reach it is not offered', () => {
  flyby([450, 780, 270]).doesNotOffer('snapshot');
  flyby([...NEAR], []).doesNotOffer('snapshot');
  const table = xwingTable({
    a: { pilot: 'greensquadronpilot', at: [450, 400, 0], upgrades: ['snapshot'] },
    tie: { pilot: 'academypilot', at: [450, 500, 180], hasFought: true },
  });
  expect(table.asks('declareTarget').answersOffered).toEqual([
    { weapon: 'primary', target: 'tie' },
    { decline: true },
  ]);
});

test('a friend that flies past is no target', () => {
  xwingTable(
    {
      a: { pilot: 'greensquadronpilot', at: [450, 400, 0], upgrades: ['snapshot', 'r5tk'] },
      friend: {
        pilot: 'prototypepilot',
        at: [...NEAR],
        dial: { speed: 1, bearing: 'turnLeft' },
      },
      tie: { pilot: 'academypilot', at: [850, 850, 180] },
    },
    { phase: 'activation' },
  ).doesNotOffer('snapshot');
});

const shot = (own: object, defense: readonly string[], more: object = {}) =>
  xwingTable(
    {
      a: { pilot: 'greensquadronpilot', at: [450, 400, 0], upgrades: ['snapshot'], ...own },
      tie: {
        pilot: 'academypilot',
        at: [...NEAR],
        dial: { speed: 1, bearing: 'turnLeft' },
        ...more,
      },
    },
    { phase: 'activation' },
  )
    .dice({ attack: ['focus', 'hit'], defense })
    .uses('snapshot')
    .answers({ weapon: 'a.u1', target: 'tie' });

test('the defender changes its dice as ever', () => {
  shot({}, ['focus', 'blank', 'blank'], { tokens: { focus: 1 } })
    .asksSeat('p2')
    .uses('focus')
    .has('tie', { damage: [] });
});

test('it is the last attack of this phase and not of the round', () => {
  const table = shot({}, ['evade', 'blank', 'blank']);
  expect(table.events('lastingBegun')).toMatchObject([
    { ship: 'a', lasting: { effect: { kind: 'cannotAttack' }, until: 'endOfPhase' } },
  ]);
});

test('the dice of its other weapons, and of friends, are changed as ever', () => {
  xwingTable({
    a: { pilot: 'greensquadronpilot', at: [450, 400], upgrades: ['snapshot'], tokens: { focus: 1 } },
    friend: { pilot: 'rookiepilot', at: [540, 400], tokens: { focus: 1 } },
    tie: { pilot: 'academypilot', at: [450, 560, 180], hasFought: true },
  })
    .attack('a', 'tie', { attack: ['focus', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .uses('focus')
    .has('tie', { damage: [{}] })
    .attack('friend', 'tie', { attack: ['focus', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] })
    .offers('focus');
});

test('the defender changes the attack dice as ever, and the attacker those of the defender', () => {
  shot({}, ['blank', 'blank', 'blank'], { upgrades: ['sensorjammer'] })
    .asksSeat('p2')
    .offers('sensorjammer');
  shot({ upgrades: ['snapshot', 'juke'], tokens: { evade: 1 } }, ['evade', 'blank', 'blank'])
    .asksSeat('p1')
    .offers('juke');
});

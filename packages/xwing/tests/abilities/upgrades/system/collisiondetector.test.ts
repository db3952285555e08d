import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const acting = (upgrades: readonly string[], how: object, attackDice: readonly string[] = []) =>
  xwingTable(
    {
      silencer: {
        pilot: 'alphasquadronpilot',
        at: [450, 260],
        upgrades,
        dial: { speed: 2, bearing: 'straight' },
      },
      x: { pilot: 'rookiepilot', at: [800, 850, 180] },
    },
    { phase: 'activation', attackDice, ...how },
  );
const rock = (kind: string) => ({ obstacles: [{ kind, outline: 0, at: [450, 455, 0] }] });

shows('xw.later.obstacle.crossed', 'a boost may end on an asteroid, which rolls for damage', () => {
  const table = acting(['collisiondetector'], rock('asteroid'), ['hit']).acts('boost', {
    direction: 'straight',
  });
  table.has('silencer', { pose: { x: 450, y: 260 + 120 + 80 }, damage: [{ faceup: false }] });
  expect(table.events('obstacleHit')).toHaveLength(1);
});

shows('xw.later.obstacle.crossed', 'debris stresses the ship, and its critical does no harm', () => {
  acting(['collisiondetector'], rock('debris'), ['crit'])
    .acts('boost', { direction: 'straight' })
    .has('silencer', { damage: [], tokens: { stress: 1 } });
});

test('a barrel roll may end on an obstacle too', () => {
  const beside = { obstacles: [{ kind: 'asteroid', outline: 0, at: [380, 380, 0] }] };
  acting(['collisiondetector'], beside, ['blank'])
    .acts('barrelRoll', { direction: 'left' })
    .answers({ shift: 0 })
    .has('silencer', { pose: { x: 370, y: 380 }, damage: [] });
});

test('without the card the obstacle is in the way', () => {
  const table = acting([], rock('asteroid')).acts('boost', { direction: 'straight' });
  expect(table.events('repositionFailed')).toMatchObject([{ action: 'boost' }]);
});

test('after a maneuver criticals of obstacles are ignored, hits are not', () => {
  const flown = (upgrades: readonly string[], face: string) =>
    acting(
      upgrades,
      { obstacles: [{ kind: 'asteroid', outline: 0, at: [450, 330, 0] }], cards: ['core2-structuraldamage'] },
      [face],
    )
      .until('setDial')
      .ship('silencer').damage.length;
  expect([
    flown(['collisiondetector'], 'crit'),
    flown(['collisiondetector'], 'hit'),
    flown([], 'crit'),
  ]).toEqual([0, 1, 1]);
});

shows(
  'xw.later.obstacle.crossed',
  'only obstacles that it was put down on do anything, and asteroids no stress',
  () => {
    const obstacles = [
      { kind: 'asteroid', outline: 0, at: [450, 455, 0] },
      { kind: 'debris', outline: 0, at: [150, 700, 0] },
    ];
    const table = acting(['collisiondetector'], { obstacles }, ['blank']).acts('boost', {
      direction: 'straight',
    });
    expect(table.events('obstacleHit')).toMatchObject([{ ship: 'silencer', obstacle: 'o1' }]);
    table.has('silencer', { tokens: { stress: 0 } }).ends();
  },
);

shows('xw.later.obstacle.crossed', 'who ignores obstacles suffers nothing', () => {
  const table = xwingTable(
    {
      dash: {
        pilot: 'dashrendar',
        at: [450, 260],
        upgrades: ['collisiondetector'],
        dial: { speed: 2, bearing: 'straight' },
      },
      tie: { pilot: 'academypilot', at: [800, 850, 180] },
    },
    { phase: 'activation', obstacles: [{ kind: 'debris', outline: 0, at: [340, 420, 0] }] },
  )
    .acts('barrelRoll', { direction: 'left' })
    .answers({ shift: 0 });
  expect(table.events('obstacleHit')).toEqual([]);
  table.has('dash', { tokens: { stress: 0 } });
});

import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const flying = (obstacles: readonly object[], attackDice: readonly string[] = [], own: object = {}) =>
  xwingTable(
    {
      bomber: {
        pilot: 'scimitarsquadronpilot',
        at: [450, 200],
        upgrades: ['seismictorpedo'],
        dial: { speed: 1, bearing: 'straight' },
        ...own,
      },
      near: { pilot: 'rookiepilot', at: [450, 560, 180] },
      tie: { pilot: 'academypilot', at: [560, 480, 180] },
      far: { pilot: 'rookiepilot', at: [850, 850, 180] },
    },
    {
      phase: 'activation',
      obstacles: obstacles as never,
      attackDice,
      cards: ['core2-structuraldamage', 'core2-weaponsfailure'],
    },
  );
const rocks = [
  { id: 'o1', kind: 'asteroid', outline: 0, at: [450, 450, 0] },
  { id: 'o2', kind: 'asteroid', outline: 0, at: [100, 270, 0] },
  { id: 'o3', kind: 'asteroid', outline: 0, at: [450, 800, 0] },
];

shows(
  'xw.later.obstacle.removed',
  'ships at range 1 of the obstacle roll a die each, and it is removed',
  () => {
    const table = flying(rocks, ['hit', 'crit']).asks('performAction');
    expect(table.answersOffered.filter((each) => JSON.stringify(each).includes('card '))).toEqual([
      { action: 'card bomber.u1', choice: 'o1' },
    ]);
    table
      .acts('card bomber.u1', { choice: 'o1' })
      .has('near', { shields: 1 })
      .has('tie', { damage: [{ faceup: true }] })
      .has('far', { shields: 2 })
      .has('bomber', { upgrades: [{ faceup: false }] });
    expect(table.state.obstacles.map(({ id, pose }) => [id, pose !== null])).toEqual([
      ['o1', false],
      ['o2', true],
      ['o3', true],
    ]);
  },
);

test('without an obstacle in arc at range 1-2 there is no such action', () => {
  flying(rocks.slice(1)).offersNoAction('card bomber.u1');
});

shows('xw.later.obstacle.removed', 'what the ship itself ran into is still suffered', () => {
  const under = [{ id: 'o1', kind: 'debris', outline: 0, at: [450, 300, 0] }];
  flying(under, ['blank', 'crit'], { upgrades: ['seismictorpedo', 'crew:chopper'] })
    .acts('card bomber.u1', { choice: 'o1' })
    .until('setDial')
    .has('bomber', { tokens: { stress: 1 }, damage: [{ faceup: false }, { faceup: true }] });
});

test('an obstacle at range 3 is too far', () => {
  flying([{ id: 'o1', kind: 'asteroid', outline: 0, at: [450, 545, 0] }]).offersNoAction('card bomber.u1');
});

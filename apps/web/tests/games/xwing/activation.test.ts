import { pose } from '@sortie/geometry';
import { loadTexts } from '@sortie/xwing/text';
import { expect, test } from 'vitest';
import { actionTitle, cardOfAction } from '../../../src/games/xwing/activation/action-title.ts';
import { actionChoices, asksFor } from '../../../src/games/xwing/activation/actions.ts';
import { directionTemplate } from '../../../src/games/xwing/activation/direction-template.ts';
import { isRoll, rollOfDecloak, rollTemplate } from '../../../src/games/xwing/activation/roll-template.ts';
import { namesFor } from '../../../src/games/xwing/names-for.ts';
import { type Line, middleValue, poseAtValue, valueAtPose } from '../../../src/table/line-value.ts';
import { regionOf } from '../../../src/table/region.ts';
import { tableAt } from './seen-table.ts';

await loadTexts('en');

test('the action bar shows what is printed and what is offered; what is not offered has no way', () => {
  const { seen, decision } = tableAt('performAction', { squads: ['tie-swarm', 'x-wing-flight'] });
  const all = actionChoices(decision, seen.table);
  expect(all.every(({ ways }) => ways.length > 0)).toBe(true);
  const none = { ...decision, answers: { kind: 'offers' as const, offers: [{ skip: true }] } };
  const left = actionChoices(none, seen.table);
  expect(left.map(({ action }) => action)).toEqual(all.map(({ action }) => action));
  expect(left.every(({ ways }) => ways.length === 0)).toBe(true);
});

test('a free action shows nothing but what it allows', () => {
  const { seen, decision } = tableAt('performAction');
  const { ship } = decision.about as { readonly ship: string };
  const free = {
    ...decision,
    about: { ship, source: 's1.u1', free: true },
    answers: { kind: 'offers' as const, offers: [{ action: 'evade' }, { skip: true }] },
  };
  expect(actionChoices(free, seen.table)).toEqual([{ action: 'evade', ways: [{ action: 'evade' }] }]);
});

test('a target lock asks for its target, a boost for its direction, focus for nothing', () => {
  expect(asksFor([{ action: 'targetLock', target: 's1' }])).toBe('target');
  expect(asksFor([{ action: 'boost', direction: 'straight' }])).toBe('direction');
  expect(asksFor([{ action: 'card s1.u1', choice: { ship: 's2' } }])).toBe('choice');
  expect(asksFor([{ action: 'focus' }])).toBe('nothing');
});

test('an action of a card has the name and the words of the card', () => {
  const { seen } = tableAt('setDial');
  const luke = seen.table.ships.find(({ pilot }) => pilot === 'rebel:xwing:lukeskywalker')!;
  const [card] = luke.upgrades;
  expect(actionTitle(`card ${card!.key}`, namesFor(seen), 'en')).toBe('Push the Limit');
  expect(cardOfAction(`card ${card!.key}`, seen.table)).toBe('ept:pushthelimit');
  expect(actionTitle('barrelRoll', namesFor(seen), 'en')).toBe('Barrel roll');
  expect(cardOfAction('focus', seen.table)).toBeUndefined();
});

test('a value and the place it stands for are found from each other', () => {
  const line: Line = {
    kind: 'line',
    field: 'shift',
    from: -20,
    to: 20,
    poses: [pose(100, 80, 350), pose(100, 120, 10)],
  };
  expect(poseAtValue(line, 10)).toEqual(pose(100, 110, 5));
  expect(valueAtPose(line, poseAtValue(line, 7.5))).toBe(7.5);
  expect(valueAtPose(line, pose(300, 500, 0))).toBe(20);
  expect(middleValue(line, [{ shift: -20 }, { shift: 4 }, { shift: 9 }])).toBe(4);
});

test('the template of a barrel roll lies between the ship and the place it rolls to', () => {
  const { seen, decision } = tableAt('placeBarrelRoll', {
    squads: ['x-wing-flight', 'tie-swarm'],
    choose: ({ kind, answers }) =>
      kind === 'performAction' && answers.kind === 'offers'
        ? answers.offers.find((offer) => JSON.stringify(offer).includes('barrelRoll'))
        : undefined,
  });
  const { ship: id, direction } = decision.about as { readonly ship: string; readonly direction: string };
  const ship = seen.table.ships.find((each) => each.id === id)!.pose!;
  const line = regionOf(decision) as Line;
  if (!isRoll(direction)) throw new Error(direction);
  for (const shift of [line.from, 0, line.to]) {
    const outline = rollTemplate(ship, { direction, shift, baseLength: 40 });
    const middle = (axis: 'x' | 'y') => outline.reduce((sum, point) => sum + point[axis], 0) / outline.length;
    const to = poseAtValue(line, shift);
    expect(middle('x')).toBeCloseTo((ship.x + to.x) / 2, 2);
    expect(middle('y')).toBeCloseTo((ship.y + to.y) / 2, 2);
  }
});

test('decloaking sideways uses the longer template', () => {
  const width = (direction: string) => {
    const xs = directionTemplate(direction).map(({ x }) => x);
    return Math.round(Math.max(...xs) - Math.min(...xs));
  };
  expect([width('left'), width(rollOfDecloak('left'))]).toEqual([40, 80]);
  expect(rollOfDecloak('forward')).toBe('forward');
});

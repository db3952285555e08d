import type { Decision, Plain } from '@sortie/kernel';
import { armadaTable, findPreset } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';
import { armadaLists } from '../../src/kit/lists.ts';
import { armadaTerminal } from '../../src/kit/terminal.ts';
import { loadTexts } from '../../src/text/texts.ts';
import type { ArmadaView } from '../../src/view/armada-view.ts';

await loadTexts('en');

const laid = armadaTable({
  victory: {
    ship: 'victory-ii',
    at: [900, 450, 90],
    upgrades: ['gunnery-team'],
    dials: ['repair', 'squadron'],
  },
  nebulon: { ship: 'nebulon-b-escort', at: [1300, 450, 270] },
  tie: { squadron: 'tie-fighter', at: [800, 200] },
  xwing: { squadron: 'x-wing', at: null, destroyed: 2 },
});
const { table } = laid.referee.view('p2' as 'referee') as unknown as { readonly table: ArmadaView };
const labels = { victory: 'A', nebulon: 'a', tie: 'B', xwing: 'b' };
const subject = { table, labels };

const meant = (kind: string, words: string, about: Plain = null) =>
  armadaTerminal.answerFromWords({ kind, about } as unknown as Decision, words, subject);

test('pieces are listed with their numbers, those of others without their dials', () => {
  const [victory, nebulon, tie, xwing] = armadaTerminal.pieces(subject);
  expect(victory).toMatchObject({
    id: 'victory',
    side: 0,
    line:
      'A Victory II-class Star Destroyer: hull 8/8, shields front 3 left 3 right 3 rear 1, speed 2; ' +
      'command 3, squadron 3, engineering 4; dials hidden; revealed repair; defense brace, redirect, redirect',
  });
  expect(victory?.details).toContain('cards: Gunnery Team');
  expect(nebulon?.line).toMatch(/^a Nebulon-B Escort Frigate: hull 5\/5/);
  expect(tie?.line).toBe('B TIE Fighter Squadron: hull 3/3, speed 4');
  expect(tie?.details).toContain('keywords: swarm');
  expect(xwing?.line).toBe('b X-wing Squadron: destroyed in round 2');
  expect(armadaTerminal.standing(table)).toBe('2 ships, 2 squadrons, round 1, ship phase');
});

test.each([
  ['assignDials', 'nav rep', { commands: ['navigate', 'repair'] }],
  ['assignDials', 'nav dance', undefined],
  ['chooseShip', 'A', { ship: 'victory' }],
  ['chooseSquadron', 'fighter', { squadron: 'tie' }],
  ['commandSquadron', 'B', { squadron: 'tie' }],
  ['chooseZone', 'rear', { zone: 'rear' }],
  ['chooseCourse', '0 r1 l2 right', { clicks: [0, 1, -2], side: 'right' }],
  ['chooseCourse', 'around', undefined],
  ['placeObstacle', 'station 900 450 30', { obstacle: 'station', x: 900, y: 450, heading: 30 }],
  ['placeObstacle', '900 450', undefined],
  ['deploy', 'A 900 100 0 2', { ship: 'victory', x: 900, y: 100, heading: 0, speed: 2 }],
  ['deploy', 'B 850 150', { squadron: 'tie', x: 850, y: 150 }],
  ['moveSquadron', '850 150', { x: 850, y: 150 }],
  ['placeObjectiveToken', '850, 150', { x: 850, y: 150 }],
  ['moveObjectiveToken', 't2 850 150', { token: 't2', x: 850, y: 150 }],
  ['useAbility', 'B', undefined],
])('as an answer to %s, "%s" is understood', (kind, words, answer) => {
  expect(meant(kind, words)).toEqual(answer);
});

test('a target is named with its hull zone and the one that attacks; squadrons have none', () => {
  const byZone = { shots: [{ zone: 'front' }] };
  expect(meant('declareTarget', 'a left front', byZone)).toEqual({
    target: 'nebulon',
    defendingZone: 'left',
    zone: 'front',
  });
  expect(meant('declareTarget', 'B front', byZone)).toEqual({ target: 'tie', zone: 'front' });
  expect(meant('declareTarget', 'a rear', { shots: [{ zone: null }] })).toEqual({
    target: 'nebulon',
    defendingZone: 'rear',
  });
});

test('a displaced squadron is the first one unless another is named', () => {
  expect(meant('placeDisplaced', '850 150', { squadrons: ['tie'] })).toEqual({
    squadron: 'tie',
    x: 850,
    y: 150,
  });
});

test('lists and their faults are told, with the rule', () => {
  const { fleet } = findPreset('core-imperial')!;
  expect(armadaTerminal.list(fleet)).toMatch(/^1 ships, 4 squadrons, \d+ points$/);
  const [fault] = armadaLists.judge(fleet, { points: 50 });
  expect(armadaTerminal.fault(fault!)).toMatch(
    /^The fleet costs \d+ points of 50 \(ar\.fleet\.point-limit\)\.$/,
  );
  expect(armadaTerminal.fault({ rule: 'table.unknown-card', card: 'x' })).toBe('x: There is no such card.');
});

import type { MoveAnswer } from '@sortie/legion/model';
import { legionGame, legionTable, type UnitSpec } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';
import { chosen } from './legion-chosen.ts';

const storm = { unit: 'stormtroopers', at: [600, 300] } as const;
const rebels = (x: number, y: number, more: Partial<UnitSpec> = {}): UnitSpec => ({
  unit: 'rebel-troopers',
  side: 1,
  at: [x, y],
  activated: true,
  ...more,
});

test('it attacks whom the odds favour: in the open rather than behind a barricade', () => {
  const hidden = (x: number) => [
    { piece: 'barricade', at: [x - 30, 470] },
    { piece: 'barricade', at: [x + 40, 470] },
  ];
  const table = (x: number) =>
    legionTable({ storm, left: rebels(500, 500), right: rebels(700, 500) }, { terrain: hidden(x) as never })
      .activate('storm')
      .acts('attack');
  expect(chosen(table(500))).toMatchObject({ defender: 'right', type: 'ranged' });
  expect(chosen(table(700))).toMatchObject({ defender: 'left', type: 'ranged' });
});

test('a shot is taken before the unit wastes its time', () => {
  const table = legionTable({ storm, left: rebels(600, 500, { left: 1 }) }).activate('storm');
  expect(['attack', 'aim']).toContain((chosen(table) as { readonly action: string }).action);
});

test('supplies that the leader touches are claimed, with nothing to shoot at', () => {
  const table = legionTable(
    { storm, left: rebels(1700, 850) },
    {
      battleCards: { objective: 'recover-the-supplies' },
      tokens: [{ id: 'crate', kind: 'objective', at: [600, 325, 0] }],
    },
  ).activate('storm');
  expect(chosen(table)).toEqual({ action: 'card', card: 'storm.recover-the-supplies' });
});

test('it walks to a token of the objective that nobody has claimed', () => {
  const table = legionTable(
    { storm, left: rebels(1700, 850) },
    {
      battleCards: { objective: 'recover-the-supplies' },
      tokens: [{ id: 'crate', kind: 'objective', at: [300, 300, 0] }],
    },
  ).activate('storm');
  expect(chosen(table)).toEqual({ action: 'move', move: 'standard' });
  const move = chosen(table.acts('move', { move: 'standard' })) as unknown as MoveAnswer;
  expect(move).toMatchObject({ angle: 270, bend: 0, along: 1 });
});

test('an aim token goes to the dice that do no good, and not to a surge that hits', () => {
  const fleet = { unit: 'fleet-troopers', at: [600, 300], tokens: { aim: 1 } } as const;
  const shot = (...white: readonly string[]) =>
    legionTable({ fleet, target: { unit: 'stormtroopers', at: [600, 500], activated: true } }).attack(
      'fleet',
      'target',
      { white },
    );
  expect(chosen(shot('hit', 'surge', 'blank', 'surge', 'blank', 'critical', 'hit', 'hit'))).toEqual({
    use: 'fleet.aim',
    choice: ['white blank', 'white blank'],
  });
  expect(chosen(shot('hit', 'surge', 'surge', 'surge', 'hit', 'critical', 'hit', 'hit'))).toEqual({
    pass: true,
  });
});

test('cover is used before a dodge token, and a token is kept where cover is enough', () => {
  const shot = (...white: readonly string[]) =>
    legionTable({
      storm,
      target: rebels(600, 500, { tokens: { dodge: 1, suppression: 1 } }),
    }).attack('storm', 'target', { white });
  const two = shot('hit', 'hit', 'blank', 'blank');
  expect(chosen(two)).toEqual({ use: 'target.useCover', choice: 1 });
  expect(chosen(two.uses('useCover', 1))).toEqual({ use: 'target.dodge', choice: 'hit' });
});

test('a trooper falls before the one with the heavy weapon', () => {
  const table = legionTable({
    storm,
    target: rebels(600, 500, { upgrades: ['z-6-trooper'] }),
  }).attack('storm', 'target', {
    white: ['critical', 'blank', 'blank', 'blank'],
    whiteDefense: ['blank'],
  });
  const { miniature } = chosen(table) as { readonly miniature: string };
  const heavy = table.unit('target').miniatures.find(({ from }) => from !== null)!.id;
  expect(table.question.kind).toBe('chooseWounded');
  expect([heavy, table.unit('target').leader]).not.toContain(miniature);
});

test('blue is chosen, for blue wins what is even', () => {
  const army = {
    faction: 'imperial',
    units: [
      { unit: 'general-veers', upgrades: [] },
      ...Array.from({ length: 3 }, () => ({ unit: 'stormtroopers', upgrades: [] })),
    ],
    commands: ['ambush', 'push', 'assault', 'maximum-firepower', 'evasive-maneuvers', 'imperial-discipline'],
  } as const;
  const table = legionGame({
    options: { terrain: 'homestead' },
    players: ['p1', 'p2'].map((seat, side) => ({ seat, side, army })) as never,
  });
  expect(table.question.kind).toBe('chooseColour');
  expect(chosen(table)).toEqual({ colour: 'blue' });
});

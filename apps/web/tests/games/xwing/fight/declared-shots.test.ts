import { expect, test } from 'vitest';
import { declareLayer, onlyShotAt } from '../../../../src/games/xwing/fight/declare-layer.ts';
import { declaration } from '../../../../src/games/xwing/fight/declared-shots.ts';
import { duel } from './fight-table.ts';
import { sayEnglish } from './say-english.ts';

test('every offer to attack is a shot with what was measured and its odds', () => {
  const table = duel();
  const { shots, decline, deeds, others, ship } = declaration(table.decision, table.view());
  expect(ship).toBe('luke');
  expect(shots.map(({ answer }) => answer)).toHaveLength(2);
  const { answers } = table.decision;
  for (const { answer } of shots) expect(answers.kind === 'offers' && answers.offers).toContainEqual(answer);
  expect(shots.every(({ shot, odds }) => shot.range === 2 && odds!.expectedDamage > 0)).toBe(true);
  expect([decline, deeds]).toEqual([{ decline: true }, []]);
  expect(others).toEqual(['far']);
});

test('the best shot comes first', () => {
  const table = duel();
  const damage = declaration(table.decision, table.view()).shots.map(({ odds }) => odds!.expectedDamage);
  expect(damage).toEqual([...damage].sort((one, other) => other - one));
});

test('enemies can be picked on the board, those out of reach only to ask why', () => {
  const table = duel();
  const declared = declaration(table.decision, table.view());
  const { picks, marks } = declareLayer(declared, { target: 'tie', looked: null }, sayEnglish);
  expect(picks.map(({ piece, refused = false, chosen }) => [piece, refused, chosen])).toEqual([
    ['tie', false, true],
    ['far', true, false],
  ]);
  expect(marks.map((mark) => mark.label)).toEqual(['Range 2', 'Range 2']);
  expect(
    declareLayer(declared, { target: null, looked: null }, sayEnglish).marks.map(({ label }) => label),
  ).toEqual([undefined, undefined]);
});

test('a target that can be shot at in two ways is not fired at by picking it twice', () => {
  const table = duel();
  const { shots } = declaration(table.decision, table.view());
  expect(onlyShotAt(shots, 'tie')).toBeUndefined();
  expect(onlyShotAt(shots.slice(0, 1), 'tie')).toBe(shots[0]);
});

test('in the older book the target comes first and the weapon is asked for afterwards', () => {
  const table = duel({}, { options: { variant: 'core2012' } });
  const targets = declaration(table.decision, table.view());
  expect(targets.shots.map(({ answer }) => answer)).toEqual([{ target: 'tie' }]);
  table.answer({ target: 'tie' });
  const weapons = declaration(table.decision, table.view());
  expect(table.decision.kind).toBe('chooseWeapon');
  expect(weapons.shots.map(({ answer }) => answer)).toEqual(
    expect.arrayContaining([{ weapon: 'primary' }, { weapon: expect.stringMatching(/^luke\.u/) }]),
  );
  expect([weapons.others, weapons.decline]).toEqual([[], undefined]);
});

import { countedNames, isWhole, setupOptionsOf } from '@sortie/kernel';
import { expect, test } from 'vitest';

const [points, side] = setupOptionsOf(
  { points: 100, side: 'light' },
  {
    points: { values: [50, 100], place: 'main', accepts: (value) => isWhole(value) },
    side: {
      values: ['light', 'dark'],
      scope: 'seat',
      valuesFor: (choices) => (choices.points > 50 ? ['light', 'dark'] : ['light']),
      isAsked: (choices) => choices.points > 10,
      explains: (value) => (value === 'dark' ? ['rule.dark'] : []),
    },
  },
);

test('an option is what its brief says, and usual in all that it leaves out', () => {
  expect(points).toMatchObject({ field: 'points', usual: 100, place: 'main', scope: 'table' });
  expect([points?.values({}), points?.isAsked({}), points?.isAskedOfGuest({}), points?.explains(1)]).toEqual([
    [50, 100],
    true,
    false,
    [],
  ]);
  expect(side).toMatchObject({ field: 'side', usual: 'light', place: 'more', scope: 'seat' });
});

test('what depends on other choices sees the usual ones where none was made', () => {
  expect([side?.values({}), side?.values({ points: 50 })]).toEqual([['light', 'dark'], ['light']]);
  expect([side?.isAsked({}), side?.isAsked({ points: 5 })]).toEqual([true, false]);
});

test('a value is accepted if it is suggested, unless the brief knows better', () => {
  expect(['dark', 'grey', null].map((value) => side?.accepts(value))).toEqual([true, false, false]);
  expect([75, 0, 10_001, 1.5, '75'].map((value) => points?.accepts(value))).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(side?.explains('dark')).toEqual(['rule.dark']);
});

test('names that come again are counted where they came first', () => {
  expect(countedNames(['a', 'b', 'a', 'c', 'b', 'a'])).toEqual(['3 × a', '2 × b', 'c']);
});

import { pilotId, upgradeId } from '@sortie/xwing/catalogue';
import { buildOf } from '@sortie/xwing/lists';
import { expect, test } from 'vitest';
import { placesOf } from '../../../../../src/games/xwing/builder/logic/places.ts';

const shown = (pilot: string, ...cards: readonly string[]) => {
  const build = buildOf({ pilot: pilotId(pilot), upgrades: cards.map(upgradeId) });
  const { places, loose } = placesOf(build);
  return { places: places.map(({ icon, card }) => [icon.slots.join(), card] as const), loose };
};

test('the bar is shown with a title and a modification, each card on an icon of its type', () => {
  expect(shown('rebel:xwing:lukeskywalker', 'amd:r2d2', 'mod:hullupgrade')).toEqual({
    places: [
      ['elite', undefined],
      ['torpedoes', undefined],
      ['astromech', 0],
      ['title', undefined],
      ['modification', 1],
    ],
    loose: [],
  });
});

test('a card that no icon is left for is shown loose', () => {
  expect(shown('rebel:xwing:lukeskywalker', 'amd:r2d2', 'amd:r5k6').loose).toEqual([1]);
});

test('a card that takes two icons is shown on both', () => {
  expect(shown('imperial:vt49decimator:patrolleader', 'crew:emperorpalpatine')).toEqual({
    places: [
      ['torpedoes', undefined],
      ['crew', 0],
      ['crew', 0],
      ['crew', undefined],
      ['bomb', undefined],
      ['title', undefined],
      ['modification', undefined],
    ],
    loose: [],
  });
});

test('a card that brings an icon does not lie on it: another makes room', () => {
  const { places, loose } = shown(
    'rebel:yt1300:outerrimsmuggler',
    'mod:hullupgrade',
    'mod:smugglingcompartment',
  );
  expect(loose).toEqual([]);
  expect(places.filter(([slots]) => slots === 'modification')).toEqual([
    ['modification', 1],
    ['modification', 0],
  ]);
});

test('an icon for cheap cards only takes none that is dearer', () => {
  const cheap = shown('rebel:yt1300:outerrimsmuggler', 'mod:smugglingcompartment', 'mod:hullupgrade');
  expect(cheap.loose).toEqual([]);
  const dear = shown('rebel:yt1300:outerrimsmuggler', 'mod:smugglingcompartment', 'mod:engineupgrade');
  expect(dear.loose).toEqual([1]);
});

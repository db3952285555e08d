import type { Piece } from '@sortie/scene';
import { expect, test } from 'vitest';
import { captionsNear, shortCaption } from '../../src/table/captions.ts';

const piece = (id: string, x: number, caption?: string, y = 100): Piece => ({
  id,
  kind: 'ship',
  side: 0,
  pose: { x, y, heading: 0 },
  shapes: [],
  reach: 20,
  name: id,
  ...(caption === undefined ? {} : { caption }),
});

test('a caption without room keeps its first word, and first letters and numbers of the others', () => {
  expect(shortCaption('8 Howlrunner')).toBe('8 H');
  expect(shortCaption('1 Academy 12')).toBe('1 A12');
  expect(shortCaption('A')).toBe('A');
});

test('captions side by side are whole only from near, those that stand alone from everywhere', () => {
  const near = captionsNear(
    [
      piece('one', 100, '6 Backstabber'),
      piece('two', 145, '8 Howlrunner'),
      piece('alone', 700, '5 Biggs'),
      piece('bare', 705),
    ],
    false,
  );
  expect(near.get('one')).toBeGreaterThan(1);
  expect(near.get('two')).toBe(near.get('one'));
  expect(near.get('alone')).toBe(0);
  expect(near.has('bare')).toBe(false);
});

test('a caption on the piece behind it is cut, for whoever sits where it lies on it', () => {
  const pieces = [piece('front', 100, '7 Mauler', 100), piece('behind', 130, '5 Night', 145)];
  expect(captionsNear(pieces, false).get('front')).toBeGreaterThan(1);
  expect(captionsNear(pieces, false).get('behind')).toBe(0);
  expect(captionsNear(pieces, true).get('front')).toBe(0);
  expect(captionsNear(pieces, true).get('behind')).toBeGreaterThan(1);
});

import { shotsInDetail } from '@sortie/legion/odds';
import { legionTable, type Situation } from '@sortie/testkit/legion';
import { expect, test } from 'vitest';

const looked = (situation: Situation, rebels = {}) =>
  shotsInDetail(
    legionTable(
      {
        storm: { unit: 'stormtroopers', at: [400, 200] },
        rebels: { unit: 'rebel-troopers', at: [400, 430], ...rebels },
      },
      situation,
    ).seenBy('p1'),
    [{ attacker: 'storm', defender: 'rebels' }],
  )[0]!;

test('a shot in the open finds every miniature without cover', () => {
  const { cover, sight } = looked({ terrain: [] });
  expect(cover).toBe('none');
  expect(sight.map(({ isSeen, coveredBy }) => [isSeen, coveredBy.length])).toEqual([
    [true, 0],
    [true, 0],
    [true, 0],
    [true, 0],
  ]);
});

test('each miniature names what covers it, and how well', () => {
  const { cover, sight } = looked({ terrain: [{ id: 'wall', piece: 'barricade', at: [400, 390] }] });
  const covered = sight.filter(({ coveredBy }) => coveredBy.length > 0);
  expect(covered.length).toBeGreaterThan(1);
  for (const { coveredBy, cover: grade } of covered) {
    expect(coveredBy).toEqual([{ kind: 'terrain', id: 'wall', grade: 'heavy' }]);
    expect(grade).toBe('heavy');
  }
  expect(cover).toBe('heavy');
});

test('suppression improves the cover that counts, and no miniature’s own', () => {
  const { cover, sight } = looked({ terrain: [] }, { tokens: { suppression: 1 } });
  expect(cover).toBe('light');
  expect(sight.every((each) => each.cover === 'none')).toBe(true);
});

test('a miniature behind a tall house is not seen', () => {
  const table = legionTable(
    {
      storm: { unit: 'stormtroopers', at: [400, 200], left: 1 },
      rebels: { unit: 'rebel-troopers', at: [400, 330] },
    },
    { terrain: [{ id: 'house', piece: 'house-small', at: [485, 265, 90] }] },
  );
  const [shot] = shotsInDetail(table.seenBy('p1'), [{ attacker: 'storm', defender: 'rebels' }]);
  const hidden = shot!.sight.filter(({ isSeen }) => !isSeen);
  expect(hidden.map(({ coveredBy }) => coveredBy)).toEqual([
    [{ kind: 'terrain', id: 'house', grade: 'heavy' }],
  ]);
  expect(hidden.map(({ hiddenBy }) => hiddenBy)).toEqual([[{ kind: 'terrain', id: 'house' }]]);
  expect(shot!.pool.seen).toHaveLength(shot!.sight.length - 1);
});

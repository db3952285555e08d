import fc from 'fast-check';
import { expect, test } from 'vitest';
import { applyDifference, type Difference } from '../src/index.ts';
import { Mirror } from '../src/service.ts';

/** Fields and lists that come, go, grow, shrink and turn into each other. */
const { table } = fc.letrec((tie) => ({
  part: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: 0, max: 3 }),
    fc.constant(null),
    tie('list'),
    tie('table'),
  ),
  list: fc.array(tie('part'), { maxLength: 4 }),
  table: fc.dictionary(fc.constantFrom('a', 'b', 'c', 'd'), fc.option(tie('part'), { nil: undefined })),
}));
const tables = table as fc.Arbitrary<object>;

/** As a difference and a view reach the other end. */
const sent = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value;

test('the differences of a mirror lead from everything that was shown to what is shown next', () => {
  fc.assert(
    fc.property(tables, fc.array(tables, { maxLength: 5 }), (first, others) => {
      const mirror = new Mirror(first);
      let there = sent(first);
      for (const after of others) {
        const difference: Difference | undefined = mirror.follow(after);
        const isSame = difference === undefined;
        there = isSame ? there : applyDifference(there, sent(difference));
        expect(there).toEqual(sent(after));
        expect(mirror.follow(sent(after))).toBeUndefined();
      }
    }),
  );
});

test('nothing is told twice, whatever is written into what was shown', () => {
  const shown = { ships: [{ pose: { x: 1 } }] };
  const mirror = new Mirror({ ships: [] });
  expect(mirror.follow(shown)).toEqual({
    at: { ships: { at: { 0: { to: { pose: { x: 1 } } } }, length: 1 } },
  });
  expect(mirror.follow(shown)).toBeUndefined();
  shown.ships[0]!.pose.x = 2;
  const moved = { at: { ships: { at: { 0: { at: { pose: { at: { x: { to: 2 } } } } } } } } };
  expect(mirror.follow(shown)).toEqual(moved);
});

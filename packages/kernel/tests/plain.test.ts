import { copy, equal, hash, isPlain, plainCopy } from '@sortie/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const plain = fc.jsonValue({ maxDepth: 4, stringUnit: 'binary' });
const settings = { numRuns: 300, seed: 21 };

/** The same data with the keys of every object in the opposite order. */
function turned(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(turned);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, field]) => [key, turned(field)]),
  );
}

/** Everything that differs from the value in one place. */
function changed(value: unknown): unknown[] {
  if (value === null) return [0, false, '', [], {}];
  if (typeof value === 'boolean') return [!value, value ? 1 : 0];
  if (typeof value === 'number') return [value === 0 ? 1 : -value, value === 0.5 ? 0.25 : 0.5, `${value}`];
  if (typeof value === 'string') return [`${value} `, `x${value}`, value.length > 0 ? value.slice(1) : 'y'];
  if (Array.isArray(value)) {
    const inside = value.flatMap((item, place) => changed(item).map((other) => value.with(place, other)));
    return [...inside, [...value, null], [value], ...(value.length > 0 ? [value.slice(1)] : [])];
  }
  const fields = value as Record<string, unknown>;
  const inside = Object.keys(fields).flatMap((key) =>
    changed(fields[key]).map((other) => ({ ...fields, [key]: other })),
  );
  return [...inside, { ...fields, anotherKey: null }, { inner: fields }];
}

const noProto = (value: unknown) => !JSON.stringify(value).includes('__proto__');

test('equal data have equal fingerprints whatever the order of their keys', () => {
  fc.assert(
    fc.property(plain.filter(noProto), (value) => {
      expect(hash(turned(value))).toBe(hash(value));
      expect(equal(turned(value), value)).toBe(true);
    }),
    settings,
  );
});

test('any single change gives another fingerprint', () => {
  fc.assert(
    fc.property(plain.filter(noProto), (value) => {
      const same = changed(value).filter((other) => equal(other, value) || hash(other) === hash(value));
      expect(same).toEqual([]);
    }),
    settings,
  );
});

test('swapped fields, swapped items and moved brackets give other fingerprints', () => {
  const different = [
    { a: 1, b: 2 },
    { a: 2, b: 1 },
    { a: { b: 2 } },
    [1, 2],
    [2, 1],
    [[1], 2],
    [1, [2]],
    [[1, 2]],
    ['1', 2],
    '12',
    12,
    { '12': null },
  ];
  expect(new Set(different.map(hash)).size).toBe(different.length);
});

test('a fingerprint is the same today as when the replay was made', () => {
  expect(hash({ round: 3, wisps: [{ id: 'a', at: { x: -1.5, y: 0 } }], over: null })).toBe(
    'c5fc3b2297243e4b',
  );
});

test('a copy is equal, shares nothing and survives JSON', () => {
  fc.assert(
    fc.property(plain.filter(noProto), (value) => {
      const other = copy(value);
      expect(other).toEqual(value);
      expect(plainCopy(value)).toEqual(JSON.parse(JSON.stringify(value)));
      expect(other === value).toBe(typeof value !== 'object' || value === null);
    }),
    settings,
  );
});

test('a key that is there differs from one that is not', () => {
  expect(equal({ a: undefined }, {})).toBe(false);
  expect(equal({}, { a: undefined })).toBe(false);
  expect(equal({ a: 1 }, { b: 1 })).toBe(false);
  expect(equal([], {})).toBe(false);
  expect(equal({}, [])).toBe(false);
});

class Wolf {
  readonly name = 'sheep';
}

test('what is not plain data is not let in', () => {
  const cyclic: unknown[] = [];
  cyclic.push(cyclic, cyclic);
  const doubled = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner, inner], 1);
  const hidden = Object.defineProperty({ a: 1 }, 'b', { value: 2, enumerable: false });
  const throwing = {
    get a() {
      throw new Error('gone');
    },
  };
  const strangers: unknown[] = [
    undefined,
    Number.NaN,
    Number.POSITIVE_INFINITY,
    1n,
    Symbol('s'),
    () => 1,
    new Wolf(),
    new Date(0),
    new Map(),
    Object.assign([1], { extra: 1 }),
    new Array(3),
    new Array(4_000_000_000),
    [undefined],
    { a: undefined },
    { [Symbol('s')]: 1 },
    JSON.parse('{"__proto__": {"a": 1}}'),
    hidden,
    throwing,
    cyclic,
    doubled,
    new Proxy(
      {},
      {
        ownKeys: () => {
          throw new Error('no keys');
        },
      },
    ),
    Array.from({ length: 100 }).reduce((inner) => [inner], 1),
  ];
  for (const stranger of strangers) expect(isPlain(stranger)).toBe(false);
});

test('a value cannot turn into another after it was checked', () => {
  let reads = 0;
  const shifty = {
    get a() {
      return reads++;
    },
  };
  const taken = plainCopy(shifty);
  expect(taken).toEqual({ a: 0 });
  expect(taken).toEqual({ a: 0 });
});

test('negative zero, which JSON cannot keep, becomes zero', () => {
  expect(Object.is(plainCopy(-0), 0)).toBe(true);
  expect(hash(-0)).toBe(hash(0));
});

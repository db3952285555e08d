import { createHash } from 'node:crypto';
import type { RandomState } from '@sortie/kernel';
import { nextRandom, randomBelow, seededRandom, sha256, turnedRandom } from '@sortie/kernel';
import fc from 'fast-check';
import { expect, test } from 'vitest';

function firstBits(random: RandomState, count: number): number[] {
  const bits: number[] = [];
  let state = random;
  for (let index = 0; index < count; index++) {
    const next = nextRandom(state);
    bits.push(next.bits);
    state = next.to;
  }
  return bits;
}

const aStream: RandomState = { key: '0123456789abcdef'.repeat(4), drawn: 0 };

test('the stream is SHA-256 of the key and a counter of its blocks, by another implementation', () => {
  const expected = [0, 1, 2].flatMap((block) => {
    const counter = Buffer.alloc(8);
    counter.writeUInt32BE(block, 4);
    const digest = createHash('sha256').update(Buffer.from(aStream.key, 'hex')).update(counter).digest();
    return [0, 4, 8, 12, 16, 20, 24, 28].map((at) => digest.readUInt32BE(at));
  });
  expect(firstBits(aStream, 24)).toEqual(expected);
  expect(firstBits({ ...aStream, drawn: 13 }, 11)).toEqual(expected.slice(13));
});

test('a stream that was turned goes another way, and everybody who knows it can follow', () => {
  const after = nextRandom(seededRandom('a seed')).to;
  const turned = turnedRandom(after, 'undo 4');
  expect(turnedRandom(after, 'undo 4')).toEqual(turned);
  const others = [after, turnedRandom(after, 'undo 5'), turnedRandom(seededRandom('a seed'), 'undo 4')];
  for (const other of others) expect(firstBits(turned, 8)).not.toEqual(firstBits(other, 8));
});

test('a seed always gives the same numbers, another seed others', () => {
  expect(firstBits(seededRandom('a seed'), 20)).toEqual(firstBits(seededRandom('a seed'), 20));
  expect(firstBits(seededRandom('a seed'), 20)).not.toEqual(firstBits(seededRandom('a Seed'), 20));
});

test('the state of the stream is a key and a number, which JSON keeps', () => {
  let state = seededRandom('json');
  for (let index = 0; index < 100; index++) {
    expect(JSON.parse(JSON.stringify(state))).toEqual(state);
    state = nextRandom(state).to;
  }
});

test('every number below the count is equally likely', () => {
  const COUNTS = [2, 3, 6, 8, 33];
  for (const count of COUNTS) {
    const seen: number[] = new Array(count).fill(0);
    let random = seededRandom(`fair ${count}`);
    const rolls = 4000 * count;
    for (let roll = 0; roll < rolls; roll++) {
      const { value, to } = randomBelow(random, count);
      seen[value]!++;
      random = to;
    }
    const chiSquare = seen.reduce((sum, times) => sum + (times - 4000) ** 2 / 4000, 0);
    // Exceeded once in a hundred thousand seeds; these seeds are fixed.
    expect(chiSquare).toBeLessThan(count - 1 + 4.5 * Math.sqrt(2 * (count - 1)) + 12);
  }
});

test('bits that would favour the low numbers are drawn again', () => {
  const COUNT = 0xc0000000;
  let random = seededRandom('surplus');
  let drawnAgain = 0;
  for (let roll = 0; roll < 200; roll++) {
    const { value, to } = randomBelow(random, COUNT);
    const fair = firstBits(random, 30).findIndex((bits) => bits < COUNT);
    if (fair > 0) drawnAgain++;
    expect(value).toBe(firstBits(random, 30)[fair]);
    random = to;
  }
  expect(drawnAgain).toBeGreaterThan(20);
});

test('a number can only be chosen from one number or more', () => {
  for (const count of [0, -1, 1.5, Number.NaN])
    expect(() => randomBelow(aStream, count)).toThrow('nothing to choose from');
  expect(randomBelow(aStream, 1).value).toBe(0);
});

test('sha256 gives the known digests', () => {
  expect(sha256('')).toBe('e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855');
  expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
  expect(sha256('abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq')).toBe(
    '248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1',
  );
  expect(sha256('a'.repeat(1_000_00))).toBe(createHash('sha256').update('a'.repeat(1_000_00)).digest('hex'));
});

test('sha256 agrees with another implementation on any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 200 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
    }),
    { numRuns: 300, seed: 22 },
  );
  for (const text of ['\ud800', 'x\udc00y', '\ude00\ud83d']) {
    expect(sha256(text)).toBe(createHash('sha256').update(text, 'utf8').digest('hex'));
  }
});

const ROUND_WORDS = firstPrimes(64).map((prime) => fraction(cubeRoot(prime)));
const START_WORDS = firstPrimes(8).map((prime) => fraction(Math.sqrt(prime)));

/** SHA-256 of a text in UTF-8, as hexadecimal digits. Commitments to seeds rest on it. */
export function sha256(text: string): string {
  return digestOf(pad(utf8(text)))
    .map((word) => (word >>> 0).toString(16).padStart(8, '0'))
    .join('');
}

/** SHA-256 of at most 13 words of 32 bits, as its eight words. */
export function sha256Words(words: readonly number[]): readonly number[] {
  if (words.length > 13) throw new Error('more than one block');
  const block = [...words, 0x80000000 | 0];
  while (block.length < 15) block.push(0);
  return digestOf([...block, words.length * 32]);
}

function digestOf(words: readonly number[]): number[] {
  const digest = [...START_WORDS];
  for (let block = 0; block < words.length; block += 16) compress(digest, words, block);
  return digest;
}

const schedule = new Int32Array(64);

function compress(digest: number[], words: readonly number[], block: number): void {
  for (let index = 0; index < 16; index++) schedule[index] = words[block + index]!;
  for (let index = 16; index < 64; index++) {
    const before15 = schedule[index - 15]!;
    const before2 = schedule[index - 2]!;
    const s0 = rotate(before15, 7) ^ rotate(before15, 18) ^ (before15 >>> 3);
    const s1 = rotate(before2, 17) ^ rotate(before2, 19) ^ (before2 >>> 10);
    schedule[index] = schedule[index - 16]! + s0 + schedule[index - 7]! + s1;
  }
  let [a, b, c, d, e, f, g, h] = digest as [number, number, number, number, number, number, number, number];
  for (let index = 0; index < 64; index++) {
    const s1 = rotate(e, 6) ^ rotate(e, 11) ^ rotate(e, 25);
    const first = (h + s1 + ((e & f) ^ (~e & g)) + ROUND_WORDS[index]! + schedule[index]!) | 0;
    const s0 = rotate(a, 2) ^ rotate(a, 13) ^ rotate(a, 22);
    const second = (s0 + ((a & b) ^ (a & c) ^ (b & c))) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  for (const [index, word] of [a, b, c, d, e, f, g, h].entries()) digest[index] = (digest[index]! + word) | 0;
}

function rotate(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function pad(bytes: readonly number[]): number[] {
  const words: number[] = new Array(Math.ceil((bytes.length + 9) / 64) * 16).fill(0);
  for (const [index, byte] of bytes.entries()) words[index >> 2]! |= byte << (24 - (index % 4) * 8);
  words[bytes.length >> 2]! |= 0x80 << (24 - (bytes.length % 4) * 8);
  words[words.length - 2] = Math.floor(bytes.length / 0x20000000);
  words[words.length - 1] = (bytes.length << 3) | 0;
  return words;
}

function utf8(text: string): number[] {
  const bytes: number[] = [];
  for (const character of text) {
    const code = wellFormed(character.codePointAt(0)!);
    if (code < 0x80) bytes.push(code);
    else if (code < 0x800) bytes.push(0xc0 | (code >> 6), 0x80 | (code & 63));
    else if (code < 0x10000) bytes.push(0xe0 | (code >> 12), 0x80 | ((code >> 6) & 63), 0x80 | (code & 63));
    else
      bytes.push(
        0xf0 | (code >> 18),
        0x80 | ((code >> 12) & 63),
        0x80 | ((code >> 6) & 63),
        0x80 | (code & 63),
      );
  }
  return bytes;
}

/** Half of a surrogate pair has no UTF-8; every encoder writes U+FFFD in its place. */
function wellFormed(code: number): number {
  return code >= 0xd800 && code <= 0xdfff ? 0xfffd : code;
}

function firstPrimes(count: number): number[] {
  const primes: number[] = [];
  for (let number = 2; primes.length < count; number++) {
    if (primes.every((prime) => number % prime !== 0)) primes.push(number);
  }
  return primes;
}

/** The first 32 bits of the fractional part. */
function fraction(value: number): number {
  return ((value - Math.floor(value)) * 0x100000000) | 0;
}

/** Newton's iteration: exact to the last bit that matters here, on every engine. */
function cubeRoot(value: number): number {
  let root = value;
  for (let turn = 0; turn < 60; turn++) root -= (root * root * root - value) / (3 * root * root);
  return root;
}

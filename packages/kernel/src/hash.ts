const keys = new Map<string, readonly [number, number]>();
const scratch = new DataView(new ArrayBuffer(8));
const KNOWN_KEYS = 4096;

let high = 0;
let low = 0;

/**
 * A fingerprint of plain data, sixteen hexadecimal digits. Equal data give equal fingerprints whatever the
 * order of their keys; it guards replays against drift, not against forgery (commitments use sha256).
 */
export function hash(value: unknown): string {
  fold(value);
  return hex(high) + hex(low);
}

function hex(word: number): string {
  return (word >>> 0).toString(16).padStart(8, '0');
}

function mix(word: number): void {
  high = Math.imul(high ^ word, 0x9e3779b1);
  high ^= high >>> 15;
  low = Math.imul(low + word, 0x85ebca6b) ^ high;
  low ^= low >>> 13;
}

function begin(kind: number): void {
  high = 0x243f6a88 ^ kind;
  low = 0x13198a2e + kind;
}

function fold(value: unknown): void {
  if (typeof value === 'string') {
    begin(1);
    for (let index = 0; index < value.length; index++) mix(value.charCodeAt(index));
    mix(value.length);
  } else if (typeof value === 'number') {
    begin(2);
    scratch.setFloat64(0, value === 0 ? 0 : value);
    mix(scratch.getInt32(0));
    mix(scratch.getInt32(4));
  } else if (typeof value === 'boolean') begin(value ? 3 : 4);
  else if (value === null || value === undefined) begin(5);
  else if (Array.isArray(value)) foldItems(value);
  else foldFields(value as Record<string, unknown>);
}

function foldItems(items: readonly unknown[]): void {
  let first = 0x452821e6;
  let second = items.length;
  for (const item of items) {
    fold(item);
    const [a, b] = [high, low];
    [high, low] = [first, second];
    mix(a);
    mix(b);
    [first, second] = [high, low];
  }
  [high, low] = [first, second];
  mix(6);
}

function foldFields(fields: Record<string, unknown>): void {
  let first = 0x38d01377;
  let second = 0;
  for (const name in fields) {
    if (fields[name] === undefined) continue;
    const [a, b] = keyHash(name);
    fold(fields[name]);
    mix(a);
    mix(b);
    first = (first + high) | 0;
    second = (second + low) | 0;
  }
  [high, low] = [first, second];
  mix(7);
}

function keyHash(name: string): readonly [number, number] {
  const known = keys.get(name);
  if (known) return known;
  fold(name);
  const made = [high, low] as const;
  if (keys.size < KNOWN_KEYS) keys.set(name, made);
  return made;
}

import type { GameState } from './state.ts';

const texts = new Map<string, { readonly high: number; readonly low: number }>();
const scratch = new DataView(new ArrayBuffer(8));
const KNOWN_TEXTS = 4096;
const LONGEST_KNOWN = 64;

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
  if (typeof value === 'string') foldText(value);
  else if (typeof value === 'number') {
    begin(2);
    scratch.setFloat64(0, value === 0 ? 0 : value);
    mix(scratch.getInt32(0));
    mix(scratch.getInt32(4));
  } else if (typeof value === 'boolean') begin(value ? 3 : 4);
  else if (value === null || value === undefined) begin(5);
  else if (Array.isArray(value)) foldItems(value);
  else foldFields(value as Record<string, unknown>);
}

/** Names and ids come again and again. */
function foldText(text: string): void {
  const known = texts.get(text);
  if (known) {
    high = known.high;
    low = known.low;
    return;
  }
  begin(1);
  for (let index = 0; index < text.length; index++) mix(text.charCodeAt(index));
  mix(text.length);
  if (texts.size < KNOWN_TEXTS && text.length <= LONGEST_KNOWN) texts.set(text, { high, low });
}

function foldItems(items: readonly unknown[]): void {
  let first = 0x452821e6;
  let second = items.length;
  for (let index = 0; index < items.length; index++) {
    fold(items[index]);
    const a = high;
    const b = low;
    high = first;
    low = second;
    mix(a);
    mix(b);
    first = high;
    second = low;
  }
  high = first;
  low = second;
  mix(6);
}

function foldFields(fields: Record<string, unknown>): void {
  let first = 0x38d01377;
  let second = 0;
  for (const name in fields) {
    if (fields[name] === undefined) continue;
    foldText(name);
    const a = high;
    const b = low;
    fold(fields[name]);
    mix(a);
    mix(b);
    first = (first + high) | 0;
    second = (second + low) | 0;
  }
  high = first;
  low = second;
  mix(7);
}

/**
 * The hash of a game as people know it: its pieces and its dice, and nothing of how far the engine has come.
 * Replays keep it at every milestone, so that a step more or less in a flow leaves it as it was.
 */
export function fingerprint(state: GameState): string {
  const { engine, ...game } = state;
  return hash({ ...game, random: engine.random });
}

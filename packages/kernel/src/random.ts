import { sha256, sha256Words } from './sha256.ts';

/**
 * A stream of random numbers: SHA-256 of a key and a counter, so that nobody who has seen any part of it can tell
 * what comes next. It lives in the state and is secret while a game runs.
 */
export interface RandomState {
  /** 64 hexadecimal digits. */
  readonly key: string;
  /** How many numbers of 32 bits were taken. */
  readonly drawn: number;
}

const WORDS_IN_BLOCK = 8;

export function seededRandom(seed: string): RandomState {
  return { key: sha256(`sortie stream\n${seed}`), drawn: 0 };
}

/** The stream that goes another way from here on. Whoever knows the old one and `by` can follow. */
export function turnedRandom({ key, drawn }: RandomState, by: string): RandomState {
  return { key: sha256(`sortie turn\n${key}\n${drawn}\n${by}`), drawn: 0 };
}

/** One step: 32 random bits and the state after them. */
export function nextRandom({ key, drawn }: RandomState): { readonly bits: number; readonly to: RandomState } {
  const bits = blockOf(key, Math.floor(drawn / WORDS_IN_BLOCK))[drawn % WORDS_IN_BLOCK]! >>> 0;
  return { bits, to: { key, drawn: drawn + 1 } };
}

/** The blocks used last: a die takes a number of one, and dice and computers take turns. */
const recent: { key: string; block: number; words: readonly number[] }[] = [];
const MOST_RECENT = 4;

function blockOf(key: string, block: number): readonly number[] {
  for (const each of recent) if (each.block === block && each.key === key) return each.words;
  const words = sha256Words([...wordsOf(key), Math.floor(block / 0x100000000) | 0, block | 0]);
  recent.unshift({ key, block, words });
  recent.length = Math.min(recent.length, MOST_RECENT);
  return words;
}

function wordsOf(key: string): number[] {
  const words: number[] = [];
  for (let at = 0; at < 64; at += 8) words.push(Number.parseInt(key.slice(at, at + 8), 16) | 0);
  return words;
}

/** A whole number from 0 to below `count`, each equally likely: surplus bits are drawn again. */
export function randomBelow(
  random: RandomState,
  count: number,
): { readonly value: number; readonly to: RandomState } {
  if (!(Number.isInteger(count) && count >= 1)) throw new Error(`nothing to choose from: ${count}`);
  const fair = 0x100000000 - (0x100000000 % count);
  let drawn = nextRandom(random);
  while (drawn.bits >= fair) drawn = nextRandom(drawn.to);
  return { value: drawn.bits % count, to: drawn.to };
}

/** The cards in a random order, each order equally likely. */
export function shuffled<Card>(
  random: RandomState,
  cards: readonly Card[],
): { readonly cards: Card[]; readonly to: RandomState } {
  const pile = [...cards];
  let state = random;
  for (let last = pile.length - 1; last > 0; last--) {
    const { value, to } = randomBelow(state, last + 1);
    state = to;
    [pile[last], pile[value]] = [pile[value]!, pile[last]!];
  }
  return { cards: pile, to: state };
}

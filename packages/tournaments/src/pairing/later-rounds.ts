/**
 * Whether rounds that are still to come can be paired without a rematch, looked for over a plain graph of who may
 * still meet. An odd number of players has one more place in it, which stands for the bye.
 */
export type Answer = 'yes' | 'no' | 'unknown';

/** The same for a whole event; `secondBye` when somebody will have to sit out twice so that nobody meets twice. */
export type Prospect = Answer | 'secondBye';

/** How much is tried before the answer stays open. */
const MOST_STEPS = 60_000;

export interface Meetings {
  readonly size: number;
  /** `size` times `size`: 1 where two may still meet. */
  readonly open: Uint8Array;
}

/** ev.pairing.later-rounds-possible */
export function canPairOn(meetings: Meetings, rounds: number): Answer {
  return new Search(meetings).run(rounds);
}

/** True without a search: a round always finds partners where everybody has half of the others left. */
export function isPlainlyPossible(fewest: number, size: number, rounds: number): boolean {
  return rounds <= 0 || (fewest - (rounds - 1)) * 2 >= size;
}

class Search {
  private steps = 0;
  private readonly size: number;
  private readonly open: Uint8Array;
  private readonly degrees: Int32Array;

  constructor({ size, open }: Meetings) {
    this.size = size;
    this.open = Uint8Array.from(open);
    this.degrees = Int32Array.from({ length: size }, (_, one) => {
      let count = 0;
      for (let other = 0; other < size; other++) count += open[one * size + other]!;
      return count;
    });
  }

  run(rounds: number): Answer {
    if (this.pairRounds(rounds)) return 'yes';
    return this.steps > MOST_STEPS ? 'unknown' : 'no';
  }

  private pairRounds(rounds: number): boolean {
    if (rounds <= 0) return true;
    const fewest = this.degrees.reduce((least, degree) => Math.min(least, degree), this.size);
    if (fewest < rounds) return false;
    if (isPlainlyPossible(fewest, this.size, rounds)) return true;
    return this.pairRest(new Uint8Array(this.size), rounds);
  }

  /** Pairs whoever has fewest partners left first, and goes on to the next round when all are paired. */
  private pairRest(paired: Uint8Array, rounds: number): boolean {
    if (++this.steps > MOST_STEPS) return false;
    const { size } = this;
    let one = -1;
    let fewest = size + 1;
    for (let player = 0; player < size; player++) {
      if (paired[player] === 1) continue;
      let count = 0;
      for (let other = 0; other < size; other++) {
        if (paired[other] === 0 && this.open[player * size + other] === 1) count++;
      }
      if (count === 0) return false;
      if (count < fewest) [one, fewest] = [player, count];
    }
    if (one < 0) return this.pairRounds(rounds - 1);
    paired[one] = 1;
    for (let other = 0; other < size; other++) {
      if (paired[other] === 1 || this.open[one * size + other] === 0) continue;
      paired[other] = 1;
      this.set(one, other, 0);
      const isDone = this.pairRest(paired, rounds);
      this.set(one, other, 1);
      paired[other] = 0;
      if (isDone) return true;
    }
    paired[one] = 0;
    return false;
  }

  private set(one: number, other: number, value: 0 | 1): void {
    this.open[one * this.size + other] = value;
    this.open[other * this.size + one] = value;
    const change = value === 1 ? 1 : -1;
    this.degrees[one]! += change;
    this.degrees[other]! += change;
  }
}

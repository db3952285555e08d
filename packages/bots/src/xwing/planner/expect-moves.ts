import { type Mover, soften } from './mover.ts';
import type { Outlook } from './outlook.ts';

/** Thinks over what both sides are likely to do, each as an answer to the other, so many times. */
export function expectMoves(outlook: Outlook, times: number): void {
  const { own, others } = outlook;
  for (let time = 0; time < times; time++) {
    const theirs = others.map((_, j) => soften(worthsOfOther(outlook, j)));
    const ours = own.map((_, i) => soften(worthsOfOwn(outlook, i)));
    others.forEach((mover, j) => {
      mover.weights = blend(mover, theirs[j]!);
    });
    own.forEach((mover, i) => {
      mover.weights = blend(mover, ours[i]!);
    });
  }
}

/** Keeps half of the earlier weights; otherwise the two sides’ expectations never settle. */
function blend({ weights }: Mover, next: readonly number[]): readonly number[] {
  return weights.map((weight, place) => (weight + next[place]!) / 2);
}

function worthsOfOwn({ own, others, meetings }: Outlook, i: number): readonly number[] {
  return own[i]!.moves.map((_, m) => {
    let [best, suffered] = [0, 0];
    others.forEach(({ weights }, j) => {
      const { dealt, taken } = meetings[i]![j]!;
      let [gain, loss] = [0, 0];
      weights.forEach((weight, n) => {
        gain += weight * dealt[m * weights.length + n]!;
        loss += weight * taken[m * weights.length + n]!;
      });
      best = Math.max(best, gain);
      suffered += loss;
    });
    return own[i]!.merits[m]! + best - suffered / Math.max(1, own.length / 2);
  });
}

function worthsOfOther({ own, others, meetings }: Outlook, j: number): readonly number[] {
  const size = others[j]!.moves.length;
  return others[j]!.moves.map((_, n) => {
    let [best, suffered] = [0, 0];
    own.forEach(({ weights }, i) => {
      const { dealt, taken } = meetings[i]![j]!;
      let [gain, loss] = [0, 0];
      weights.forEach((weight, m) => {
        gain += weight * taken[m * size + n]!;
        loss += weight * dealt[m * size + n]!;
      });
      best = Math.max(best, gain);
      suffered += loss;
    });
    return others[j]!.merits[n]! + best - suffered / Math.max(1, others.length / 2);
  });
}

import { answersOf } from '@sortie/bots';
import { type AnyReferee, isRefusal } from '@sortie/kernel';

/** Random players answer until the game is over or `most` answers are given; legal answers and log included. */
export function playOn(
  referee: AnyReferee,
  roll: (below: number) => number,
  most = Number.POSITIVE_INFINITY,
): number {
  let answers = 0;
  while (!referee.outcome && answers < most) {
    const asked = referee.decisions().filter(({ settled }) => !settled);
    const decision = asked[roll(asked.length)]!;
    const legal = answersOf(decision);
    const { id, seat, version } = decision;
    const result = referee.answer(seat, { decision: id, version, answer: legal[roll(legal.length)]! });
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
    answers++;
  }
  return answers;
}

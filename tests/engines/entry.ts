import { hash, isRefusal, type Opening, Referee } from '@sortie/kernel';
import { xwing } from '@sortie/xwing';

/** Plays a game by taking every question's answers in turn, and tells the hash after each round and at the end. */
export function playedHashes(opening: Opening, limit: number): string[] {
  const referee = Referee.open(xwing, opening, { keepLog: false });
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  for (let turn = 0; turn < limit && !referee.outcome; turn++) {
    const { id, request } = referee.requests().find(({ request: each }) => !each.settled)!;
    const answers = request.answers.kind === 'offers' ? request.answers.offers : request.answers.suggest();
    const answer = answers[(turn * 7 + Math.floor(turn / 3)) % answers.length]!;
    const result = referee.answer(request.seat, { decision: id, version: referee.version, answer });
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
  }
  return [...referee.replay().milestones.map((each) => each.hash), hash(referee.state)];
}

import { isRefusal, type Opening, Referee } from '@sortie/kernel';
import { presets } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';

const squads = presets.filter((each) => !each.id.startsWith('box'));

export function opening(game: number): Opening {
  const [one, other] = [squads[game % squads.length]!, squads[(game * 3 + 1) % squads.length]!];
  const players = [
    { seat: 'a', side: 0, squad: one.squad },
    { seat: 'b', side: 1, squad: other.squad },
  ];
  return { game: 'xwing', setup: { players } as unknown as Opening['setup'], seed: `bench ${game}` };
}

export type Table = Exclude<ReturnType<typeof openTable>, never>;

export function openTable(game: number) {
  const referee = Referee.open(xwing, opening(game));
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

/** Random players answer until the game is over or `most` answers are given; legal answers and log included. */
export function playOn(
  referee: Table,
  roll: (below: number) => number,
  most = Number.POSITIVE_INFINITY,
): number {
  let answers = 0;
  while (!referee.outcome && answers < most) {
    const open = referee.requests().filter(({ request }) => !request.settled);
    const { id, request } = open[roll(open.length)]!;
    const legal = request.answers.kind === 'offers' ? request.answers.offers : request.answers.suggest();
    const answer = legal[roll(legal.length)]!;
    const result = referee.answer(request.seat, { decision: id, version: referee.version, answer });
    if (isRefusal(result)) throw new Error(JSON.stringify(result));
    answers++;
  }
  return answers;
}

import type { AnyReferee, Refusal } from '@sortie/kernel';
import { refused, unreachable } from '@sortie/kernel';
import type { JudgeDeed } from '@sortie/protocol';
import type { StoredJudging } from '../../storage/stored-judging.ts';
import { answerAt, lastAnswerOf, rewind, silenceClock } from './rewind.ts';

/** What is done with a judged game by others than its players. */
export type JudgeOrder =
  | { readonly kind: 'pause' | 'goOn' | 'close' | 'callTime' | 'giveTime' }
  | { readonly kind: 'rewind'; readonly to: number }
  | { readonly kind: 'grant' | 'refuse'; readonly seat: string }
  | { readonly kind: 'replaceToken'; readonly judgeHash: string };

type Without<Deed> = Deed extends unknown ? Omit<Deed, 'number' | 'by'> : never;

const MOST_DEEDS = 30;

/**
 * Carries out an order and says what is kept of it; the same object when nothing changes. The referee is undefined
 * while not everybody has come. A refusal may leave the referee in between only where it says so.
 */
export function carryOutOrder(
  order: JudgeOrder,
  by: string,
  judging: StoredJudging,
  referee: AnyReferee | undefined,
): StoredJudging | Refusal {
  if (order.kind === 'replaceToken') return { ...judging, judgeHash: order.judgeHash };
  if (order.kind !== 'close' && judging.isClosed) return refused('table.closed');
  if (referee?.outcome) return refused('table.game-over');
  const done = (deed: Without<JudgeDeed>, change: Partial<StoredJudging>): StoredJudging => ({
    ...judging,
    ...change,
    deeds: addDeed(judging.deeds, { ...deed, by } as JudgeDeed),
  });
  switch (order.kind) {
    case 'pause':
      return judging.paused ? judging : done({ kind: 'paused' }, { paused: { by } });
    case 'goOn':
      return judging.paused ? done({ kind: 'wentOn' }, { paused: null }) : judging;
    case 'close':
      return judging.isClosed ? judging : done({ kind: 'closed' }, { isClosed: true });
    case 'callTime':
      return judging.timeIsUp ? judging : { ...judging, timeIsUp: true };
    case 'giveTime':
      if (!judging.timeIsUp) return judging;
      return (referee && silenceClock(referee)) ?? done({ kind: 'gaveTime' }, { timeIsUp: false });
    case 'rewind':
      return rewindTo(order.to, judging, referee, done);
    case 'grant':
    case 'refuse':
      return answerRequest(order, judging, referee, done);
    default:
      return unreachable(order);
  }
}

type Done = (deed: Without<JudgeDeed>, change: Partial<StoredJudging>) => StoredJudging;

/** Whatever players wanted to take back is looked at anew after it. */
function rewindTo(
  to: number,
  { requests }: StoredJudging,
  referee: AnyReferee | undefined,
  done: Done,
): StoredJudging | Refusal {
  const answer = referee && answerAt(referee, to);
  if (!referee || !answer) return refused('table.no-such-step');
  const refusal = rewind(referee, to);
  if (refusal) return refusal;
  const round = referee.game.milestone(referee.state);
  const { seat, question } = answer;
  const left = requests.filter((each) => each.to < to);
  return done({ kind: 'rewound', seat, question, round }, { requests: left });
}

function answerRequest(
  { kind, seat }: Extract<JudgeOrder, { readonly seat: string }>,
  { requests }: StoredJudging,
  referee: AnyReferee | undefined,
  done: Done,
): StoredJudging | Refusal {
  const asked = requests.find((each) => each.seat === seat);
  if (!asked || !referee) return refused('table.nothing-to-consent-to');
  const { question, to } = asked;
  if (kind === 'refuse') {
    return done({ kind: 'refused', seat, question }, { requests: requests.filter((each) => each !== asked) });
  }
  const refusal = rewind(referee, to);
  if (refusal) return refusal;
  return done({ kind: 'granted', seat, question }, { requests: requests.filter((each) => each.to < to) });
}

function addDeed(deeds: readonly JudgeDeed[], deed: JudgeDeed): readonly JudgeDeed[] {
  const number = (deeds.at(-1)?.number ?? 0) + 1;
  return [...deeds, { ...deed, number }].slice(-MOST_DEEDS);
}

/** A player asks the judge to take back their last answer; a wish of before is forgotten. */
export function askJudge(seat: string, judging: StoredJudging, referee: AnyReferee): StoredJudging | Refusal {
  const to = lastAnswerOf(referee, seat);
  const answer = to === undefined ? undefined : answerAt(referee, to);
  if (to === undefined || !answer) return refused('table.nothing-to-undo');
  const others = judging.requests.filter((each) => each.seat !== seat);
  return { ...judging, requests: [...others, { seat, question: answer.question, to }] };
}

/** Whoever asked the judge thinks better of it. */
export function withdrawRequest(seat: string, judging: StoredJudging): StoredJudging | Refusal {
  const requests = judging.requests.filter((each) => each.seat !== seat);
  if (requests.length === judging.requests.length) return refused('table.nothing-to-consent-to');
  return { ...judging, requests };
}

/** Why nothing that moves the game is taken now. ev.sportsmanship.call-judge */
export function whyHeld({ isClosed, paused, requests }: StoredJudging): Refusal | undefined {
  if (isClosed) return refused('table.closed');
  if (paused) return refused('table.paused', { by: paused.by });
  return requests.length > 0 ? refused('table.judge-asked', { by: requests[0]!.seat }) : undefined;
}

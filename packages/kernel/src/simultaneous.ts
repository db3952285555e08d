import type { Request } from './decision.ts';
import { offers } from './decision.ts';
import type { AskAllStep } from './engine-step.ts';
import { isFields } from './fields.ts';
import type { Confirmation } from './flow.ts';
import type { Plain } from './plain.ts';
import type { SeatId } from './seat.ts';
import type { Frame, GameState } from './state.ts';

/**
 * The questions that a step puts to several seats at once. Where seats confirm, one that has settled all its
 * questions may say that it is ready; from then on it is only asked whether it still is.
 */
export function simultaneousRequests<State extends GameState, Effect>(
  step: AskAllStep<State, Effect>,
  state: State,
  frame: Frame,
): Request[] {
  const { confirm, question } = step;
  const requests = step.requests(state, frame.at).map((each) => ({ ...each, kind: question }));
  if (!confirm) return requests;
  return state.seats.flatMap(({ id }) => {
    const own = requests.filter(({ seat }) => seat === id);
    if (own.length === 0) return [];
    if (frame.ready.includes(id)) return [readyRequest(id, confirm, true)];
    return own.every(({ settled }) => settled) ? [...own, readyRequest(id, confirm, false)] : own;
  });
}

function readyRequest(seat: SeatId, { question, rule }: Confirmation, isReady: boolean): Request {
  return { seat, kind: question, rule, settled: isReady, answers: offers([{ ready: !isReady }]) };
}

/** Whether the answer says that its seat is ready or no longer ready; undefined when it answers something else. */
export function readinessIn(
  request: Request,
  confirm: Confirmation | undefined,
  answer: Plain,
): boolean | undefined {
  if (!confirm || request.kind !== confirm.question || !isFields(answer)) return undefined;
  return answer.ready === true;
}

import type { Request } from './decision.ts';
import { offers, requestOf } from './decision.ts';
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
  const requests: Request[] = [];
  for (const each of step.requests(state, frame.at)) requests.push(requestOf(each, question));
  if (!confirm) return requests;
  const asked: Request[] = [];
  for (const { id } of state.seats)
    addOwn(asked, requests, { id, confirm, isReady: frame.ready.includes(id) });
  return asked;
}

/** The questions of one seat, and whether it is ready once all of them are settled. */
function addOwn(
  asked: Request[],
  requests: readonly Request[],
  seat: { readonly id: SeatId; readonly confirm: Confirmation; readonly isReady: boolean },
): void {
  const { id, confirm, isReady } = seat;
  let own = 0;
  let settled = 0;
  for (const request of requests) {
    if (request.seat !== id) continue;
    own++;
    if (request.settled) settled++;
    if (!isReady) asked.push(request);
  }
  if (own > 0 && (isReady || settled === own)) asked.push(readyRequest(id, confirm, isReady));
}

function readyRequest(seat: SeatId, { question, rule }: Confirmation, isReady: boolean): Request {
  return requestOf({ seat, rule, settled: isReady, answers: offers([{ ready: !isReady }]) }, question);
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

import type { JudgeCall } from '@sortie/tournaments/model';
import type { EventView } from '@sortie/tournaments/view';

/** Calls of one table in one round, the latest first. */
export function callsAt(
  { calls }: Pick<EventView, 'calls'>,
  round: number,
  table: number,
): readonly JudgeCall[] {
  return calls.filter((call) => call.round === round && call.table === table).toReversed();
}

/** Whether a ruling can still go to the head judge: an ordinary judge made it, and nobody appealed yet. */
export function mayAppeal({ judges }: Pick<EventView, 'judges'>, { ruling, appeal }: JudgeCall): boolean {
  const head = judges.find(({ isHead }) => isHead);
  return ruling !== null && appeal === null && head !== undefined && ruling.judge !== head.id;
}

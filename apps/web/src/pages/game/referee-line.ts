import type { Plain, Refusal } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Reply } from '../../live/live-game.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import type { RefereeLine } from '../../table/table-game.ts';

/**
 * A seat's answers go to the referee by its own line; what goes wrong is told. The same answer to the same question
 * goes once: a second press comes before the referee has replied, or before the table is drawn anew.
 */
export function refereeLineOf(
  { seat, line }: Pick<SeatLine, 'seat' | 'line'>,
  onTrouble: (trouble: Trouble | null) => void,
): RefereeLine {
  const latest = new Map<string, string>();
  return {
    async answer({ id, version }, answer) {
      const [question, given] = [`${id} ${version}`, JSON.stringify(answer)];
      if (latest.get(question) === given) return ANSWERED;
      latest.set(question, given);
      onTrouble(null);
      const reply = await line.ask('answer', { seat, decision: id, version, answer });
      if (reply.kind !== 'result') latest.delete(question);
      const trouble = troubleOf(reply);
      if (trouble) onTrouble(trouble);
      return reply;
    },
    async whyNot({ id, version }, answer) {
      const reply = await line.ask('whyNot', { seat, decision: id, version, answer }, true);
      if (reply.kind === 'refused') return refused(reply.rule, reply.about);
      if (reply.kind === 'error') return undefined;
      const told = reply.result as {
        readonly legal: boolean;
        readonly rule?: string;
        readonly about?: Refusal['about'];
      };
      return told.legal ? undefined : refused(told.rule ?? 'table.not-offered', told.about ?? null);
    },
    async complete({ id, version }, rough) {
      const reply = await line.ask('complete', { seat, decision: id, version, answer: rough }, true);
      return reply.kind === 'result' ? (reply.result as { readonly answer?: Plain }).answer : undefined;
    },
  };
}

/** What the referee would say to an answer that it has already taken. */
const ANSWERED: Reply = { kind: 'refused', rule: 'table.stale-answer', about: null };

export type Trouble =
  | { readonly kind: 'refusal'; readonly refusal: Refusal }
  | { readonly kind: 'offline' }
  /** The line broke, and it cannot be told whether the answer arrived. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'problem'; readonly message: string };

/** The game having moved on is no trouble: the next question is on its way. */
export function troubleOf(reply: Reply): Trouble | undefined {
  switch (reply.kind) {
    case 'result':
      return undefined;
    case 'refused':
      if (reply.rule === 'table.stale-answer') return undefined;
      return { kind: 'refusal', refusal: refused(reply.rule, reply.about) };
    case 'error':
      if (reply.problem === 'offline' || reply.problem === 'unknown') return { kind: reply.problem };
      return { kind: 'problem', message: reply.message };
  }
}

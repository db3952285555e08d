import { answersOf, type Player } from '@sortie/bots';
import type { Decision, Plain } from '@sortie/kernel';
import type { Chance } from './chance.ts';
import type { WatchedCards } from './watched-cards.ts';

/** How often answers of each sort were given, over all games of a run. */
export class TriedAnswers {
  private readonly times = new Map<string, number>();
  private readonly sortsOf = new Map<string, Set<string>>();

  constructor(readonly cards: WatchedCards) {}

  /** Answers that differ only in numbers and ids are of one sort; of abilities, those that use the same part. */
  sortOf({ kind }: Decision, answer: Plain): string {
    const { use, choice } = (answer ?? {}) as { readonly use?: unknown; readonly choice?: Plain };
    if (typeof use !== 'string') return `${kind} ${shapeOf(answer)}`;
    const part = this.cards.partUsedBy(use, choice);
    return `${part ? `${part.card}: ${part.name}` : kind} ${shapeOf(choice ?? null)}`;
  }

  timesOf(sort: string): number {
    return this.times.get(sort) ?? 0;
  }

  note({ kind }: Decision, sort: string): void {
    this.times.set(sort, this.timesOf(sort) + 1);
    this.sortsOf.set(kind, (this.sortsOf.get(kind) ?? new Set()).add(sort));
  }

  /** Every kind of question that was answered, with how many sorts of answers it got. */
  questions(): readonly (readonly [string, number])[] {
    return [...this.sortsOf]
      .map(([kind, sorts]) => [kind, sorts.size] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  }
}

/** The words of an answer without its numbers and ids. */
function shapeOf(answer: Plain): string {
  if (typeof answer === 'string') return /\d/.test(answer) ? '#' : answer;
  if (typeof answer === 'number') return '#';
  if (typeof answer !== 'object' || answer === null) return String(answer);
  if (Array.isArray(answer)) return `[${[...new Set(answer.map(shapeOf))].join()}]`;
  return Object.entries(answer)
    .map(([field, value]) => `${field}=${shapeOf(value)}`)
    .join(' ');
}

/** Gives answers of a sort that nobody has given before where there are any; otherwise answers as the other does. */
export function curiousPlayer(other: Player, tried: TriedAnswers, chance: Chance): Player {
  return {
    choose(decisions, view) {
      const fresh = decisions
        .filter(({ settled }) => !settled)
        .flatMap((decision) =>
          answersOf(decision).flatMap((answer) =>
            tried.timesOf(tried.sortOf(decision, answer)) === 0 ? [{ decision, answer }] : [],
          ),
        );
      if (fresh.length > 0) {
        const { decision, answer } = chance.oneOf(fresh);
        tried.note(decision, tried.sortOf(decision, answer));
        return { decision: decision.id, answer };
      }
      const chosen = tried.cards.lookAway(() => other.choose(decisions, view));
      const decision = decisions.find(({ id }) => id === chosen.decision)!;
      tried.note(decision, tried.sortOf(decision, chosen.answer));
      return chosen;
    },
  };
}

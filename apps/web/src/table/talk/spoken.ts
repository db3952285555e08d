import type { Seen } from '../table-game.ts';

/** Something that a person said at the table. */
export interface Spoken {
  readonly seat: string;
  readonly name: string;
  readonly side: 0 | 1 | null;
  /** As it was written. */
  readonly text: string;
}

type SaidEvent = Seen['log'][number] & { readonly seat: string; readonly text: string };

function isSaid(event: Seen['log'][number]): event is SaidEvent {
  return event.kind === 'said';
}

/** What people said, oldest first. */
export function spokenIn({ log, people }: Pick<Seen, 'log' | 'people'>): readonly Spoken[] {
  return log.filter(isSaid).map(({ seat, text }) => {
    const person = people.find((each) => each.seat === seat);
    return { seat, name: person?.name || seat, side: person?.side ?? null, text };
  });
}

/** How many of the messages from `readUpTo` on are from others. */
export function countUnread(spoken: readonly Spoken[], readUpTo: number, own: readonly string[]): number {
  return spoken.slice(readUpTo).filter(({ seat }) => !own.includes(seat)).length;
}

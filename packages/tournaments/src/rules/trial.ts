import { type Plain, type Refusal, refused } from '@sortie/kernel';
import type { Actor } from '../model/command.ts';
import type { TournamentEvent } from '../model/event.ts';
import type { Moment } from '../model/ids.ts';
import type { Tournament } from '../model/tournament.ts';

/** A command being tried: what it may look at. */
export interface Trial {
  readonly tournament: Tournament;
  readonly by: Actor;
  readonly at: Moment;
  readonly confirmed: readonly string[];
}

/** What a command comes to, or why not. */
export type Outcome = readonly TournamentEvent[] | Refusal;

/** A refusal that only asks: the same command goes through once the rule is among those confirmed. */
export function asks({ confirmed }: Trial, rule: string, about: Plain): Refusal | undefined {
  if (confirmed.includes(rule)) return undefined;
  return refused(rule, { ask: true, about });
}

/** What the log calls whoever acted. */
export function nameOf({ tournament, by }: Pick<Trial, 'tournament' | 'by'>): string {
  switch (by.role) {
    case 'organiser':
      return by.name;
    case 'judge':
      return tournament.judges.find(({ id }) => id === by.judge)?.name ?? '';
    case 'player':
      return tournament.players.find(({ id }) => id === by.player)?.name ?? '';
    case 'desk':
    case 'public':
      return '';
  }
}

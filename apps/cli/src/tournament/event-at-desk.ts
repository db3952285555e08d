import { isRefusal, type Refusal } from '@sortie/kernel';
import type { Actor, Command, Entry, Tournament, TournamentLog } from '@sortie/tournaments/model';
import { attempt, enter, nextMoment, replayLog, roundUnderWay } from '@sortie/tournaments/rules';

export interface DeskChoices {
  /** Whether refusals that only ask are answered with yes. */
  readonly yes: boolean;
  /** The version that the command was made for; undefined for the one in the file. */
  readonly madeFor: number | undefined;
}

const organiser: Actor = { role: 'organiser', name: 'command line' };
const clock: Actor = { role: 'desk' };

/** An event in the hands of the organiser: what is done is written to its file only when all of it went through. */
export class EventAtDesk {
  readonly tournament: Tournament;
  readonly added: Entry[] = [];
  private readonly log: TournamentLog;
  private readonly choices: DeskChoices;
  private hasActed = false;

  constructor(log: TournamentLog, choices: DeskChoices) {
    this.log = log;
    this.choices = choices;
    this.tournament = replayLog(log);
  }

  get whole(): TournamentLog {
    return { opening: this.log.opening, entries: [...this.log.entries, ...this.added] };
  }

  /** Tells the tables whose time has run out since the last command; nobody watches the clock in between. */
  passTime(): void {
    const due = nextMoment(roundUnderWay(this.tournament));
    if (due === null || due > Date.now()) return;
    const { version } = this.tournament;
    const entry = attempt(this.tournament, {
      command: { kind: 'passTime' },
      by: clock,
      at: Date.now(),
      version,
    });
    if (!isRefusal(entry)) this.enters(entry);
  }

  /** Tries commands in turn and stops at the first that is refused. */
  tries(...commands: readonly Command[]): Refusal | undefined {
    for (const command of commands) {
      const outcome = this.outcomeOf(command);
      if (isRefusal(outcome)) return outcome;
      this.enters(outcome);
      this.hasActed = true;
    }
    return undefined;
  }

  private enters(entry: Entry): void {
    enter(this.tournament, entry);
    this.added.push(entry);
  }

  private outcomeOf(command: Command): Entry | Refusal {
    const { yes, madeFor } = this.choices;
    // What this call has entered itself makes nothing stale.
    const version = this.hasActed || madeFor === undefined ? this.tournament.version : madeFor;
    const confirmed: string[] = [];
    for (;;) {
      const outcome = attempt(this.tournament, {
        command,
        by: organiser,
        at: Date.now(),
        version,
        confirmed,
      });
      if (!yes || !isRefusal(outcome) || !isQuestion(outcome) || confirmed.includes(outcome.rule))
        return outcome;
      confirmed.push(outcome.rule);
    }
  }
}

/** Whether a refusal only asks. */
export function isQuestion({ about }: Refusal): boolean {
  return (about as { readonly ask?: unknown } | null)?.ask === true;
}

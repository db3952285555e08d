import { isRefusal } from '@sortie/kernel';
import type { Actor, Command, Settings, Tournament, TournamentLog } from '@sortie/tournaments/model';
import { attempt, enter, openTournament, usualSettings } from '@sortie/tournaments/rules';
import { aces } from '@sortie/tournaments/scoring';
import { type EventView, type Viewer, viewOf } from '@sortie/tournaments/view';

const organiser: Actor = { role: 'organiser', name: 'Olga' };

/** An event that runs in the test itself; pages are drawn from its views. */
export class SmallEvent {
  readonly state: Tournament;
  private readonly entries: TournamentLog['entries'][number][] = [];
  private readonly settings: Settings;

  constructor(settings: Partial<Settings> = {}) {
    this.settings = { ...usualSettings, name: 'Small', listsRequired: false, scoring: aces, ...settings };
    this.state = openTournament({ settings: this.settings, secret: 'secret', at: 0 });
  }

  get log(): TournamentLog {
    return { opening: { settings: this.settings, secret: 'secret', at: 0 }, entries: this.entries };
  }

  does(command: Command, by: Actor = organiser): this {
    const { version } = this.state;
    const confirmed = ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage'];
    const entry = attempt(this.state, { command, by, at: 1000 * (version + 1), version, confirmed });
    if (isRefusal(entry)) throw new Error(`${command.kind}: ${JSON.stringify(entry)}`);
    this.entries.push(entry);
    enter(this.state, entry);
    return this;
  }

  starts(names: readonly string[]): this {
    this.does({ kind: 'addPlayers', players: names.map((name) => ({ name })) });
    for (const { id } of this.state.players) this.does({ kind: 'checkIn', player: id, isHere: true });
    this.does({ kind: 'nameJudge', name: 'Jo', isHead: false }).does({ kind: 'announce' });
    return this.does({ kind: 'start' });
  }

  publishes(): this {
    return this.does({ kind: 'drawRound' }).does({ kind: 'publishRound' });
  }

  /** The first of every pairing wins. */
  settles(): this {
    const round = this.state.rounds.at(-1)!;
    for (const { table, result } of round.pairings) {
      if (result !== null) continue;
      const played = { kind: 'played', missionPoints: [12, 5], winner: 0 } as const;
      this.does({ kind: 'enterResult', round: round.number, table, result: played });
    }
    return this;
  }

  view(viewer: Viewer = { role: 'public' }): EventView {
    return viewOf(this.state, viewer);
  }
}

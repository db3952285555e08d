import { isRefusal, type Refusal } from '@sortie/kernel';
import type {
  Actor,
  Command,
  Entry,
  JudgeId,
  Pairing,
  PlayerId,
  Result,
  Round,
  Settings,
  Tournament,
  TournamentLog,
} from '@sortie/tournaments/model';
import { attempt, enter, openTournament, usualSettings } from '@sortie/tournaments/rules';
import { aces } from '@sortie/tournaments/scoring';
import { standingsOf } from '@sortie/tournaments/standings';
import { eventFileSchema } from '../src/files/event-schema.ts';
import { faultBySchema } from '../src/files/schema.ts';

export const organiser: Actor = { role: 'organiser', name: 'Ana' };
export const desk: Actor = { role: 'desk' };
export const asPlayer = (id: PlayerId): Actor => ({ role: 'player', player: id });
export const asJudge = (id: string): Actor => ({ role: 'judge', judge: id as JudgeId });
export const p = (number: number) => `p${number}` as PlayerId;
export const beats = (first: number, second: number): Result => ({
  kind: 'played',
  missionPoints: [first, second],
  winner: first === second ? null : first > second ? 0 : 1,
});

const SETTINGS: Settings = { ...usualSettings, name: 'Day of aces', listsRequired: false, scoring: aces };

/** An event that tests run, command by command. */
export class Day {
  readonly state: Tournament;
  readonly entries: Entry[] = [];
  private readonly secret: string;
  private readonly settings: Settings;
  at = 1000;

  constructor(settings: Partial<Settings> = {}, secret = 'secret') {
    this.secret = secret;
    this.settings = { ...SETTINGS, ...settings };
    this.state = openTournament({ settings: this.settings, secret, at: 0 });
  }

  get log(): TournamentLog {
    return { opening: { settings: this.settings, secret: this.secret, at: 0 }, entries: this.entries };
  }

  /** What a command comes to; nothing is entered. */
  tries(command: Command, by: Actor = organiser, confirmed: readonly string[] = []): Entry | Refusal {
    return attempt(this.state, { command, by, at: this.at, version: this.state.version, confirmed });
  }

  /** The same for a command that was made for another version. */
  staleAttempt(command: Command, version: number): Entry | Refusal {
    return attempt(this.state, { command, by: organiser, at: this.at, version });
  }

  /** The rule by which a command is refused, or nothing. */
  refuses(command: Command, by: Actor = organiser, confirmed: readonly string[] = []): string | undefined {
    const outcome = this.tries(command, by, confirmed);
    return isRefusal(outcome) ? outcome.rule : undefined;
  }

  does(command: Command, by: Actor = organiser, confirmed: readonly string[] = []): this {
    const outcome = this.tries(command, by, confirmed);
    if (isRefusal(outcome)) throw new Error(`${command.kind}: ${JSON.stringify(outcome)}`);
    // Whatever happens in any test fits the schema of the event's file.
    const written = JSON.parse(JSON.stringify(outcome)) as unknown;
    const fault = faultBySchema(written, eventFileSchema.$defs.entry, command.kind, eventFileSchema.$defs);
    if (fault) throw new Error(`${fault.field}: ${fault.problem}`);
    this.entries.push(outcome);
    enter(this.state, outcome);
    this.at += 1000;
    return this;
  }

  /** People who have come, a judge, everything announced. */
  gathers(count: number, club: (at: number) => string = () => ''): this {
    const players = Array.from({ length: count }, (_, at) => ({ name: `Player ${at + 1}`, club: club(at) }));
    this.does({ kind: 'addPlayers', players });
    for (const { id } of this.state.players) this.does({ kind: 'checkIn', player: id, isHere: true });
    return this.does({ kind: 'nameJudge', name: 'Judge', isHead: false }).does({ kind: 'announce' });
  }

  starts(count: number, club?: (at: number) => string): this {
    this.gathers(count, club);
    return this.does({ kind: 'start' }, organiser, ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage']);
  }

  publishes(): this {
    return this.does({ kind: 'drawRound' }).does({ kind: 'publishRound' });
  }

  get round(): Round {
    return this.state.rounds.at(-1)!;
  }

  /** Settles every open table. */
  settles(result: (pairing: Pairing) => Result = () => beats(12, 5)): this {
    for (const pairing of this.round.pairings) {
      if (pairing.result !== null) continue;
      const { table } = pairing;
      this.does({ kind: 'enterResult', round: this.round.number, table, result: result(pairing) });
    }
    return this;
  }

  plays(rounds = 1, result?: (pairing: Pairing) => Result): this {
    for (let done = 0; done < rounds; done++) this.publishes().settles(result);
    return this;
  }

  enters(table: number, result: Result, confirmed: readonly string[] = []): this {
    return this.does({ kind: 'enterResult', round: this.round.number, table, result }, organiser, confirmed);
  }

  tableOf(player: PlayerId): Pairing {
    return this.round.pairings.find(({ players }) => players.includes(player))!;
  }

  player(id: PlayerId) {
    return this.state.players.find((player) => player.id === id)!;
  }

  standing(id: PlayerId) {
    return standingsOf(this.state).find(({ player }) => player === id)!;
  }
}

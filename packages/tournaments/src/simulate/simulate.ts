import { hash, isRefusal, type Refusal, seededRandom } from '@sortie/kernel';
import type { Actor, Command } from '../model/command.ts';
import type { Entry } from '../model/event.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Result, Round } from '../model/round.ts';
import type { Settings } from '../model/settings.ts';
import type { Tournament } from '../model/tournament.ts';
import type { PairingInput } from '../pairing/draw-pairings.ts';
import { Lots } from '../pairing/lots.ts';
import { enter } from '../rules/apply.ts';
import { attempt } from '../rules/attempt.ts';
import { survivors } from '../rules/bracket.ts';
import { pairingInput } from '../rules/draw-input.ts';
import { activePlayers, publishedRounds } from '../rules/find.ts';
import { openTournament, usualSettings } from '../rules/open-tournament.ts';
import { standingsOf } from '../standings/standings.ts';
import { avoidableIn } from './avoidable.ts';

/** What one event at random came to. */
export interface SimulatedDay {
  readonly players: number;
  readonly rounds: number;
  readonly rematches: number;
  readonly secondByes: number;
  /** Rematches and second byes that another pairing would have avoided: there should be none. */
  readonly avoidable: readonly string[];
  /** Why the event could not go on; null when it ended as it should. */
  readonly stuck: string | null;
  readonly hash: string;
}

export interface Simulation {
  readonly days: number;
  readonly rounds: number;
  readonly rematches: number;
  readonly secondByes: number;
  readonly avoidable: readonly string[];
  readonly stuck: readonly string[];
  readonly hash: string;
}

const organiser: Actor = { role: 'organiser', name: 'organiser' };
const YES = ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage', 'ev.drop.no-show', 'ev.game-end.win'];

/** Many events; the same seed gives the same hash. Whoever waits is told after each how many are done. */
export function simulateDays(
  days: number,
  seed: string,
  most = 300,
  tell: (done: number) => void = () => undefined,
): Simulation {
  const all = Array.from({ length: days }, (_, at) => {
    const day = simulateDay(`${seed} ${at}`, most);
    tell(at + 1);
    return day;
  });
  const sum = (of: (day: SimulatedDay) => number) => all.reduce((total, day) => total + of(day), 0);
  return {
    days,
    rounds: sum(({ rounds }) => rounds),
    rematches: sum(({ rematches }) => rematches),
    secondByes: sum(({ secondByes }) => secondByes),
    avoidable: all.flatMap(({ avoidable }, at) => avoidable.map((what) => `event ${at}: ${what}`)),
    stuck: all.flatMap(({ stuck }, at) => (stuck === null ? [] : [`event ${at}: ${stuck}`])),
    hash: hash(all.map((day) => day.hash)),
  };
}

/** Whoever looks on while an event is simulated. */
export interface Onlooker {
  /** A Swiss round was drawn from this. */
  readonly drawn?: (input: PairingInput, round: Round) => void;
  /** All results of a round are in, and what happens between rounds has happened. */
  readonly settled?: (tournament: Tournament) => void;
}

/** One event from registration to its winner, with everything that happens on a day. */
export function simulateDay(seed: string, most: number, onlooker: Onlooker = {}): SimulatedDay {
  return new Simulator(seed, most, onlooker).run();
}

class Simulator {
  private readonly lots: Lots;
  private readonly onlooker: Onlooker;
  private readonly state: Tournament;
  private readonly avoidable: string[] = [];
  private readonly count: number;
  private at = 0;
  private stuck: string | null = null;
  private seen = hash('event');

  constructor(seed: string, most: number, onlooker: Onlooker) {
    this.onlooker = onlooker;
    this.lots = new Lots(seededRandom(seed));
    // As many small events as large ones, for the small ones are the hard ones.
    const bound = [8, 16, 40, most][this.lots.below(4)]!;
    this.count = 4 + this.lots.below(Math.min(bound, most) - 3);
    const settings: Settings = {
      ...usualSettings,
      name: seed,
      listsRequired: false,
      scenarios: ['one', 'two', 'three'],
      clubsApart: this.lots.below(2) === 0,
      // Now and then more rounds than the table asks for, up to as many as there are opponents.
      rounds: this.happens(4) ? 3 + this.lots.below(Math.min(8, this.count - 3)) : null,
    };
    this.state = openTournament({ settings, secret: seed, at: 0 });
  }

  run(): SimulatedDay {
    this.setUp();
    const { plan } = this.state;
    for (let round = 0; this.stuck === null && plan && round < plan.rounds; round++) this.playRound();
    if (this.stuck === null && plan && plan.cut > 0) this.playBracket();
    this.does({ kind: 'finish' });
    const impossible = this.state.rounds.flatMap((round) => round.impossible);
    return {
      players: this.state.players.length,
      rounds: this.state.rounds.length,
      rematches: impossible.filter(({ kind }) => kind === 'rematch').length,
      secondByes: impossible.filter(({ kind }) => kind === 'secondBye').length,
      avoidable: this.avoidable,
      stuck: this.stuck,
      hash: hash([this.seen, standingsOf(this.state)]),
    };
  }

  private does(command: Command): boolean {
    const { version } = this.state;
    const outcome: Entry | Refusal = attempt(this.state, {
      command,
      by: organiser,
      at: this.at++,
      version,
      confirmed: YES,
    });
    if (isRefusal(outcome)) {
      this.stuck ??= `${command.kind} ${JSON.stringify(outcome)}`;
      return false;
    }
    enter(this.state, outcome);
    this.seen = hash([this.seen, outcome.events]);
    return true;
  }

  private happens(oneIn: number): boolean {
    return this.lots.below(oneIn) === 0;
  }

  private setUp(): void {
    const players = Array.from({ length: this.count }, (_, at) => ({
      name: `Player ${at + 1}`,
      club: `Club ${this.lots.below(8)}`,
      promisedByes: this.happens(40) ? [1] : [],
    }));
    this.does({ kind: 'addPlayers', players });
    for (const { id } of this.state.players) this.does({ kind: 'checkIn', player: id, isHere: true });
    this.does({ kind: 'nameJudge', name: 'Judge', isHead: false });
    const [one, other] = this.lots.shuffle(this.state.players.map(({ id }) => id));
    if (this.count > 8 && this.happens(3)) {
      this.does({
        kind: 'changeSettings',
        settings: { forbidden: [{ players: [one!, other!], why: 'wish' }] },
      });
    }
    this.does({ kind: 'announce' });
    this.does({ kind: 'start' });
  }

  private playRound(): void {
    if (activePlayers(this.state).length < 2) {
      const [gone] = this.state.players.filter(
        ({ presence }) => presence === 'dropped' || presence === 'removed',
      );
      if (gone) this.does({ kind: 'letReturn', player: gone.id });
    }
    const input = pairingInput(this.state);
    this.avoidable.push(...avoidableIn(this.state, input, () => this.does({ kind: 'drawRound' })));
    if (this.stuck === null) this.onlooker.drawn?.(input, this.state.rounds.at(-1)!);
    if (this.stuck !== null || !this.does({ kind: 'publishRound' })) return;
    this.does({ kind: 'startClock' });
    this.leaveSomebody();
    this.settle();
    this.betweenRounds();
    this.onlooker.settled?.(this.state);
  }

  /** Drops and no-shows while the round is under way; never so many that nobody is left. */
  private leaveSomebody(): void {
    for (const { id } of activePlayers(this.state)) {
      if (activePlayers(this.state).length <= 4 || !this.happens(25)) continue;
      this.does(this.happens(2) ? { kind: 'drop', player: id } : { kind: 'removeMissing', player: id });
    }
  }

  private settle(): void {
    const round = this.state.rounds.at(-1)!;
    for (const { table, result } of round.pairings) {
      if (result === null)
        this.does({ kind: 'enterResult', round: round.number, table, result: this.result() });
    }
  }

  private result(): Result {
    if (this.happens(30)) return { kind: 'conceded', by: this.happens(2) ? 0 : 1, missionPoints: null };
    if (this.happens(60)) return { kind: 'notPlayed' };
    const [first, second] = [this.lots.below(101), this.happens(8) ? -1 : this.lots.below(101)];
    const missionPoints = [first, second < 0 ? first : second] as const;
    const winner = missionPoints[0] === missionPoints[1] ? null : missionPoints[0] > missionPoints[1] ? 0 : 1;
    return { kind: 'played', missionPoints, winner };
  }

  /** Returns, late entries and corrections. */
  private betweenRounds(): void {
    const gone = this.state.players.filter(
      ({ presence }) => presence === 'dropped' || presence === 'removed',
    );
    for (const { id } of gone) if (this.happens(4)) this.does({ kind: 'letReturn', player: id });
    const { length } = this.state.players;
    const isLast = publishedRounds(this.state).length === this.state.plan?.rounds;
    if (!isLast && this.happens(5))
      this.does({ kind: 'addPlayers', players: [{ name: `Late ${length + 1}` }] });
    if (!this.happens(4)) return;
    const round = this.lots.pick(publishedRounds(this.state));
    const played = round.pairings.filter(({ result }) => result !== null && result.kind !== 'absent');
    if (played.length === 0) return;
    const { table } = this.lots.pick(played);
    this.does({ kind: 'correctResult', round: round.number, table, result: this.result(), why: 'misread' });
  }

  private playBracket(): void {
    if (!this.does({ kind: 'makeCut' })) return;
    const [first] = this.state.bracket!.seeds;
    if (this.happens(6)) this.does({ kind: 'drop', player: first as PlayerId });
    while (this.stuck === null && survivors(this.state).length > 1) {
      if (!this.does({ kind: 'drawRound' }) || !this.does({ kind: 'publishRound' })) return;
      this.settle();
    }
  }
}

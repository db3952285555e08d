import type { Choice } from '@sortie/bots';
import type { AnyReferee, SeatId } from '@sortie/kernel';
import type { Audience } from './audience.ts';
import { type AnswerFate, ComputerSeats, type ComputerTable, type PutQuestion } from './computer-seats.ts';
import type { GameDependencies } from './game-dependencies.ts';
import type { KeptGame, Running, Step } from './kept-game.ts';
import { asReply, type LiveReply } from './live-reply.ts';
import { hashOf } from './tokens.ts';

export interface ComputerHostDependencies {
  readonly game: KeptGame;
  readonly audience: Audience;
  readonly dependencies: GameDependencies;
  readonly runInTurn: <Result>(task: () => Promise<Result>) => Promise<Result>;
  readonly makeReady: () => Promise<Running | undefined>;
  readonly show: (step: Step) => void;
  /** Does something that nobody asked for. */
  readonly stepByItself: (act: (referee: AnyReferee) => LiveReply) => Promise<unknown>;
}

/** The computers of a game, where this process is the one in which they think. */
export class ComputerHost implements ComputerTable {
  private readonly seats: ComputerSeats;

  constructor(private readonly host: ComputerHostDependencies) {
    this.seats = new ComputerSeats(this, host.dependencies);
  }

  get thinking(): readonly string[] {
    return this.seats.thinking;
  }

  /** Looks whether a computer has to answer. */
  consider(): void {
    this.seats.consider();
  }

  stop(): void {
    this.seats.stop();
  }

  /** A computer that is asked always agrees to take back. */
  agreeToUndo(): void {
    const { game, stepByItself } = this.host;
    const needs: readonly string[] = game.running?.referee.undoRequest?.needs ?? [];
    const computer = this.computerSeats().find((seat) => needs.includes(seat));
    if (computer === undefined) return;
    void stepByItself((referee) => asReply(referee.consent(computer as SeatId, true)));
  }

  /** Of whoever looks at the game here. */
  get address(): string | undefined {
    return this.host.audience.address;
  }

  findAskedSeats(): readonly string[] {
    const computers = this.computerSeats();
    const referee = this.host.game.running?.referee;
    if (computers.length === 0 || !referee || referee.outcome || !this.isHostHere()) return [];
    const waitedFor = referee.requests().filter(({ request }) => !request.settled);
    const seats = new Set<string>(waitedFor.map(({ request }) => request.seat));
    return computers.filter((seat) => seats.has(seat));
  }

  putQuestion(seat: string): Promise<PutQuestion | undefined> {
    const { runInTurn, makeReady, game } = this.host;
    return runInTurn(async () => {
      const running = await makeReady();
      if (!running || !this.findAskedSeats().includes(seat)) return undefined;
      const { version } = running.referee;
      const { id, game: name, secret, seats } = game.stored;
      const level = seats.find((each) => each.seat === seat)?.level ?? '';
      const decisions = running.referee.decisions(seat as SeatId);
      const view = running.referee.view(seat as SeatId);
      const seed = hashOf(`${secret} ${seat}`);
      return { version, question: { kind: 'choose', game: name, player: id, level, seed, decisions, view } };
    });
  }

  enterAnswer(seat: string, version: number, { decision, answer }: Choice): Promise<AnswerFate> {
    const { runInTurn, game, show } = this.host;
    return runInTurn(async () => {
      const step = await game.step(0, ({ referee }) =>
        asReply(referee.answer(seat as SeatId, { decision, version, answer })),
      );
      const { done } = step;
      if (done.kind === 'result') this.seats.finish(seat);
      show(step);
      if (done.kind === 'error') throw new Error(done.message);
      if (done.kind === 'result') return 'taken';
      return done.rule === 'table.stale-answer' ? 'stale' : 'refused';
    });
  }

  private computerSeats(): readonly string[] {
    return this.host.game.stored.seats.filter(({ who }) => who === 'computer').map(({ seat }) => seat);
  }

  /**
   * Whether the computers think in this process: where somebody looks on, and of several processes where the
   * first person who is there is connected.
   */
  private isHostHere(): boolean {
    const { game, audience } = this.host;
    const people = game.stored.seats.filter(({ who }) => who === 'person');
    const host = people.find(({ seat }) => audience.isPresent(seat));
    return audience.size > 0 && (!host || audience.presentSeats().includes(host.seat));
  }
}

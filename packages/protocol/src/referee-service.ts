import type {
  AnyReferee,
  Fairness,
  Kinded,
  Opening,
  Plain,
  RefereeOptions,
  Refusal,
  RulesEngine,
  SavedGame,
  SeatId,
  Viewer,
} from '@sortie/kernel';
import {
  commitment,
  gameSeed,
  isInLog,
  isRefusal,
  positionFile,
  refused,
  rulesOf,
  unreachable,
} from '@sortie/kernel';
import { countEvents } from './count-events.ts';
import { PROTOCOL_VERSION } from './protocol-version.ts';
import { readRequest } from './read-request.ts';
import { redo, withdrawUndo } from './redo.ts';
import { errorReply, type Reply, refusedReply, result } from './reply.ts';
import { type Request, type RequestOf, requestSchemas } from './request.ts';
import { mayAsk } from './rights.ts';

/** The games that a service can open. */
export interface ServedGames {
  readonly names: readonly string[];
  /** The engine of a game, for today's rules when none are named; undefined when it is not loaded or there is none. */
  find(game: string, rules?: string): RulesEngine | undefined;
}

export interface ServiceDependencies {
  readonly games: ServedGames;
  /** Makes a secret that nobody can guess, for dice that can be verified. */
  readonly secret: () => string;
  /** The game to begin with, where another door opened it. */
  readonly referee?: AnyReferee;
}

export interface EngineWanted {
  readonly game: string;
  /** Undefined wants today's. */
  readonly rules?: string;
}

type Opens = RequestOf<'newGame'> | RequestOf<'loadPosition'> | RequestOf<'resume'>;
type AboutGame = Exclude<Request, Opens | { kind: 'hello' | 'promise' | 'quit' }>;

/** Answers the messages of the protocol for one game at a time; knows no wire. */
export class RefereeService {
  private referee: AnyReferee | undefined;
  private secret: string | undefined;
  private done = false;

  constructor(private readonly dependencies: ServiceDependencies) {
    this.referee = dependencies.referee;
  }

  /** Somebody asked to end. */
  get isDone(): boolean {
    return this.done;
  }

  /** The reply to a line of text. Whatever the line holds, there is one. */
  serveLine(line: string, as: Viewer = 'referee'): Reply {
    const request = readRequest(line);
    return request.kind === 'error' ? request : this.serve(request, as);
  }

  serve(request: Request, as: Viewer = 'referee'): Reply {
    if (!mayAsk(as, request, this.referee?.outcome != null)) {
      return errorReply(request.id, 'not-allowed', `You may not ask for ${request.kind} here.`);
    }
    try {
      return this.replyTo(request, as);
    } catch (error) {
      const message = as === 'referee' && error instanceof Error ? error.message : 'The request failed.';
      return errorReply(request.id, 'failed', message);
    }
  }

  private replyTo(request: Request, as: Viewer): Reply {
    const { id } = request;
    switch (request.kind) {
      case 'hello':
        return result(id, {
          protocol: PROTOCOL_VERSION,
          games: this.dependencies.games.names,
          requests: Object.keys(requestSchemas),
          as,
        });
      case 'promise':
        this.secret = this.dependencies.secret();
        return result(id, { commitment: commitment(this.secret) });
      case 'newGame':
      case 'loadPosition':
      case 'resume':
        return this.open(request);
      case 'quit':
        this.done = true;
        return result(id, {});
      default: {
        if (!this.referee) return errorReply(id, 'no-game', 'No game is open: send newGame first.');
        const reply = answerRequest(this.referee, request);
        return isRefusal(reply) ? refusedReply(id, reply) : result(id, reply);
      }
    }
  }

  private open(request: Opens): Reply {
    const { id } = request;
    const { game = '', rules } = engineWanted(request) ?? {};
    const { games } = this.dependencies;
    const engine = games.find(game, rules);
    if (!engine) {
      return games.names.includes(game)
        ? errorReply(id, 'unknown-rules', `The rules ${rules} are not kept here.`)
        : errorReply(id, 'unknown-game', `There is no game ${game}.`, 'game');
    }
    const referee = this.opened(engine, request);
    if (isRefusal(referee)) return refusedReply(id, referee);
    this.referee = referee;
    const { fairness } = referee.replay();
    return result(id, {
      ...statusOf(referee),
      seats: referee.state.seats,
      ...(fairness ? { commitment: fairness.commitment } : {}),
    });
  }

  private opened(engine: RulesEngine, request: Opens): AnyReferee | Refusal {
    const options: RefereeOptions = request.undo === undefined ? {} : { undo: request.undo };
    if (request.kind === 'resume') return engine.resume(request.saved as unknown as SavedGame, options);
    const { seed = '' } = request;
    const { name: game, rules } = engine.game;
    const scripted = request.script === undefined ? {} : { script: request.script as Plain };
    const begun =
      request.kind === 'newGame'
        ? { setup: request.setup as Plain }
        : { setup: null, position: request.position as Plain };
    const opening: Opening = { game, rules, ...begun, seed, ...scripted };
    const { seeds, promises } = request.kind === 'newGame' ? request : {};
    return seeds === undefined
      ? engine.open(opening, options)
      : this.openFairly(
          engine,
          { ...opening, seed: '' },
          promises ? { seeds, promises } : { seeds },
          options,
        );
  }

  /** A promise is used once: the next game needs another. */
  private openFairly(
    engine: RulesEngine,
    opening: Opening,
    given: Pick<Fairness, 'seeds' | 'promises'>,
    options: RefereeOptions,
  ): AnyReferee | Refusal {
    const { secret } = this;
    if (secret === undefined) return refused('table.seed-not-committed');
    const fairness = { commitment: commitment(secret), ...given, secret };
    const referee = engine.open(
      { ...opening, seed: gameSeed(secret, given.seeds) },
      { ...options, fairness },
    );
    if (!isRefusal(referee)) this.secret = undefined;
    return referee;
  }
}

/**
 * Which game, and which rules of it, a request opens; undefined for requests that open none. Engines come from files,
 * so whoever serves loads the one that is wanted before it hands the request over.
 */
export function engineWanted(request: Request): EngineWanted | undefined {
  switch (request.kind) {
    case 'newGame':
      return { game: request.game };
    case 'loadPosition':
      return { game: request.game, ...rulesIn(request.position) };
    case 'resume': {
      const opening = (request.saved.opening ?? {}) as Readonly<Record<string, unknown>>;
      const game = typeof opening.game === 'string' ? opening.game : '';
      return { game, rules: rulesOf({ game, ...rulesIn(opening) }) };
    }
    default:
      return undefined;
  }
}

function rulesIn({ rules }: Readonly<Record<string, unknown>>): { readonly rules?: string } {
  return typeof rules === 'string' ? { rules } : {};
}

function statusOf(referee: AnyReferee): object {
  const waiting = referee.requests().filter(({ request }) => !request.settled);
  return {
    version: referee.version,
    outcome: referee.outcome,
    waitingFor: [...new Set(waiting.map(({ request }) => request.seat))],
    log: countEvents(referee),
  };
}

/** What happened at the table; how the referee got there is its own business. */
function happenedIn(referee: AnyReferee): readonly Kinded[] {
  return referee.log.filter((event) => isInLog(event));
}

/** What the referee says to a request about its game. */
function answerRequest(referee: AnyReferee, request: AboutGame): object | Refusal {
  switch (request.kind) {
    case 'script':
      return orStatus(referee, referee.command('judge', { kind: 'script', ...request.script } as Plain));
    case 'decisions':
      return {
        version: referee.version,
        decisions:
          request.seat === undefined ? referee.decisions() : referee.decisions(request.seat as SeatId),
      };
    case 'answer': {
      const { seat, decision, version, answer } = request;
      return orStatus(
        referee,
        referee.answer(seat as SeatId, { decision, version, answer: answer as Plain }),
      );
    }
    case 'whyNot': {
      const { seat, decision, version, answer } = request;
      const refusal = referee.whyNot(seat as SeatId, { decision, version, answer: answer as Plain });
      return refusal ? { legal: false, rule: refusal.rule, about: refusal.about } : { legal: true };
    }
    case 'complete': {
      const { seat, decision, version, answer } = request;
      return referee.complete(seat as SeatId, { decision, version, answer: answer as Plain });
    }
    case 'command':
      return orStatus(referee, referee.command(request.from as SeatId, request.command as Plain));
    case 'view':
      return isSeated(referee, request.viewer)
        ? (referee.view(request.viewer as Viewer) as object)
        : refused('table.unknown-seat');
    case 'log':
      return logSeenBy(referee, request);
    case 'undo':
      return undoStatus(referee, referee.undo(request.by as SeatId));
    case 'redo':
      return orStatus(referee, redo(referee, request.by as SeatId));
    case 'withdraw':
      return undoStatus(referee, withdrawUndo(referee, request.by as SeatId));
    case 'consent':
      return undoStatus(referee, referee.consent(request.seat as SeatId, request.agrees));
    case 'save':
      return { saved: referee.save() };
    case 'replay':
      return { replay: referee.replay() };
    case 'hash':
      return { hash: referee.hash(), version: referee.version };
    case 'position':
      return { position: positionFile(referee) };
    default:
      return unreachable(request);
  }
}

function logSeenBy(
  referee: AnyReferee,
  { viewer, from = 0 }: { readonly viewer: string; readonly from?: number },
): object | Refusal {
  if (!isSeated(referee, viewer)) return refused('table.unknown-seat');
  const happened = happenedIn(referee);
  const events = happened.slice(from).flatMap((event) => referee.seenEvent(event, viewer as Viewer) ?? []);
  return { from, to: happened.length, events };
}

function isSeated(referee: AnyReferee, viewer: string): boolean {
  if (viewer === 'spectator' || viewer === 'referee') return true;
  return referee.state.seats.some(({ id }) => id === viewer);
}

function undoStatus(referee: AnyReferee, undo: string | Refusal): object | Refusal {
  if (isRefusal(undo)) return undo;
  return { undo, needs: referee.undoRequest?.needs ?? [], ...statusOf(referee) };
}

function orStatus(referee: AnyReferee, done: { readonly kind: string } | Refusal): object | Refusal {
  return isRefusal(done) ? done : statusOf(referee);
}

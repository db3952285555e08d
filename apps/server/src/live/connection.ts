import type { Duplex } from 'node:stream';
import type { Join, RequestId } from '@sortie/protocol';
import { closeCodes, PROTOCOL_VERSION } from '@sortie/protocol';
import { readLive } from '@sortie/protocol/service';
import type { JoinEvent } from '@sortie/tournaments/wire';
import type { RawData, WebSocket } from 'ws';
import { readJoinEvent } from '../events/read-event-message.ts';
import { BrokenGame } from '../games/bring-up.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import { type LiveReply, problemReply } from '../games/live-reply.ts';
import { isMisshapen } from '../http/json-shape.ts';
import { Bucket } from './bucket.ts';
import type { ConnectionDependencies } from './connection-dependencies.ts';
import { visitEvent } from './event-visit.ts';
import { visitGame } from './game-visit.ts';
import type { Host, Visit } from './visit.ts';

/** One socket: it joins a game or an event once and then asks and listens. */
export class Connection implements Host {
  private visit: Visit | undefined;
  private joining = false;
  private gone = false;
  private isAlive = true;
  private isCorked = false;
  private readonly bucket: Bucket;
  private readonly bytes: Bucket;
  private readonly joinTimer: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly stream: Duplex,
    private readonly dependencies: ConnectionDependencies,
  ) {
    const { pace, bytePace, joinWithin } = dependencies.limits;
    this.bucket = new Bucket(pace, performance.now());
    this.bytes = new Bucket(bytePace, performance.now());
    this.joinTimer = setTimeout(() => this.dismissLate(), joinWithin);
    socket.on('message', (data, isBinary) => this.take(data, isBinary));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => this.leave());
    // A broken frame: the library closes the socket itself.
    socket.on('error', () => undefined);
  }

  get isGone(): boolean {
    return this.gone;
  }

  /** Ends a socket whose other end no longer answers. */
  ping(): void {
    if (!this.isAlive) {
      this.socket.terminate();
      return;
    }
    this.isAlive = false;
    this.socket.ping();
  }

  stop(): void {
    this.gone = true;
    this.socket.close(closeCodes.stopping, 'The server stops; connect again.');
  }

  terminate(): void {
    this.socket.terminate();
  }

  private take(data: RawData, isBinary: boolean): void {
    if (this.gone) return;
    const { largestMessage } = this.dependencies.limits;
    if (!this.bucket.take(performance.now())) {
      this.dismiss(closeCodes.tooFast, problemReply(null, 'too-fast', 'Too many messages in a short time.'));
      return;
    }
    const bytes = data as Buffer;
    if (!this.bytes.take(performance.now(), bytes.length)) {
      this.dismiss(closeCodes.tooFast, problemReply(null, 'too-fast', 'Too much in a short time.'));
      return;
    }
    if (bytes.length > largestMessage) {
      const message = `A message may have ${largestMessage} bytes.`;
      this.dismiss(closeCodes.tooLarge, problemReply(null, 'too-large', message));
      return;
    }
    if (isBinary) {
      this.dismiss(closeCodes.malformed, problemReply(null, 'malformed', 'A message is text.'));
      return;
    }
    const text = bytes.toString('utf8');
    if (isMisshapen(text)) {
      const message = 'An object in the message has too many fields, or it is nested too deep.';
      this.dismiss(closeCodes.malformed, problemReply(null, 'malformed', message));
      return;
    }
    if (this.visit) this.visit.take(text);
    else if (this.joining) this.say(problemReply(null, 'joined-already', 'Wait until you have joined.'));
    else this.join(text);
  }

  private join(text: string): void {
    const join = readJoin(text);
    if (join.kind === 'error') {
      this.dismiss(closeCodes.malformed, join);
      return;
    }
    const { id, protocol } = join;
    if (protocol !== PROTOCOL_VERSION) {
      const message = `The server speaks version ${PROTOCOL_VERSION} of the protocol.`;
      this.dismiss(closeCodes.protocolVersion, problemReply(id, 'protocol-version', message));
      return;
    }
    this.joining = true;
    clearTimeout(this.joinTimer);
    this.enter(join).catch((error: unknown) => this.refuseEntry(id, error));
  }

  private enter(join: Join | JoinEvent): Promise<void> {
    const enter = (visit: Visit) => {
      this.visit = visit;
    };
    return join.kind === 'join'
      ? visitGame(join, this, this.dependencies, enter)
      : visitEvent(join, this, this.dependencies, enter);
  }

  private refuseEntry(id: RequestId, error: unknown): void {
    if (error instanceof LiveRefusal) {
      this.dismiss(closeCodes.unknownRules, problemReply(id, error.problem, error.message));
      return;
    }
    this.dependencies.onFailure(error);
    // To come back is of no use where the game itself is broken.
    if (error instanceof BrokenGame) {
      this.dismiss(closeCodes.broken, problemReply(id, 'failed', 'This game cannot be brought up.'));
      return;
    }
    const reply = problemReply(id, 'storage', 'It cannot be read at the moment. Try again.');
    this.dismiss(closeCodes.stopping, reply);
  }

  private dismissLate(): void {
    const { joinWithin } = this.dependencies.limits;
    const message = `A socket joins a game within ${joinWithin / 1000} seconds.`;
    this.dismiss(closeCodes.lateJoin, problemReply(null, 'late-join', message));
  }

  /** Says why, and hangs up. */
  dismiss(code: number, reply: LiveReply): void {
    if (reply.kind === 'error') this.dependencies.onRefusal(reply.problem);
    this.say(reply);
    this.gone = true;
    this.socket.close(code, reply.kind === 'error' ? reply.problem : '');
    this.leave();
    // A client that does not close its end is cut off.
    setTimeout(() => this.socket.terminate(), this.dependencies.limits.joinWithin).unref();
  }

  private leave(): void {
    this.gone = true;
    clearTimeout(this.joinTimer);
    this.visit?.leave();
    this.visit = undefined;
  }

  say(reply: LiveReply): void {
    this.write(JSON.stringify(reply));
  }

  /** Ends a socket that does not read what is sent, so that it cannot fill the memory. */
  write(text: string | Buffer): void {
    if (this.gone) return;
    if (this.socket.bufferedAmount > this.dependencies.limits.mostUnread) {
      this.socket.terminate();
      return;
    }
    this.holdBack();
    this.socket.send(text, { binary: false });
  }

  /** Sends together what is written now: a reply and the update that follows it. */
  private holdBack(): void {
    if (this.isCorked) return;
    this.isCorked = true;
    this.stream.cork();
    process.nextTick(() => {
      this.isCorked = false;
      this.stream.uncork();
    });
  }
}

function readJoin(text: string): Join | JoinEvent | Extract<LiveReply, { kind: 'error' }> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return problemReply(null, 'malformed', 'The message is not JSON.');
  }
  const isEvent = (parsed as { readonly kind?: unknown } | null)?.kind === 'joinEvent';
  const join = isEvent ? readJoinEvent(parsed) : readLive('join', parsed);
  if (join.kind !== 'fault') return join;
  return problemReply(null, 'malformed', `The first message joins a game or an event. ${join.message}`);
}

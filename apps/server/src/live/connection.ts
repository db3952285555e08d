import type { Duplex } from 'node:stream';
import type { Join, RequestId } from '@sortie/protocol';
import { closeCodes, PROTOCOL_VERSION } from '@sortie/protocol';
import type { JoinEvent } from '@sortie/tournaments/wire';
import type { RawData, WebSocket } from 'ws';
import { Bucket } from '../budgets/bucket.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import { type LiveReply, problemReply } from '../games/live-reply.ts';
import { faultOfShape } from '../http/json-shape.ts';
import { BrokenGame } from '../storage/broken-game.ts';
import { isStorageFault } from '../storage/is-storage-fault.ts';
import type { ConnectionDependencies } from './connection-dependencies.ts';
import { visitEvent } from './event-visit.ts';
import { visitGame } from './game-visit.ts';
import { Outgoing } from './outgoing.ts';
import { readJoin } from './read-join.ts';
import type { Host, Visit } from './visit.ts';

/** One socket: it joins a game or an event once and then asks and listens. */
export class Connection implements Host {
  private visit: Visit | undefined;
  private joining = false;
  private gone = false;
  private isAlive = true;
  private readonly bucket: Bucket;
  private readonly bytes: Bucket;
  private readonly joinTimer: NodeJS.Timeout;
  private readonly outgoing: Outgoing;

  constructor(
    private readonly socket: WebSocket,
    /** What the socket writes to. */
    stream: Duplex,
    readonly address: string,
    private readonly dependencies: ConnectionDependencies,
    private readonly crowded: () => boolean,
  ) {
    const { pace, bytePace, joinWithin } = dependencies.limits;
    this.outgoing = new Outgoing({ socket, stream, address }, dependencies, () => this.visit?.readOn());
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

  get isBehind(): boolean {
    return this.outgoing.isBehind;
  }

  get isCrowded(): boolean {
    return this.crowded();
  }

  charge(milliseconds: number): void {
    const { budgets, turns } = this.dependencies;
    budgets.work.charge(this.address, milliseconds);
    turns.charge(this.address, milliseconds);
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

  /** Bytes wait for their turn; whoever sends more than there is room for hears so at once. */
  private take(data: RawData, isBinary: boolean): void {
    if (this.gone) return;
    const bytes = data as Buffer;
    const { turns } = this.dependencies;
    const refusal = this.whyNotTake(bytes.length, isBinary);
    if (refusal) this.dismiss(...refusal);
    else if (!turns.run(this.address, bytes.length, () => this.readInTurn(bytes))) {
      this.dismiss(...tooFast('Too many messages wait already.'));
    }
  }

  private whyNotTake(length: number, isBinary: boolean): Dismissal | undefined {
    const { limits, budgets } = this.dependencies;
    const now = performance.now();
    if (!this.bucket.take(now)) return tooFast('Too many messages in a short time.');
    if (!this.bytes.take(now, length) || !budgets.sent.take(this.address, length)) {
      return tooFast('Too much in a short time.');
    }
    if (budgets.isSpent(this.address)) return tooFast('Your address has asked for too much in a short time.');
    if (length > limits.largestMessage) {
      const message = `A message may have ${limits.largestMessage} bytes.`;
      return [closeCodes.tooLarge, problemReply(null, 'too-large', message)];
    }
    return isBinary
      ? [closeCodes.malformed, problemReply(null, 'malformed', 'A message is text.')]
      : undefined;
  }

  private readInTurn(bytes: Buffer): void {
    if (this.gone) return;
    const begun = performance.now();
    const text = bytes.toString('utf8');
    const fault = faultOfShape(text);
    if (fault !== undefined) {
      this.dismiss(closeCodes.malformed, problemReply(null, 'malformed', `The message ${fault}.`));
    } else if (this.visit) this.visit.take(text);
    else if (this.joining) this.say(problemReply(null, 'joined-already', 'Wait until you have joined.'));
    else this.join(text);
    this.dependencies.budgets.work.charge(this.address, performance.now() - begun);
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
    const reply = isStorageFault(error)
      ? problemReply(id, 'storage', 'It cannot be read at the moment. Try again.')
      : problemReply(id, 'failed', 'The request failed; nothing has changed.');
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
    this.answer(JSON.stringify(reply));
  }

  answer(text: string): void {
    const bytes = Buffer.from(text);
    this.dependencies.budgets.asked.charge(this.address, bytes.length);
    this.write(bytes);
  }

  write(message: string | Buffer): void {
    if (!this.gone) this.outgoing.write(typeof message === 'string' ? Buffer.from(message) : message);
  }
}

type Dismissal = readonly [code: number, reply: LiveReply];

function tooFast(message: string): Dismissal {
  return [closeCodes.tooFast, problemReply(null, 'too-fast', message)];
}

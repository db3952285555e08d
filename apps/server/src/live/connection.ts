import type { Duplex } from 'node:stream';
import type { Viewer } from '@sortie/kernel';
import type { Join, RequestId, SpeakInGallery } from '@sortie/protocol';
import { closeCodes, PROTOCOL_VERSION, result } from '@sortie/protocol';
import { readLive, readRequest } from '@sortie/protocol/service';
import type { RawData, WebSocket } from 'ws';
import { BrokenGame } from '../games/bring-up.ts';
import { type LiveReply, problemReply } from '../games/kept-game.ts';
import type { LiveGame } from '../games/live-game.ts';
import { LiveRefusal } from '../games/live-refusal.ts';
import type { Tables } from '../games/tables.ts';
import type { Listener } from '../games/viewer-group.ts';
import { Bucket } from './bucket.ts';
import { readGalleryWord } from './gallery-word.ts';
import type { LiveLimits } from './limits.ts';

export interface ConnectionDependencies {
  readonly tables: Tables;
  readonly limits: LiveLimits;
  readonly onFailure: (error: unknown) => void;
  readonly onRefusal: (problem: string) => void;
}

interface Joined {
  readonly game: LiveGame;
  readonly listener: Listener;
}

/** One socket: it joins a game once and then asks and listens. */
export class Connection {
  private joined: Joined | undefined;
  private joining = false;
  private gone = false;
  private isAlive = true;
  private isCorked = false;
  private readonly bucket: Bucket;
  private readonly galleryBucket: Bucket;
  private readonly joinTimer: NodeJS.Timeout;

  constructor(
    private readonly socket: WebSocket,
    /** What the socket writes to. */
    private readonly stream: Duplex,
    private readonly dependencies: ConnectionDependencies,
  ) {
    const { pace, galleryPace, joinWithin } = dependencies.limits;
    this.bucket = new Bucket(pace, performance.now());
    this.galleryBucket = new Bucket(galleryPace, performance.now());
    this.joinTimer = setTimeout(() => this.dismissLate(), joinWithin);
    socket.on('message', (data, isBinary) => this.take(data, isBinary));
    socket.on('pong', () => {
      this.isAlive = true;
    });
    socket.on('close', () => this.leave());
    // A broken frame: the library closes the socket itself.
    socket.on('error', () => undefined);
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
    if (this.joined) this.ask(this.joined, text);
    else if (this.joining) this.say(problemReply(null, 'joined-already', 'Wait until you have joined.'));
    else this.join(text);
  }

  private ask({ game, listener }: Joined, text: string): void {
    const spoken = listener.viewer === 'spectator' ? readGalleryWord(text) : undefined;
    if (spoken) {
      this.say(spoken.kind === 'error' ? spoken : this.speak(game, spoken));
      return;
    }
    const request = readRequest(text);
    if (request.kind === 'error') {
      this.dependencies.onRefusal(request.problem);
      this.say(request);
      return;
    }
    game
      .serve(request, listener.viewer, (reply) => this.say(reply))
      .catch((error: unknown) => {
        this.dependencies.onFailure(error);
        this.say(problemReply(request.id, 'failed', 'The request failed; nothing has changed.'));
      });
  }

  private speak(game: LiveGame, { id, name, text }: SpeakInGallery): LiveReply {
    const mayGoOn = this.galleryBucket.take(performance.now()) && game.speakInGallery({ name, text });
    if (mayGoOn) return result(id, null);
    this.dependencies.onRefusal('too-fast');
    return problemReply(id, 'too-fast', 'Too many words in a short time.');
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

  private async enter({ id, game: wanted, token, differences }: Join): Promise<void> {
    const game = await this.dependencies.tables.find(wanted);
    if (!game) {
      this.dismiss(closeCodes.noSuchGame, problemReply(id, 'no-such-game', 'There is no such game.'));
      return;
    }
    if (token === undefined && !game.isWatched) {
      const message = 'The players of this game let nobody look on.';
      this.dismiss(closeCodes.notWatched, problemReply(id, 'not-watched', message));
      return;
    }
    const viewer = token === undefined ? 'spectator' : game.viewerOf(token);
    if (viewer === undefined) {
      const message = 'The token is not one of this game.';
      this.dismiss(closeCodes.badToken, problemReply(id, 'bad-token', message));
      return;
    }
    if (this.gone) return;
    const joined = { game, listener: this.makeListener(viewer, differences === true) };
    await game.join(joined.listener, (update) => {
      this.joined = joined;
      this.say(result(id, { as: viewer, update, now: Date.now() }));
    });
    if (this.gone) game.leave(joined.listener);
  }

  private makeListener(viewer: Viewer, followsDifferences: boolean): Listener {
    return { viewer, followsDifferences, hear: (message) => this.write(message) };
  }

  private refuseEntry(id: RequestId, error: unknown): void {
    if (error instanceof LiveRefusal) {
      this.dismiss(closeCodes.unknownRules, problemReply(id, error.problem, error.message));
      return;
    }
    this.dependencies.onFailure(error);
    const reply =
      error instanceof BrokenGame
        ? problemReply(id, 'failed', 'This game cannot be brought up.')
        : problemReply(id, 'storage', 'The game cannot be read at the moment. Try again.');
    this.dismiss(closeCodes.stopping, reply);
  }

  private dismissLate(): void {
    const { joinWithin } = this.dependencies.limits;
    const message = `A socket joins a game within ${joinWithin / 1000} seconds.`;
    this.dismiss(closeCodes.lateJoin, problemReply(null, 'late-join', message));
  }

  /** Says why, and hangs up. */
  private dismiss(code: number, reply: LiveReply): void {
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
    this.joined?.game.leave(this.joined.listener);
    this.joined = undefined;
  }

  private say(reply: LiveReply): void {
    this.write(JSON.stringify(reply));
  }

  /** Ends a socket that does not read what is sent, so that it cannot fill the memory. */
  private write(text: string): void {
    if (this.gone) return;
    if (this.socket.bufferedAmount > this.dependencies.limits.mostUnread) {
      this.socket.terminate();
      return;
    }
    this.holdBack();
    this.socket.send(text);
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

function readJoin(text: string): Join | Extract<LiveReply, { kind: 'error' }> {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch {
    return problemReply(null, 'malformed', 'The message is not JSON.');
  }
  const join = readLive('join', parsed);
  if (join.kind === 'join') return join;
  return problemReply(null, 'malformed', `The first message joins a game. ${join.message}`);
}

import type { Join, JudgeMessage, RequestId, SpeakInGallery } from '@sortie/protocol';
import { closeCodes, result } from '@sortie/protocol';
import { readRequest } from '@sortie/protocol/service';
import type { LiveGame } from '../games/live-game.ts';
import { type LiveReply, problemReply } from '../games/live-reply.ts';
import type { Listener } from '../games/viewer-group.ts';
import { Bucket } from './bucket.ts';
import type { ConnectionDependencies } from './connection-dependencies.ts';
import { readGalleryWord } from './gallery-word.ts';
import { readJudgeMessage } from './judge-message.ts';
import type { Host, Visit } from './visit.ts';

/** Enters a game: the socket is told what it looks like, or why it may not look. */
export async function visitGame(
  { id, game: wanted, token, differences }: Join,
  host: Host,
  dependencies: ConnectionDependencies,
  enter: (visit: Visit) => void,
): Promise<void> {
  const game = await dependencies.tables.find(wanted);
  if (!game) {
    host.dismiss(closeCodes.noSuchGame, problemReply(id, 'no-such-game', 'There is no such game.'));
    return;
  }
  if (token === undefined && !game.isWatched) {
    const message = 'The players of this game let nobody look on.';
    host.dismiss(closeCodes.notWatched, problemReply(id, 'not-watched', message));
    return;
  }
  const holder = token === undefined ? 'spectator' : game.holderOf(token);
  if (holder === undefined) {
    const message = 'The token is not one of this game.';
    host.dismiss(closeCodes.badToken, problemReply(id, 'bad-token', message));
    return;
  }
  if (host.isGone) return;
  // A judge sees what everybody may see, and no player's secrets.
  const viewer = holder === 'judge' ? 'spectator' : holder;
  const followsDifferences = differences === true;
  const listener: Listener = { viewer, followsDifferences, hear: (message) => host.write(message) };
  await game.join(listener, (update) => {
    enter(new GameVisit({ game, listener, isJudge: holder === 'judge' }, host, dependencies));
    host.say(result(id, { as: holder, update, now: Date.now() }));
  });
  if (host.isGone) game.leave(listener);
}

interface Joined {
  readonly game: LiveGame;
  readonly listener: Listener;
  readonly isJudge: boolean;
}

class GameVisit implements Visit {
  private readonly galleryBucket: Bucket;

  constructor(
    private readonly joined: Joined,
    private readonly host: Host,
    private readonly dependencies: ConnectionDependencies,
  ) {
    this.galleryBucket = new Bucket(dependencies.limits.galleryPace, performance.now());
  }

  take(text: string): void {
    const { host } = this;
    const { game, listener, isJudge } = this.joined;
    const { largestMove } = this.dependencies.limits;
    if (text.length > largestMove) {
      this.dependencies.onRefusal('too-large');
      host.say(problemReply(null, 'too-large', `A message to a game may have ${largestMove} bytes.`));
      return;
    }
    const ordered = isJudge ? readJudgeMessage(text) : undefined;
    if (ordered) {
      this.judge(ordered);
      return;
    }
    const spoken = listener.viewer === 'spectator' ? readGalleryWord(text) : undefined;
    if (spoken) {
      host.say(spoken.kind === 'error' ? spoken : this.speak(spoken));
      return;
    }
    const request = readRequest(text);
    if (request.kind === 'error') {
      this.dependencies.onRefusal(request.problem);
      host.say(request);
      return;
    }
    game
      .serve(request, listener.viewer, (reply) => host.say(reply))
      .catch((error: unknown) => this.fail(request.id, error));
  }

  leave(): void {
    this.joined.game.leave(this.joined.listener);
  }

  private judge(message: JudgeMessage | Extract<LiveReply, { kind: 'error' }>): void {
    if (message.kind === 'error') {
      this.host.say(message);
      return;
    }
    this.joined.game.judged
      .serve(message, (reply) => this.host.say(reply))
      .catch((error: unknown) => this.fail(message.id, error));
  }

  private fail(id: RequestId, error: unknown): void {
    this.dependencies.onFailure(error);
    this.host.say(problemReply(id, 'failed', 'The request failed; nothing has changed.'));
  }

  private speak({ id, name, text }: SpeakInGallery): LiveReply {
    const mayGoOn =
      this.galleryBucket.take(performance.now()) && this.joined.game.speakInGallery({ name, text });
    if (mayGoOn) return result(id, null);
    this.dependencies.onRefusal('too-fast');
    return problemReply(id, 'too-fast', 'Too many words in a short time.');
  }
}

import type { Viewer } from '@sortie/kernel';
import { refused } from '@sortie/kernel';
import type { Join, JudgeMessage, LiveProblem, RequestId, ShowSeed, SpeakInGallery } from '@sortie/protocol';
import { closeCodes, refusedReply, result } from '@sortie/protocol';
import { readRequest } from '@sortie/protocol/service';
import { Bucket } from '../budgets/bucket.ts';
import type { LiveGame } from '../games/live-game.ts';
import { type LiveReply, problemReply } from '../games/live-reply.ts';
import type { Listener } from '../games/viewer-group.ts';
import { steadyNow } from '../operations/steady-clock.ts';
import type { ConnectionDependencies } from './connection-dependencies.ts';
import { readOwnMessage } from './own-message.ts';
import type { Host, Visit } from './visit.ts';

/** Enters a game: the socket is told what it looks like, or why it may not look. */
export async function visitGame(
  join: Join,
  host: Host,
  dependencies: ConnectionDependencies,
  enter: (visit: Visit) => void,
): Promise<void> {
  const game = await dependencies.tables.find(join.game);
  const admitted = game ? admit(join, game, host) : noSuchGame;
  if (admitted.kind === 'refused') {
    const { code, problem, message } = admitted;
    host.dismiss(code, problemReply(join.id, problem, message));
    return;
  }
  if (host.isGone) return;
  const { watchedComputers } = dependencies;
  if (admitted.game.hasComputers && !watchedComputers.come(host.address, join.game)) {
    const message = 'Too many games against computers are open at your address.';
    host.dismiss(closeCodes.tooFast, problemReply(join.id, 'too-fast', message));
    return;
  }
  const joined = takePlace(join, admitted, host, () => {
    if (admitted.game.hasComputers) watchedComputers.go(host.address, join.game);
  });
  let hasEntered = false;
  try {
    const held = await admitted.game.join(joined.listener, (update) => {
      // Once it has entered, leaving is told to the visit.
      hasEntered = !host.isGone;
      if (hasEntered) enter(new GameVisit(joined, host, dependencies));
      // The update is written already, once for all who see the same.
      const as = JSON.stringify({ as: admitted.holder }).slice(0, -1);
      const result = `${as},"update":${update},"now":${steadyNow()}}`;
      host.answer(`{"id":${JSON.stringify(join.id)},"kind":"result","result":${result}}`);
    });
    host.charge(held);
  } finally {
    if (!hasEntered) joined.leave();
  }
}

interface Admitted {
  readonly kind: 'admitted';
  readonly game: LiveGame;
  readonly holder: Viewer | 'judge';
}

interface NotAdmitted {
  readonly kind: 'refused';
  readonly code: number;
  readonly problem: LiveProblem;
  readonly message: string;
}

const noSuchGame: NotAdmitted = {
  kind: 'refused',
  code: closeCodes.noSuchGame,
  problem: 'no-such-game',
  message: 'There is no such game.',
};

/** Who comes to a game, or why not. */
function admit({ token }: Join, game: LiveGame, { isCrowded }: Host): Admitted | NotAdmitted {
  const kind = 'refused';
  if (token === undefined && !game.isWatched) {
    const message = 'The players of this game let nobody look on.';
    return { kind, code: closeCodes.notWatched, problem: 'not-watched', message };
  }
  const holder = token === undefined ? 'spectator' : game.holderOf(token);
  if (holder === undefined) {
    const message = 'The token is not one of this game.';
    return { kind, code: closeCodes.badToken, problem: 'bad-token', message };
  }
  if (holder === 'spectator' && isCrowded) {
    const message = 'So many are connected that the places left are for those who play. Try again later.';
    return { kind, code: closeCodes.tooFast, problem: 'too-fast', message };
  }
  return { kind: 'admitted', game, holder };
}

function takePlace(
  { differences }: Join,
  { game, holder }: Admitted,
  host: Host,
  onLeave: () => void,
): Joined {
  const listener: Listener = {
    // A judge sees what everybody may see, and no player's secrets.
    viewer: holder === 'judge' ? 'spectator' : holder,
    followsDifferences: differences === true,
    address: host.address,
    get isBehind() {
      return host.isBehind;
    },
    hear: (message) => host.write(message),
    hangUp: (code, why) => host.dismiss(code, why),
  };
  const leave = () => {
    game.leave(listener);
    onLeave();
  };
  return { game, listener, isJudge: holder === 'judge', leave };
}

interface Joined {
  readonly game: LiveGame;
  readonly listener: Listener;
  readonly isJudge: boolean;
  readonly leave: () => void;
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
    const ordered = isJudge ? readOwnMessage('judge', text) : undefined;
    if (ordered) {
      this.judge(ordered);
      return;
    }
    const spoken = listener.viewer === 'spectator' ? readOwnMessage('gallery', text) : undefined;
    if (spoken) {
      host.say(spoken.kind === 'error' ? spoken : this.speak(spoken));
      return;
    }
    const shown = listener.viewer === 'spectator' ? undefined : readOwnMessage('showSeed', text);
    if (shown) {
      if (shown.kind === 'error') host.say(shown);
      else this.showSeed(shown);
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
      .then((held) => host.charge(held))
      .catch((error: unknown) => this.fail(request.id, error));
  }

  readOn(): void {
    this.joined.game.bringForward();
  }

  leave(): void {
    this.joined.leave();
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

  private showSeed({ id, seed }: ShowSeed): void {
    const { game, listener } = this.joined;
    const notWanted = refused('table.seed-not-wanted');
    game.seats.showSeed(listener.viewer, seed).then(
      (isTaken) => this.host.say(isTaken ? result(id, null) : refusedReply(id, notWanted)),
      (error: unknown) => this.fail(id, error),
    );
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

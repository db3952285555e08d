import { Mirror } from '@sortie/protocol/service';
import type { PlayerId } from '@sortie/tournaments/model';
import { withOwnPart } from '@sortie/tournaments/view';
import type { EventPicture, EventRole, OwnShare } from '@sortie/tournaments/wire';

/** Whoever asks something of an event. */
export interface Caller {
  /** Null for the public. */
  readonly role: EventRole | null;
  /** Of the token that it came with; null for the public. Who replaces their own link goes on with the new one. */
  tokenHash: string | null;
}

/** A connection that follows an event. */
export interface EventListener extends Caller {
  /** It can follow differences, so that it needs a whole picture only at first. */
  readonly followsDifferences: boolean;
  hear(message: string | Buffer): void;
  /** Its link is of no use any longer. */
  dismiss(): void;
}

/** Those who see the same but for what is a player's own. */
export type GroupViewer = 'organiser' | 'judge' | 'public';

/** How an event looks now. */
export interface EventScene {
  readonly now: number;
  /** What a group sees alike. */
  common(viewer: GroupViewer): Common;
  /** What a player sees beyond it. */
  own(player: PlayerId): OwnShare;
}

export type Common = Pick<EventPicture, 'view' | 'games'>;

export function groupOf(role: EventRole | null): GroupViewer {
  return role === null || role.role === 'player' ? 'public' : role.role;
}

/** Connections that see the same but for what is a player's own: the rest is worked out and written once for all. */
export class EventGroup {
  /** What each was last told of its own part. */
  private readonly listeners = new Map<EventListener, string>();
  private shown: Mirror | undefined;
  /** The whole of it as text, for those who come before it changes. */
  private whole: string | undefined;

  constructor(private readonly viewer: GroupViewer) {}

  get size(): number {
    return this.listeners.size;
  }

  all(): readonly EventListener[] {
    return [...this.listeners.keys()];
  }

  remove(listener: EventListener): void {
    this.listeners.delete(listener);
  }

  /** The fields `picture` and, for a player, `own` of the reply to who has just come. */
  add(listener: EventListener, scene: EventScene): string {
    const own = listener.followsDifferences ? ownText(listener, scene) : '';
    this.listeners.set(listener, own);
    if (!listener.followsDifferences) return `"picture":${JSON.stringify(this.pictureFor(listener, scene))}`;
    if (this.whole === undefined || !this.shown) {
      const common = scene.common(this.viewer);
      this.shown = new Mirror(common);
      this.whole = `"view":${JSON.stringify(common.view)},"games":${JSON.stringify(common.games)}`;
    }
    const picture = `"picture":{${this.whole},"now":${scene.now}}`;
    return own === '' ? picture : `${picture},"own":${own}`;
  }

  push(scene: EventScene): void {
    const common = scene.common(this.viewer);
    const difference = this.shown?.follow(common);
    if (difference) this.whole = undefined;
    const shown = difference ? `,"shown":${JSON.stringify(difference)}` : '';
    // Turned into bytes once: for five hundred sockets that is most of the work.
    const same = Buffer.from(`{"kind":"eventDifference","now":${scene.now}${shown}}`);
    for (const [listener, told] of this.listeners) {
      if (!listener.followsDifferences) {
        const picture = this.pictureFor(listener, scene, common);
        listener.hear(JSON.stringify({ kind: 'eventUpdate', picture }));
        continue;
      }
      const own = ownText(listener, scene);
      if (own !== told) {
        // Apart from what all are told, which would have to be turned into bytes for each anew; and before it, so
        // that nobody sees a change without their own part in it.
        this.listeners.set(listener, own);
        listener.hear(`{"kind":"eventDifference","now":${scene.now},"own":${own}}`);
      }
      if (difference) listener.hear(same);
    }
  }

  /** The whole picture as one listener sees it. */
  private pictureFor(
    { role }: EventListener,
    scene: EventScene,
    { view, games } = scene.common(this.viewer),
  ): EventPicture {
    if (role?.role !== 'player') return { view, games, now: scene.now };
    const { part, games: own } = scene.own(role.player);
    const mine = games.map((game) => own.find((each) => each.game === game.game) ?? game);
    return { view: withOwnPart(view, part), games: mine, now: scene.now };
  }
}

function ownText({ role }: EventListener, scene: EventScene): string {
  return role?.role === 'player' ? JSON.stringify(scene.own(role.player)) : '';
}

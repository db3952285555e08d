import type { Viewer } from '@sortie/kernel';
import type { GalleryWord, RequestOf } from '@sortie/protocol';
import { closeCodes, result } from '@sortie/protocol';
import { Audience } from './audience.ts';
import { Gallery } from './gallery.ts';
import type { GameDependencies } from './game-dependencies.ts';
import type { KeptGame } from './kept-game.ts';
import { type LiveReply, problemReply } from './live-reply.ts';
import { LogBook } from './log-book.ts';
import { commonPicture, pictureFor } from './picture.ts';
import type { Listener, Picture } from './viewer-group.ts';

/** A process that ended without a word is forgotten after this. */
const PRESENCE_LASTS = 60_000;
/** Events of the log in one answer. */
const MOST_EVENTS = 500;

/** A game as everybody who looks at it is shown it. */
export class ShownGame {
  readonly audience = new Audience();
  private readonly book = new LogBook();
  private readonly gallery = new Gallery();
  /** How many look on, as was told last. */
  private watching = 0;
  /** Of the referee, when it was last shown: what it has entered since may not be stored yet. */
  private version = -1;

  constructor(
    private readonly game: KeptGame,
    private readonly dependencies: Pick<GameDependencies, 'log' | 'storage'>,
    private readonly thinking: () => readonly string[],
  ) {}

  /** Of the referee, when it was last shown. */
  get shownVersion(): number {
    return this.version;
  }

  /** Whether a seat that nobody was connected to now has somebody. */
  add(listener: Listener): boolean {
    const { viewer } = listener;
    const isNew = viewer !== 'spectator' && !this.audience.isPresent(viewer);
    this.audience.add(listener);
    return isNew;
  }

  /** The whole picture as text for somebody who has been added; the others are shown what is new to them. */
  welcome(listener: Listener, isNewToOthers: boolean): string {
    if (isNewToOthers) this.push(listener);
    return this.audience.welcome(listener, this.picture());
  }

  /** False when it is too much for one game. */
  takeWord(word: GalleryWord): boolean {
    return this.gallery.take(word);
  }

  /** Writes down what is new in the game. */
  follow(): void {
    const referee = this.game.running?.referee;
    if (!referee) return;
    this.book.follow(referee);
    this.version = referee.version;
  }

  beginLogAnew(): void {
    this.book.beginAnew();
    this.audience.beginLogAnew();
  }

  /** As much as one answer holds of the log that was shown: what is not stored yet is in no answer. */
  answerLog({ id, viewer, from = 0 }: RequestOf<'log'>): LiveReply {
    const { book } = this;
    const referee = this.game.running?.referee;
    if (!referee) return problemReply(id, 'waiting', 'Not everybody has sat down.');
    const begin = Math.min(from, book.length);
    const to = Math.min(begin + MOST_EVENTS, book.length);
    return result(id, { from: begin, to, events: book.seenBy(viewer as Viewer, referee, begin, to) });
  }

  /** After trouble nothing is shown until the game is brought up again. What was stored stays so if showing it fails. */
  push(but?: Listener): void {
    const { audience, game } = this;
    if (audience.size === 0 || (!game.running && game.stored.status !== 'waiting')) return;
    this.watching = audience.watching;
    try {
      audience.push(this.picture(), but);
    } catch (error) {
      this.dependencies.log.error({ err: error, game: game.stored.id }, 'a table cannot be shown');
    }
  }

  /** The game cannot be brought up: whoever looks at it is told so, and need not come back. */
  hangUp(): void {
    this.audience.hangUp(closeCodes.broken, problemReply(null, 'failed', 'This game cannot be brought up.'));
  }

  /** Whether the seats that are connected anywhere are others than before. */
  notePresenceElsewhere(process: string, seats: readonly string[], watching: number): boolean {
    const { audience } = this;
    const { presence } = audience;
    audience.notePresenceElsewhere(process, { seats, watching }, PRESENCE_LASTS);
    return audience.presence !== presence;
  }

  /** Tells other processes who is connected here. */
  tellPresence(): void {
    const { audience, game, dependencies } = this;
    const seats = audience.presentSeats();
    const watching = audience.watchingHere;
    dependencies.storage
      .announce({ kind: 'present', game: game.stored.id, seats, watching })
      .catch(() => undefined);
  }

  /** Somebody with a seat has gone. */
  tellOfPeople(): void {
    this.push();
    this.tellPresence();
  }

  /** The number of those who look on, if it is another than was told last. */
  tellOfCrowd(): void {
    if (this.audience.watching !== this.watching) this.tellOfPeople();
  }

  /** How the game looks now. */
  private picture(): Picture {
    const { game, audience, book, gallery, watching } = this;
    const pictured = { game, audience, book, gallery, watching, thinking: this.thinking() };
    let common: ReturnType<typeof commonPicture> | undefined;
    return (viewer, from) => {
      common ??= commonPicture(pictured);
      return pictureFor(viewer, from, pictured, common);
    };
  }
}

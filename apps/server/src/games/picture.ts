import type { Viewer } from '@sortie/kernel';
import type { DicePromises, Judged, LiveView, Update } from '@sortie/protocol';
import { mayRedo } from '@sortie/protocol/service';
import type { StoredGame } from '../storage/stored-game.ts';
import type { StoredJudging } from '../storage/stored-judging.ts';
import type { Audience } from './audience.ts';
import type { Gallery } from './gallery.ts';
import type { KeptGame } from './kept-game.ts';
import type { LogBook } from './log-book.ts';
import { person, promisesOf } from './seating.ts';

interface Pictured {
  readonly game: KeptGame;
  readonly audience: Audience;
  readonly book: LogBook;
  readonly thinking: readonly string[];
  readonly gallery: Gallery;
  readonly watching: number;
}

/** What everybody sees alike: it is made once for all of them. */
type Common = Omit<Update, 'kind' | 'view' | 'log'>;

export function commonPicture({ game, audience, thinking, gallery, watching }: Pictured): Common {
  const { stored, running } = game;
  const request = running?.referee.undoRequest;
  return {
    status: stored.status,
    version: running?.referee.version ?? 0,
    undo:
      request && running
        ? { by: request.by, needs: request.needs, question: questionAt(running, request.to) }
        : null,
    redo: (running && !stored.judging && mayRedo(running.referee)) || null,
    people: stored.seats.map((seat) => person(seat, (each) => audience.isPresent(each))),
    clock: stored.endsAt === null ? null : { endsAt: stored.endsAt },
    timer: game.timer && { endsAt: game.timer.endsAt, seconds: game.timer.timer.seconds },
    thinking,
    gallery: gallery.words,
    watching,
    judged: stored.judging && showJudging(stored.judging),
    dice: promisesIn(stored),
    from: stored.from,
  };
}

/** A game as one viewer may see it who has its log up to a place: the only thing of it that is sent out. */
export function pictureFor(viewer: Viewer, from: number, { game, book }: Pictured, common: Common): Update {
  const { running } = game;
  return {
    kind: 'update',
    ...common,
    view: running ? (running.referee.view(viewer) as unknown as LiveView) : null,
    log: { from, to: book.length, events: running ? book.seenBy(viewer, running.referee, from) : [] },
  };
}

/** What everybody may know of the dice before they fall. */
function promisesIn({ status, commitment, seats, seedsUntil }: StoredGame): DicePromises {
  return {
    commitment,
    promises: promisesOf(seats),
    shown: seats.flatMap(({ seat, seed }) => (seed === null ? [] : [seat])),
    waitsUntil: status === 'waiting' ? seedsUntil : null,
  };
}

/** What everybody at a judged table may know of it. */
function showJudging(judging: StoredJudging): Judged {
  const { occasion, paused, isClosed, timeIsUp, requests, deeds } = judging;
  const asked = requests.map(({ seat, question }) => ({ seat, question }));
  return { occasion, paused, isClosed, timeIsUp, requests: asked, deeds };
}

/** The kind of question whose answer somebody would like to take back. */
function questionAt({ referee }: NonNullable<KeptGame['running']>, entry: number): string {
  const taken = referee.journal[entry];
  return taken?.kind === 'answer' ? taken.question : '';
}

import type { Viewer } from '@sortie/kernel';
import type { Request } from '@sortie/protocol';
import { Paces } from '../budgets/paces.ts';
import { type GameLimits, isConcession, isTalk } from './game-limits.ts';
import { type LiveReply, problemReply } from './live-reply.ts';

/** What each seat at a table may use, on all its sockets together. Those who look on count by their addresses. */
export class SeatBudgets {
  private readonly talk: Paces;
  private readonly work: Paces;

  constructor({ talkPace, workPace }: Pick<GameLimits, 'talkPace' | 'workPace'>) {
    this.talk = new Paces(talkPace);
    this.work = new Paces(workPace);
  }

  /** What a seat is told that asks too much; undefined when its request is to be served. */
  refuse(request: Request, as: Viewer): LiveReply | undefined {
    if (as === 'spectator' || isConcession(request)) return undefined;
    if (isTalk(request) && !this.talk.take(as)) {
      return problemReply(request.id, 'too-fast', 'Too many words in a short time.');
    }
    if (this.work.hasLeft(as)) return undefined;
    return problemReply(request.id, 'too-fast', 'This seat has asked for too much in a short time.');
  }

  /** A request of a seat held up everybody for so many milliseconds. */
  charge(as: Viewer, milliseconds: number): void {
    if (as !== 'spectator') this.work.charge(as, milliseconds);
  }
}

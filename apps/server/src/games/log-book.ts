import type { AnyReferee, Kinded, Viewer } from '@sortie/kernel';
import { isInLog } from '@sortie/kernel';

/** What happened at the table, numbered as in the request `log`: how the referee got there is left out. */
export class LogBook {
  private happened: Kinded[] = [];
  private read = 0;

  get length(): number {
    return this.happened.length;
  }

  /** Writes down what is new. After an undo the book is begun anew first. */
  follow({ log }: AnyReferee): void {
    for (; this.read < log.length; this.read++) {
      const event = log[this.read]!;
      if (isInLog(event)) this.happened.push(event);
    }
  }

  beginAnew(): void {
    this.happened = [];
    this.read = 0;
  }

  seenBy(viewer: Viewer, referee: AnyReferee, from: number, to?: number): readonly Kinded[] {
    return this.happened.slice(from, to).flatMap((event) => referee.seenEvent(event, viewer) ?? []);
  }
}

import { type Deed, lastDeedIn, type StoryText, type Subject, tellDeeds } from '@sortie/games';
import type { Kinded } from '@sortie/kernel';

/**
 * Tells a game deed by deed, in a line each. Of a deed that is under way it tells what it is made of as well:
 * somebody is asked in the middle of it.
 */
export class Teller {
  private told: readonly string[] = [];
  /** How many details of the last deed were told. */
  private detailsTold = 0;

  constructor(private readonly text: StoryText) {}

  /** What is new since the last time; a deed whose sentence has changed is told again. */
  tellNews(log: readonly Kinded[], subject: Subject): readonly string[] {
    const deeds = tellDeeds(this.text, log, subject);
    const underWay = deeds.at(-1);
    const isUnderWay = lastDeedIn(this.text, log, subject).includes(underWay?.event as Kinded);
    const first = Math.max(0, Math.min(this.told.length, deeds.length) - 1);
    const lines = deeds.slice(first).flatMap((deed, offset) => {
      const place = first + offset;
      // The sentence of the deed stands for its first detail.
      const known = place === this.told.length - 1 ? Math.max(1, this.detailsTold) : 1;
      return [
        ...(this.told[place] === deed.text ? [] : [deed.text]),
        ...(deed === underWay && isUnderWay ? detailLines(deed, known) : []),
      ];
    });
    this.told = deeds.map(({ text }) => text);
    this.detailsTold = isUnderWay ? (underWay?.details.length ?? 0) : 0;
    return lines;
  }

  /** Everything, with what each deed is made of under it. */
  tellAll(log: readonly Kinded[], subject: Subject): readonly string[] {
    return tellDeeds(this.text, log, subject).flatMap((deed) => [deed.text, ...detailLines(deed, 0)]);
  }
}

function detailLines({ text, details }: Deed, from: number): readonly string[] {
  return details
    .slice(from)
    .filter((detail) => detail.text !== text)
    .map((detail) => `  ${detail.text}`);
}

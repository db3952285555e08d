import type { JudgedResult } from './judged-result.ts';

/** What happened at a judged game that whoever made it wants to know. */
export type JudgedNews =
  | { readonly kind: 'begun'; readonly game: string }
  | { readonly kind: 'over'; readonly game: string; readonly result: JudgedResult }
  | { readonly kind: 'paused' | 'wentOn'; readonly game: string; readonly by: string }
  /** A player asks the judge to take back. */
  | { readonly kind: 'asked'; readonly game: string; readonly player: 0 | 1 }
  /** The judge at the table gives it so much more time: the clock is elsewhere. */
  | { readonly kind: 'wantsTime'; readonly game: string; readonly minutes: number; readonly by: string };

export type HearNews = (news: JudgedNews) => void;

/** Brings news of judged games to those who want to hear it. */
export class NewsOfJudged {
  private readonly hearing: HearNews[] = [];

  on(hear: HearNews): void {
    this.hearing.push(hear);
  }

  /** False when nobody hears. */
  tell(news: JudgedNews): boolean {
    for (const hear of this.hearing) hear(news);
    return this.hearing.length > 0;
  }
}

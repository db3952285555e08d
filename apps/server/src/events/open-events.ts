import type { JudgedNews } from '../games/judged/judged-news.ts';
import type { Change } from '../storage/stored-game.ts';
import type { EventDependencies } from './event-dependencies.ts';
import { LiveEvent } from './live-event.ts';

const SWEEP = 20_000;

/** The events that somebody follows or whose clock runs; the others are only in storage. */
export class OpenEvents {
  private readonly open = new Map<string, Promise<LiveEvent | undefined>>();
  private readonly events = new Map<string, LiveEvent>();
  private readonly sweeper: NodeJS.Timeout;
  private readonly sweepEvery: number;

  constructor(
    private readonly dependencies: EventDependencies,
    /** Milliseconds after which an event that nobody follows is put away. */
    private readonly forgetAfter: number,
  ) {
    dependencies.storage.onChange((change) => this.hear(change));
    dependencies.judged.onNews((news) => this.hearGame(news));
    this.sweepEvery = Math.min(SWEEP, forgetAfter);
    this.sweeper = setInterval(() => this.sweep(), this.sweepEvery);
    this.sweeper.unref();
    this.wakeDue();
  }

  get size(): number {
    return this.events.size;
  }

  /** The event, from storage if need be; undefined when there is none. */
  find(id: string): Promise<LiveEvent | undefined> {
    const found = this.open.get(id);
    if (found) return found;
    const loading = this.load(id);
    this.open.set(id, loading);
    loading.then(
      (event) => event ?? this.open.delete(id),
      () => this.open.delete(id),
    );
    return loading;
  }

  async stop(): Promise<void> {
    clearInterval(this.sweeper);
    await Promise.all([...this.events.values()].map((event) => event.stop()));
  }

  private async load(id: string): Promise<LiveEvent | undefined> {
    const stored = await this.dependencies.storage.events.load(id);
    if (!stored) return undefined;
    const event = new LiveEvent(stored, this.dependencies);
    this.events.set(id, event);
    return event;
  }

  private sweep(): void {
    for (const [id, event] of this.events) {
      if (!event.isForgotten(this.forgetAfter)) {
        void event.lookAfterGames();
        continue;
      }
      this.events.delete(id);
      this.open.delete(id);
      void event.stop();
    }
    this.wakeDue();
  }

  /** A round ends in time although nobody follows the event here: another process may have had it, and died. */
  private wakeDue(): void {
    const { storage, now, log } = this.dependencies;
    const wake = async () => {
      const soon = await storage.events.due(now() + 2 * this.sweepEvery);
      for (const id of soon.filter((each) => !this.events.has(each))) await (await this.find(id))?.wake();
    };
    wake().catch((error: unknown) => log.warn({ err: error }, 'clocks of events could not be looked at'));
  }

  private hearGame(news: JudgedNews): void {
    const { storage, log } = this.dependencies;
    const tell = async () => {
      const event = await storage.events.games.eventOf(news.game);
      if (event !== undefined) await (await this.find(event))?.hearGame(news);
    };
    tell().catch((error: unknown) => log.error({ err: error, game: news.game }, 'news of a game are lost'));
  }

  private hear(change: Change): void {
    if (change.kind === 'reconnected') for (const event of this.events.values()) void event.catchUp();
    if (change.kind === 'eventMoved') void this.events.get(change.event)?.catchUp();
  }
}

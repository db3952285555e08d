import { isRefusal } from '@sortie/kernel';
import type { Change, StoredGame } from '../storage/stored-game.ts';
import type { GameDependencies } from './game-dependencies.ts';
import { LiveGame } from './live-game.ts';
import { unknownRules } from './live-refusal.ts';
import { loadServedGame } from './served-game.ts';

const SWEEP = 20_000;

/** The games that somebody looks at; the others are only in storage. */
export class Tables {
  private readonly open = new Map<string, Promise<LiveGame | undefined>>();
  private readonly games = new Map<string, LiveGame>();
  private readonly sweeper: NodeJS.Timeout;

  constructor(
    private readonly dependencies: GameDependencies,
    /** Milliseconds after which a game that nobody looks at is put away. */
    private readonly forgetAfter: number,
  ) {
    dependencies.storage.onChange((change, from) => this.hear(change, from));
    this.sweeper = setInterval(() => this.sweep(), Math.min(SWEEP, forgetAfter));
    this.sweeper.unref();
  }

  get size(): number {
    return this.games.size;
  }

  /** The games that somebody looks at now. */
  get watched(): readonly string[] {
    return [...this.games].flatMap(([id, game]) => (game.listeners > 0 ? [id] : []));
  }

  /** The game, from storage if need be; undefined when there is none. */
  find(id: string): Promise<LiveGame | undefined> {
    const found = this.open.get(id);
    if (found) return found;
    const loading = this.load(id);
    this.open.set(id, loading);
    loading.then(
      (game) => game ?? this.open.delete(id),
      () => this.open.delete(id),
    );
    return loading;
  }

  async stop(): Promise<void> {
    clearInterval(this.sweeper);
    await Promise.all([...this.games.values()].map((game) => game.stop()));
  }

  private async load(id: string): Promise<LiveGame | undefined> {
    const stored = await this.dependencies.storage.loadGame(id);
    if (!stored || !this.dependencies.games.find(stored.game)) return undefined;
    await this.expectRules(stored);
    if (stored.seats.some(({ who }) => who === 'computer')) this.dependencies.thinkers.prepare();
    const game = new LiveGame(stored, this.dependencies);
    this.games.set(id, game);
    this.dependencies.storage.announce({ kind: 'whoIsThere', game: id }).catch(() => undefined);
    return game;
  }

  /** A game that was begun under rules that nobody kept cannot be shown; it stays as it is. */
  private async expectRules({ game, rules, opening }: StoredGame): Promise<void> {
    const served = opening ? await loadServedGame(this.dependencies.games, { game, rules }) : undefined;
    if (isRefusal(served)) throw unknownRules(served, rules);
  }

  private sweep(): void {
    for (const [id, game] of this.games) {
      if (game.listeners > 0) game.tellPresence();
      if (!game.isForgotten(this.forgetAfter)) continue;
      this.games.delete(id);
      this.open.delete(id);
      void game.stop();
    }
  }

  private hear(change: Change, from: string): void {
    if (change.kind === 'reconnected') {
      for (const game of this.games.values()) void game.catchUp();
      return;
    }
    if (change.kind === 'eventMoved') return;
    const game = this.games.get(change.game);
    if (!game) return;
    if (change.kind === 'moved') void game.catchUp();
    else if (change.kind === 'present') game.notePresenceElsewhere(from, change.seats, change.watching ?? 0);
    else game.tellPresence();
  }
}

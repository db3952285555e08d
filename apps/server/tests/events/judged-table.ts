import { setTimeout as wait } from 'node:timers/promises';
import type { JudgeAct, NamedStep } from '@sortie/protocol';
import { Client } from '../client.ts';
import { Evening } from '../evening.ts';
import { arriveAt } from '../judged-game.ts';

const GONE = /closed|ECONN|socket hang up|fetch failed|opened|50[023]/;
const ANSWERS = 24;

/** Something a judge did that the server said was done; every one has a name of its own. */
export interface Deed {
  readonly game: string;
  readonly by: string;
  readonly kind: 'paused' | 'wentOn' | 'rewound';
}

export interface TableTokens {
  readonly game: string;
  readonly players: readonly [string, string];
  readonly judge: string;
}

/** A table of an event that is played in Sortie to its end, while a judge does what judges do. */
export class JudgedTable {
  readonly evening: Evening;
  readonly deeds: Deed[] = [];
  private orders = 0;

  constructor(
    private readonly tokens: TableTokens,
    private readonly address: () => string,
    seed: number,
  ) {
    const [a, b] = tokens.players;
    this.evening = new Evening({ id: tokens.game, tokens: { a, b } }, seed, ANSWERS);
  }

  async play(): Promise<void> {
    for (const token of this.tokens.players) {
      await this.persist(() => arriveAt(this.address(), this.tokens.game, token));
    }
    await Promise.all([this.playOn(), this.watchOver()]);
  }

  private async playOn(): Promise<void> {
    while (!this.evening.isOver) {
      await this.evening.play(this.address(), this.address());
      if (!this.evening.isOver) await wait(20);
    }
  }

  /** Pauses, goes back a step and lets the game go on, whatever falls meanwhile. */
  private async watchOver(): Promise<void> {
    const enough = () => this.evening.acknowledged.length >= ANSWERS / 3 || this.evening.isOver;
    while (!enough()) await wait(5);
    await this.order({ kind: 'pause' }, 'paused');
    await this.rewind();
    await this.order({ kind: 'goOn' }, 'wentOn');
  }

  private async order(act: JudgeAct, kind: Deed['kind']): Promise<void> {
    const by = this.nextName();
    const reply = await this.persist(async () => this.say(act, by));
    if (reply.kind === 'result') this.deeds.push({ game: this.tokens.game, by, kind });
  }

  /** Said once: when the answer is lost nobody knows whether it was done, and it must not be done twice. */
  private async rewind(): Promise<void> {
    const by = this.nextName();
    try {
      const listed = await this.say({ kind: 'listSteps' }, by);
      if (listed.kind !== 'result') return;
      const { steps } = listed.result as unknown as { readonly steps: readonly NamedStep[] };
      const reply = await this.say({ kind: 'rewind', to: steps.at(-1)!.entry }, by);
      if (reply.kind === 'result') this.deeds.push({ game: this.tokens.game, by, kind: 'rewound' });
    } catch (error) {
      if (!GONE.test(String(error))) throw error;
    }
  }

  private async say(act: JudgeAct, name: string) {
    const judge = await Client.join(this.address(), this.tokens.game, this.tokens.judge);
    try {
      const reply = await judge.ask('judge', { name, act });
      if (reply.kind === 'error' && reply.problem === 'storage') throw new Error('closed by trouble');
      return reply;
    } finally {
      judge.close();
    }
  }

  private nextName(): string {
    return `Judge ${++this.orders}`;
  }

  private async persist<Result>(act: () => Promise<Result>): Promise<Result> {
    for (;;) {
      try {
        return await act();
      } catch (error) {
        if (!GONE.test(String(error))) throw error;
        await wait(20);
      }
    }
  }
}

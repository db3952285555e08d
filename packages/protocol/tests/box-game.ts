import { games, loadedEngines } from '@sortie/games';
import type { Plain } from '@sortie/kernel';
import { findPreset } from '@sortie/xwing/lists';
import type { Reply } from '../src/index.ts';
import { RefereeService } from '../src/service.ts';

const engines = loadedEngines(games);
await engines.load('xwing');

/** A referee for X-Wing whose secret is no secret. */
export function refereeWith(secret: string): RefereeService {
  return new RefereeService({ games: engines, secret: () => secret });
}

/** One X-wing against two TIE fighters. */
export const boxSetup = {
  options: { points: 31 },
  players: (['box-rebel', 'box-imperial'] as const).map((preset, side) => ({
    seat: `p${side + 1}`,
    side,
    squad: findPreset(preset)!.squad,
  })),
} as unknown as Plain;

export type Fields = { readonly [key: string]: Plain };

/** A service that is asked with objects and gives every request an id of its own. */
export class Desk {
  readonly service = refereeWith('a secret of the test');
  private id = 0;

  ask(request: object, as: Parameters<RefereeService['serveLine']>[1] = 'referee'): Reply {
    return this.service.serveLine(JSON.stringify({ id: ++this.id, ...request }), as);
  }

  /** What a request that must succeed gives. */
  result(request: object): Fields {
    const reply = this.ask(request);
    if (reply.kind !== 'result') throw new Error(`not done: ${JSON.stringify(reply)}`);
    return reply.result as Fields;
  }

  /** Plays so many answers: the first of those offered, a place in the middle of those suggested. */
  play(answers: number): void {
    for (let each = 0; each < answers; each++) {
      const open = this.open().find(({ settled }) => !settled)!;
      const { offers, suggestions = [] } = open.answers;
      const answer = offers ? offers[0]! : suggestions[Math.floor(suggestions.length / 2)]!;
      this.result({ kind: 'answer', seat: open.seat, decision: open.id, version: open.version, answer });
    }
  }

  /** Plays until somebody is asked this. */
  playTo(kind: string): void {
    while (this.open().every((decision) => decision.kind !== kind)) this.play(1);
  }

  private open(): readonly OpenDecision[] {
    return this.result({ kind: 'decisions' }).decisions as unknown as readonly OpenDecision[];
  }
}

interface OpenDecision {
  readonly id: number;
  readonly kind: string;
  readonly seat: string;
  readonly version: number;
  readonly settled: boolean;
  readonly answers: { readonly offers?: readonly Plain[]; readonly suggestions?: readonly Plain[] };
}

export function boxDesk(more: object = {}): Desk {
  const desk = new Desk();
  desk.result({ kind: 'newGame', game: 'xwing', setup: boxSetup, seed: 'a box', ...more });
  return desk;
}

import { armada } from '@sortie/armada/rules';
import type { ArmadaPosition } from '@sortie/armada/setup';
import {
  type AnyReferee,
  type Decision,
  isRefusal,
  type Plain,
  Referee,
  runningTimer,
  timerExpired,
} from '@sortie/kernel';
import { legion } from '@sortie/legion/rules';
import type { Update } from '@sortie/protocol';
import { RefereeService } from '@sortie/protocol/service';
import { xwing } from '@sortie/xwing/rules';
import type { XwingPosition } from '@sortie/xwing/setup';
import type { WebSocketRoute } from 'playwright-core';
import type { Person } from './open-page.ts';

interface AnyScript {
  /** Damage cards in the order in which they are drawn. */
  readonly cards: readonly string[];
  /** What the other side answers. */
  readonly opponent: (decision: Decision) => Plain;
}

export interface Script extends AnyScript {
  readonly position: XwingPosition;
  readonly attack: readonly string[];
  readonly defense: readonly string[];
}

export interface ArmadaScript extends AnyScript {
  readonly fleets: ArmadaPosition;
  readonly dice: Readonly<Partial<Record<'red' | 'blue' | 'black', readonly string[]>>>;
}

type LegionDie = `${'red' | 'black' | 'white'} attack` | `${'red' | 'white'} defense`;

export interface LegionScript extends AnyScript {
  /** A position: `positionOf` of the testkit writes one. */
  readonly armies: Plain;
  readonly dice: Readonly<Partial<Record<LegionDie, readonly string[]>>>;
}

type AnyGameScript = Script | ArmadaScript | LegionScript;

const OWN = 'p1';

/** What time it is at the table; it stands still, and every timer begins now. */
const NOW = 1_790_000_000_000;

const luckOf = (dice: object, cards: readonly string[]) =>
  ({ dice, cards: { damage: cards }, strict: 'dice' }) as unknown as Plain;

function gameOf(script: AnyGameScript): 'xwing' | 'armada' | 'legion' {
  if ('armies' in script) return 'legion';
  return 'fleets' in script ? 'armada' : 'xwing';
}

const NO_LEGION_DICE: Readonly<Record<LegionDie, readonly string[]>> = {
  'red attack': [],
  'black attack': [],
  'white attack': [],
  'red defense': [],
  'white defense': [],
};

function openGame(script: AnyGameScript) {
  const common = { setup: null, seed: 'a scripted table', game: gameOf(script) };
  if ('armies' in script) {
    return Referee.open(legion, {
      ...common,
      rules: legion.rules,
      position: script.armies,
      script: luckOf({ ...NO_LEGION_DICE, ...script.dice }, script.cards),
    });
  }
  return 'fleets' in script
    ? Referee.open(armada, {
        ...common,
        rules: armada.rules,
        position: script.fleets as unknown as Plain,
        script: luckOf({ red: [], blue: [], black: [], ...script.dice }, script.cards),
      })
    : Referee.open(xwing, {
        ...common,
        rules: xwing.rules,
        position: script.position as unknown as Plain,
        script: luckOf({ attack: script.attack, defense: script.defense }, script.cards),
      });
}

/** The referee of the game that the script is about. */
function openReferee(script: AnyGameScript): AnyReferee {
  const opened = openGame(script);
  if (isRefusal(opened)) throw new Error(JSON.stringify(opened));
  return opened as unknown as AnyReferee;
}

/** A live game whose dice and whose opponent are known beforehand; the real referee, behind a line of our own. */
export class ScriptedTable {
  private readonly referee: AnyReferee;
  private readonly service: RefereeService;
  private heard = 0;
  private line: WebSocketRoute | undefined;

  private constructor(private readonly script: AnyGameScript) {
    this.referee = openReferee(script);
    this.service = new RefereeService({
      games: { names: [], find: () => undefined },
      secret: () => '',
      referee: this.referee,
    });
  }

  /** Lays the table and sits the person down at it. */
  static async lay({ page }: Person, url: string, script: AnyGameScript): Promise<ScriptedTable> {
    const table = new ScriptedTable(script);
    await page.routeWebSocket('**/api/live', (line) => table.connect(line));
    const kept = { id: 'scripted', game: gameOf(script), title: 'Scripted', tokens: { [OWN]: 't' }, at: 1 };
    await page.addInitScript(
      (each) => {
        localStorage.setItem('sortie.games', JSON.stringify([each]));
      },
      { ...kept, isOver: false },
    );
    await page.goto(`${url}/game/scripted`);
    return table;
  }

  /** The timer that the rules have set running has run out. */
  expireTimer(): void {
    const timer = runningTimer(this.referee);
    if (!timer || !this.line) throw new Error('no timer runs at this table');
    const refusal = this.referee.command('clock', timerExpired(timer));
    if (isRefusal(refusal)) throw new Error(JSON.stringify(refusal));
    this.line.send(JSON.stringify(this.update()));
    this.answerForOpponent(this.line);
  }

  private connect(line: WebSocketRoute): void {
    this.heard = 0;
    this.line = line;
    line.onMessage((text) => {
      const { id, kind } = JSON.parse(String(text)) as { readonly id: number; readonly kind: string };
      if (kind === 'join') {
        const result = { as: OWN, update: this.update(), now: NOW };
        line.send(JSON.stringify({ id, kind: 'result', result }));
        return;
      }
      const before = this.referee.version;
      line.send(JSON.stringify(this.service.serveLine(String(text), OWN as never)));
      if (this.referee.version === before) return;
      line.send(JSON.stringify(this.update()));
      this.answerForOpponent(line);
    });
  }

  /** One answer after the other, each with its own update, as a computer gives them. */
  private answerForOpponent(line: WebSocketRoute): void {
    for (;;) {
      const open = this.referee.decisions().find(({ settled, seat }) => !settled && seat !== OWN);
      if (!open) return;
      const { id: decision, seat } = open;
      const { version } = this.referee;
      const refusal = this.referee.answer(seat, { decision, version, answer: this.script.opponent(open) });
      if (isRefusal(refusal)) throw new Error(JSON.stringify(refusal));
      line.send(JSON.stringify(this.update()));
    }
  }

  private update(): Update {
    const view = this.referee.view(OWN as never) as unknown as NonNullable<Update['view']>;
    const events = this.referee.logFor(OWN as never);
    const from = this.heard;
    this.heard = events.length;
    const timer = runningTimer(this.referee);
    const people = [0, 1].map((side) => ({
      seat: `p${side + 1}`,
      side: side as 0 | 1,
      who: 'person' as const,
      name: ['Anna', 'Bruno'][side]!,
      sat: true,
      present: true,
    }));
    return {
      kind: 'update',
      status: view.outcome ? 'over' : 'playing',
      version: view.version,
      view,
      log: { from, to: events.length, events: events.slice(from) },
      undo: null,
      redo: null,
      people,
      clock: null,
      timer: timer ? { endsAt: NOW + timer.seconds * 1000, seconds: timer.seconds } : null,
      thinking: [],
      gallery: [],
      watching: 0,
      judged: null,
      dice: { commitment: '', promises: {}, shown: [], waitsUntil: null },
      from: null,
    };
  }
}

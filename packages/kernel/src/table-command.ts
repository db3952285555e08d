import type { Control } from './control.ts';
import { endGame } from './control.ts';
import type { EngineEvent } from './engine-event.ts';
import { isFields } from './fields.ts';
import type { Entry } from './journal.ts';
import type { Plain } from './plain.ts';
import type { Refusal } from './refusal.ts';
import { refused } from './refusal.ts';
import type { SeatId } from './seat.ts';
import { otherSide } from './seat.ts';
import type { GameState, StandingPass } from './state.ts';

type Orders = readonly (EngineEvent | Control)[];
type Fields = { readonly [field: string]: Plain };

/** What a command is given by: a seat, the clock, or a judge. */
export type CommandSource = SeatId | 'clock' | 'judge';

/** What the table has to know to carry out its own commands. */
export interface CommandContext {
  readonly state: GameState;
  /** The round that the game is in. */
  readonly milestone: number;
  /** The rule by which everybody hears what is said. */
  readonly publicTalkRule: string;
}

/**
 * The commands that every table knows: saying something, conceding, letting windows go by. Undefined for a
 * command that belongs to the game.
 */
export function tableOrders(
  command: Plain,
  from: CommandSource,
  context: CommandContext,
): Orders | Refusal | undefined {
  const seat = context.state.seats.find(({ id }) => id === from);
  if (!seat || !isFields(command)) return undefined;
  switch (command.kind) {
    case 'say':
      return say(seat.id, command, context);
    case 'concede':
      return [
        { kind: 'conceded', seat: seat.id },
        endGame({ winner: otherSide(seat.side), rule: 'table.conceded' }),
      ];
    case 'passWindows':
      return passWindows(seat.id, command, context);
    case 'askAgain':
      return askAgain(seat.id, command, context);
    default:
      return undefined;
  }
}

/** Commands that move nothing in the game: they neither keep an answer from being taken back nor are lost by it. */
const ASIDES: ReadonlySet<Plain | undefined> = new Set(['say', 'passWindows', 'askAgain']);

export function isAside(entry: Entry): boolean {
  return entry.kind === 'command' && isFields(entry.command) && ASIDES.has(entry.command.kind);
}

/** Words once said stay where they were said, whatever is taken back around them. */
export function isTalk(entry: Entry): boolean {
  return entry.kind === 'command' && isFields(entry.command) && entry.command.kind === 'say';
}

/** What a seat lets go by, or no longer does, outlives an undo: it is entered again behind it. */
export function isStandingPass(entry: Entry): boolean {
  return isAside(entry) && !isTalk(entry);
}

/** The standing passes among these in their order, each only as it was given last: a later one says the same anew. */
export function lastStandingPasses(entries: readonly Entry[]): readonly Entry[] {
  const last = new Map<string, Entry>();
  for (const entry of entries.filter(isStandingPass)) {
    const { from, command } = entry as Entry & { readonly kind: 'command' };
    const { kind, window = null, when = 'always' } = command as Fields;
    const key = JSON.stringify([from, kind, window, when]);
    last.delete(key);
    last.set(key, entry);
  }
  return [...last.values()];
}

const LONGEST_TALK = 500;

/** What a player says goes to everybody; there are no private messages. */
function say(seat: SeatId, { text, to }: Fields, { publicTalkRule }: CommandContext): Orders | Refusal {
  if (to !== undefined) return refused(publicTalkRule, { field: 'to' });
  if (typeof text !== 'string' || text.trim() === '' || text.length > LONGEST_TALK) {
    return refused('table.malformed-command', { field: 'text' });
  }
  return [{ kind: 'said', seat, text }];
}

/** A seat is no longer asked in a window (or in any) for the rest of the round, or until it says otherwise. */
function passWindows(
  seat: SeatId,
  { window = null, when = 'always', scope = 'round' }: Fields,
  { state, milestone }: CommandContext,
): Orders | Refusal {
  if (window !== null && typeof window !== 'string')
    return refused('table.malformed-command', { field: 'window' });
  if (when !== 'always' && when !== 'idle') return refused('table.malformed-command', { field: 'when' });
  if (scope !== 'round' && scope !== 'game') return refused('table.malformed-command', { field: 'scope' });
  const pass: StandingPass = { seat, window, when, until: scope === 'round' ? milestone : null };
  const others = state.engine.passes.filter(
    (each) => each.seat !== seat || each.window !== window || each.when !== when,
  );
  const stillHold = others.filter(({ until }) => until === null || until >= milestone);
  return [{ kind: 'passesChanged', passes: [...stillHold, pass] }];
}

/** A seat wants to be asked again in a window, or in all of them. */
function askAgain(seat: SeatId, { window = null }: Fields, { state }: CommandContext): Orders | Refusal {
  if (window !== null && typeof window !== 'string')
    return refused('table.malformed-command', { field: 'window' });
  const left = state.engine.passes.filter(
    (each) => each.seat !== seat || (window !== null && each.window !== window),
  );
  return [{ kind: 'passesChanged', passes: left }];
}

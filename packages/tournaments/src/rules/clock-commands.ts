import { refused, unreachable } from '@sortie/kernel';
import type { ClockCommand, Command } from '../model/command.ts';
import type { TableNumber } from '../model/ids.ts';
import { endOfRound, endOfTable } from './clock.ts';
import { pairingAt, roundUnderWay } from './find.ts';
import type { Outcome, Trial } from './trial.ts';

const kinds: readonly string[] = [
  'startClock',
  'pauseClock',
  'resumeClock',
  'extendClock',
  'passTime',
] satisfies readonly ClockCommand['kind'][];

export function isClockCommand(command: Command): command is ClockCommand {
  return kinds.includes(command.kind);
}

const LONGEST = 24 * 60;

/** The clock is the organiser's: started once most players sit, paused and extended for all or for one table. */
export function tryClockCommand(trial: Trial, command: ClockCommand): Outcome {
  const { tournament, at } = trial;
  const round = roundUnderWay(tournament);
  if (!round) return refused('desk.no-round', { where: 'clock', what: command.kind });
  const { clock } = round;
  // ev.round-time.start-after-seating
  if (command.kind === 'startClock') {
    return clock.startedAt === null
      ? [{ kind: 'clockStarted', at }]
      : refused('desk.clock', { where: 'clock', what: 'started' });
  }
  if (clock.startedAt === null) return refused('desk.clock', { where: 'clock', what: 'notStarted' });
  if (command.kind === 'passTime') return passTime(trial);
  const { table } = command;
  const own = table === null ? clock : pairingAt(round, table)?.clock;
  if (!own) return refused('desk.no-table', { where: 'table', what: table });
  switch (command.kind) {
    case 'pauseClock':
      return own.pausedAt === null
        ? [{ kind: 'clockPaused', at, table }]
        : refused('desk.clock', { where: 'clock', what: 'paused' });
    case 'resumeClock':
      return own.pausedAt === null
        ? refused('desk.clock', { where: 'clock', what: 'running' })
        : [{ kind: 'clockResumed', at, table }];
    case 'extendClock': {
      const { minutes } = command;
      const isFine = Number.isInteger(minutes) && minutes > 0 && minutes <= LONGEST;
      return isFine
        ? [{ kind: 'clockExtended', by: minutes * 60_000, table }]
        : refused('desk.clock', { where: 'minutes', what: 'notANumber' });
    }
    default:
      return unreachable(command);
  }
}

/** Tells every table whose time has come to finish its game round. ev.round-time.finish-game-round */
function passTime({ tournament, at }: Trial): Outcome {
  const round = roundUnderWay(tournament)!;
  const ended = round.pairings
    .filter((pairing) => !pairing.clock.isUp && hasCome(endOfTable(round, pairing), at))
    .map((pairing): TableNumber => pairing.table);
  const everybody = round.pairings.every(({ clock, table }) => clock.isUp || ended.includes(table));
  const isAll = !round.clock.isUp && everybody && hasCome(endOfRound(round), at);
  if (ended.length === 0 && !isAll) return refused('desk.clock', { where: 'clock', what: 'notYet' });
  return [{ kind: 'timeRanOut', tables: isAll ? null : ended }];
}

const hasCome = (end: number | null, at: number) => end !== null && at >= end;

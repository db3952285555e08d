import { isRefusal, plainCopy, type Refusal, refused, unreachable } from '@sortie/kernel';
import type { Command, Request } from '../model/command.ts';
import type { Entry, TournamentEvent } from '../model/event.ts';
import type { Tournament } from '../model/tournament.ts';
import { isClockCommand, tryClockCommand } from './clock-commands.ts';
import { finish, makeCut } from './cut-commands.ts';
import { lockPair, moveTable, swapPlayers } from './draft-commands.ts';
import { isJudgeCommand, tryJudgeCommand } from './judge-commands.ts';
import { permissionFault } from './permissions.ts';
import { addPlayers, changePlayer, checkIn, handInList, passList } from './player-commands.ts';
import { disqualify, drop, letReturn, penalise, removeMissing } from './presence-commands.ts';
import { beginGame, correctResult, enterResult, reportResult } from './result-commands.ts';
import { drawRound, publishRound, takeRoundBack } from './round-commands.ts';
import { announce, changeSettings, dismissJudge, nameJudge, start } from './setup-commands.ts';
import { subjectsKnownTo } from './subjects.ts';
import type { Outcome, Trial } from './trial.ts';

/**
 * What a command comes to: the entry to be stored, or why not. Nothing is changed; enter the entry once it is
 * stored. A refusal names the rule, what is wrong and where; one whose `about.ask` is set goes through when the
 * request is sent again with its rule among `confirmed`.
 */
export function attempt(tournament: Tournament, request: Request): Entry | Refusal {
  const command = plainCopy(request.command) as Command | undefined;
  if (command === undefined) return refused('desk.unknown-command', { where: 'command' });
  const { by, at, confirmed = [] } = request;
  const fault = permissionFault(command, by, tournament) ?? staleness(tournament, command, request.version);
  if (fault) return fault;
  if (!Number.isInteger(at) || at < 0) return refused('desk.bad-time', { where: 'at' });
  if (tournament.phase === 'over' && command.kind !== 'correctResult') return refused('desk.over');
  const events = tryCommand(command, { tournament, by, at, confirmed });
  if (isRefusal(events)) return events;
  return { number: tournament.version + 1, at, by, command: command.kind, events: asEvents(events) };
}

const asEvents = (events: readonly TournamentEvent[]) => events;

/** Of two who change the same thing the second is told at which version it was changed. */
function staleness({ touched, version }: Tournament, command: Command, madeFor: number): Refusal | undefined {
  if (!Number.isInteger(madeFor) || madeFor < 0 || madeFor > version) {
    return refused('desk.stale', { what: 'version', version, changed: [] });
  }
  const changed = subjectsKnownTo(command).filter((subject) => (touched[subject] ?? 0) > madeFor);
  return changed.length === 0 ? undefined : refused('desk.stale', { what: 'changed', version, changed });
}

function tryCommand(command: Command, trial: Trial): Outcome {
  if (isClockCommand(command)) return tryClockCommand(trial, command);
  if (isJudgeCommand(command)) return tryJudgeCommand(trial, command);
  switch (command.kind) {
    case 'changeSettings':
      return changeSettings(trial, command);
    case 'announce':
      return announce(trial);
    case 'addPlayers':
      return addPlayers(trial, command);
    case 'changePlayer':
      return changePlayer(trial, command);
    case 'handInList':
      return handInList(trial, command);
    case 'passList':
      return passList(trial, command);
    case 'checkIn':
      return checkIn(trial, command);
    case 'nameJudge':
      return nameJudge(trial, command);
    case 'dismissJudge':
      return dismissJudge(trial, command);
    case 'start':
      return start(trial);
    case 'drawRound':
      return drawRound(trial);
    case 'swapPlayers':
      return swapPlayers(trial, command);
    case 'lockPair':
      return lockPair(trial, command);
    case 'moveTable':
      return moveTable(trial, command);
    case 'publishRound':
      return publishRound(trial);
    case 'takeRoundBack':
      return takeRoundBack(trial);
    case 'makeCut':
      return makeCut(trial);
    case 'finish':
      return finish(trial);
    default:
      return tryDayCommand(command, trial);
  }
}

type DayCommand = Extract<
  Command,
  {
    readonly kind:
      | 'reportResult'
      | 'enterResult'
      | 'correctResult'
      | 'beginGame'
      | 'drop'
      | 'removeMissing'
      | 'letReturn'
      | 'disqualify'
      | 'penalise';
  }
>;

function tryDayCommand(command: DayCommand, trial: Trial): Outcome {
  switch (command.kind) {
    case 'reportResult':
      return reportResult(trial, command);
    case 'enterResult':
      return enterResult(trial, command);
    case 'correctResult':
      return correctResult(trial, command);
    case 'beginGame':
      return beginGame(trial, command);
    case 'drop':
      return drop(trial, command);
    case 'removeMissing':
      return removeMissing(trial, command);
    case 'letReturn':
      return letReturn(trial, command);
    case 'disqualify':
      return disqualify(trial, command);
    case 'penalise':
      return penalise(trial, command);
    default:
      return unreachable(command);
  }
}

import { refused, unreachable } from '@sortie/kernel';
import type { Command, JudgeCommand } from '../model/command.ts';
import type { CallId } from '../model/ids.ts';
import { warningGrounds } from '../model/people.ts';
import { pairingAt, placeOf, playerOf, roundUnderWay } from './find.ts';
import { nameOf, type Outcome, type Trial } from './trial.ts';

const kinds: readonly string[] = [
  'callJudge',
  'takeCall',
  'rule',
  'appeal',
  'decideAppeal',
  'warn',
] satisfies readonly JudgeCommand['kind'][];

export function isJudgeCommand(command: Command): command is JudgeCommand {
  return kinds.includes(command.kind);
}

type Of<Kind> = Extract<JudgeCommand, { readonly kind: Kind }>;

/** Calls in a queue, rulings that stand but for an appeal, warnings. ev.judges.duties */
export function tryJudgeCommand(trial: Trial, command: JudgeCommand): Outcome {
  switch (command.kind) {
    case 'callJudge':
      return callJudge(trial, command);
    case 'takeCall':
      return takeCall(trial, command);
    case 'rule':
      return ruleOn(trial, command);
    case 'appeal':
      return appeal(trial, command);
    case 'decideAppeal':
      return decideAppeal(trial, command);
    case 'warn':
      return warn(trial, command);
    default:
      return unreachable(command);
  }
}

/** A dispute stops the game of the table until a judge has ruled. ev.sportsmanship.call-judge */
function callJudge(trial: Trial, { table, about }: Of<'callJudge'>): Outcome {
  const { tournament, by, at } = trial;
  const round = roundUnderWay(tournament);
  if (!round || by.role !== 'player') return refused('desk.no-round', { where: 'callJudge' });
  const pairing = pairingAt(round, table);
  if (!pairing || placeOf(pairing, by.player) === undefined) {
    return refused('desk.not-your-table', { where: 'table', what: table });
  }
  const isOpen = tournament.calls.some(
    (call) => call.round === round.number && call.table === table && call.ruling === null,
  );
  if (isOpen) return refused('desk.called', { where: 'table', what: table });
  return [
    {
      kind: 'judgeCalled',
      call: {
        id: `c${tournament.nextCall}` as CallId,
        round: round.number,
        table,
        by: by.player,
        at,
        about: about.slice(0, 500),
        takenBy: null,
        ruling: null,
        appeal: null,
      },
    },
  ];
}

const findCall = ({ tournament }: Trial, call: CallId) => tournament.calls.find(({ id }) => id === call);

function takeCall(trial: Trial, { call }: Of<'takeCall'>): Outcome {
  const found = findCall(trial, call);
  if (!found || trial.by.role !== 'judge') return refused('desk.unknown', { where: 'call', what: call });
  if (found.takenBy !== null) return refused('desk.taken', { where: 'call', what: call });
  return [{ kind: 'callTaken', call, judge: trial.by.judge }];
}

/** A ruling is final, even a wrong one. ev.judges.ruling-final */
function ruleOn(trial: Trial, { call, why }: Of<'rule'>): Outcome {
  const found = findCall(trial, call);
  if (!found || trial.by.role !== 'judge') return refused('desk.unknown', { where: 'call', what: call });
  if (found.ruling !== null) return refused('ev.judges.ruling-final', { where: 'call', what: call });
  if (why.trim() === '') return refused('desk.no-reason', { where: 'why' });
  const ruling = { judge: trial.by.judge, by: nameOf(trial), at: trial.at, why };
  return [{ kind: 'callRuled', call, ruling }];
}

/** To the head judge, by one of the two, against an ordinary judge. ev.judges.appeal */
function appeal(trial: Trial, { call }: Of<'appeal'>): Outcome {
  const { tournament, by, at } = trial;
  const found = findCall(trial, call);
  if (!found || by.role !== 'player') return refused('desk.unknown', { where: 'call', what: call });
  const pairing = pairingAt(tournament.rounds[found.round - 1]!, found.table);
  if (!pairing || placeOf(pairing, by.player) === undefined) {
    return refused('desk.not-your-table', { where: 'call', what: call });
  }
  if (found.ruling === null) return refused('desk.not-ruled', { where: 'call', what: call });
  const head = tournament.judges.find(({ isHead }) => isHead);
  if (!head) return refused('ev.judges.head-judge', { where: 'judges', what: 'missing' });
  const isFinal = found.appeal !== null || found.ruling.judge === head.id;
  if (isFinal) return refused('ev.judges.ruling-final', { where: 'call', what: call });
  return [{ kind: 'rulingAppealed', call, by: by.player, at }];
}

/** The head judge has the last word. ev.judges.appeal */
function decideAppeal(trial: Trial, { call, isOverturned, why }: Of<'decideAppeal'>): Outcome {
  const { tournament, by } = trial;
  const found = findCall(trial, call);
  if (!found?.appeal || by.role !== 'judge') return refused('desk.unknown', { where: 'call', what: call });
  const judge = tournament.judges.find(({ id }) => id === by.judge);
  if (!judge?.isHead) return refused('ev.judges.appeal', { where: 'call', what: by.judge });
  if (found.appeal.decision !== null) return refused('ev.judges.ruling-final', { where: 'call', what: call });
  const decision = { judge: by.judge, by: nameOf(trial), at: trial.at, why };
  return [{ kind: 'appealDecided', call, decision, isOverturned }];
}

/** ev.warnings.sportsmanship ev.warnings.abuse */
function warn(trial: Trial, { player: id, ground, why }: Of<'warn'>): Outcome {
  const player = playerOf(trial.tournament, id);
  if (!player) return refused('desk.unknown', { where: 'player', what: id });
  if (player.presence === 'disqualified') return refused('desk.out', { where: id, what: player.presence });
  if (!warningGrounds.includes(ground)) return refused('desk.unknown', { where: 'ground', what: ground });
  if (why.trim() === '') return refused('desk.no-reason', { where: 'why' });
  const warning = { ground, by: nameOf(trial), at: trial.at, why };
  return [{ kind: 'playerWarned', player: id, warning }];
}

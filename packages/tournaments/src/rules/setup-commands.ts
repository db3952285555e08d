import { type Refusal, refused } from '@sortie/kernel';
import type { SetupCommand } from '../model/command.ts';
import type { JudgeId } from '../model/ids.ts';
import type { Settings } from '../model/settings.ts';
import { planFor } from '../scoring/plan.ts';
import { cutFault, scoringFault } from '../scoring/read-scoring.ts';
import { activePlayers } from './find.ts';
import { isListFit } from './lists.ts';
import { sameName } from './names.ts';
import { asks, type Outcome, type Trial } from './trial.ts';

type Of<Kind> = Extract<SetupCommand, { readonly kind: Kind }>;

/** Settings that stay free once the event has started; everything else was announced. */
const FREE: readonly (keyof Settings)[] = [
  'forbidden',
  'tables',
  'lateEntry',
  'noShowAfter',
  'showElapsed',
  'place',
];

export function changeSettings({ tournament }: Trial, { settings }: Of<'changeSettings'>): Outcome {
  const keys = Object.keys(settings) as (keyof Settings)[];
  const unknown = keys.find((key) => !(key in tournament.settings));
  if (unknown !== undefined) return refused('desk.bad-setting', { where: unknown, what: 'unknown' });
  const late = tournament.phase === 'setup' ? undefined : keys.find((key) => !FREE.includes(key));
  // ev.format.announce-in-advance
  if (late !== undefined)
    return refused('ev.format.announce-in-advance', { where: late, what: 'afterStart' });
  const to: Settings = { ...tournament.settings, ...settings };
  return settingsFault(to) ?? [{ kind: 'settingsChanged', settings: to }];
}

function settingsFault({
  scoring,
  format,
  rounds,
  cut,
  tables,
  noShowAfter,
  cardList,
}: Settings): Refusal | undefined {
  const bad = (where: string, what: string) => refused('desk.bad-setting', { where, what });
  // ev.format.standard-or-extended
  if (!['standard', 'extended'].includes(format)) {
    return refused('ev.format.standard-or-extended', { where: 'format', what: format });
  }
  if (rounds !== null && !(Number.isInteger(rounds) && rounds >= 1 && rounds <= 64)) {
    return bad('rounds', 'notANumber');
  }
  const wrong = tables.findIndex(
    ({ from, to }) => !(Number.isInteger(from) && Number.isInteger(to) && from >= 1 && to >= from),
  );
  if (wrong >= 0) return bad(`tables.${wrong}`, 'notARange');
  if (!(noShowAfter >= 0)) return bad('noShowAfter', 'notANumber');
  // ev.format.points-documents
  if (cardList !== null && !/^\d{4}-\d{2}-\d{2}$/.test(cardList.date)) {
    return refused('ev.format.points-documents', { where: 'cardList.date', what: cardList.date });
  }
  return scoringFault(scoring) ?? (cut === null ? undefined : cutFault(cut, 'cut'));
}

/** Type, format, rounds before a cut and special rules become public. ev.format.announce-in-advance */
export function announce({ tournament }: Trial): Outcome {
  const { name, type } = tournament.settings;
  if (name.trim() === '') return refused('ev.format.announce-in-advance', { where: 'name', what: 'empty' });
  if (type.trim() === '') return refused('ev.format.announce-in-advance', { where: 'type', what: 'empty' });
  return [{ kind: 'announced' }];
}

export function nameJudge({ tournament }: Trial, { name, isHead }: Of<'nameJudge'>): Outcome {
  const { judges, players, nextJudge } = tournament;
  if (name.trim() === '') return refused('desk.bad-name', { where: 'name', what: 'empty' });
  // ev.judges.not-playing
  const plays = players.find((player) => sameName(player.name, name));
  if (plays) return refused('ev.judges.not-playing', { where: plays.id, what: plays.name });
  if (judges.some((judge) => sameName(judge.name, name))) {
    return refused('desk.same-name', { where: 'name', what: name });
  }
  // ev.judges.head-judge
  if (isHead && judges.some((judge) => judge.isHead)) {
    return refused('ev.judges.head-judge', { where: 'isHead', what: 'already' });
  }
  return [{ kind: 'judgeNamed', judge: { id: `j${nextJudge}` as JudgeId, name, isHead } }];
}

export function dismissJudge({ tournament }: Trial, { judge }: Of<'dismissJudge'>): Outcome {
  const { judges, phase } = tournament;
  if (!judges.some(({ id }) => id === judge)) return refused('desk.unknown', { where: 'judge', what: judge });
  // ev.judges.at-least-one
  if (phase === 'running' && judges.length === 1) {
    return refused('ev.judges.at-least-one', { where: 'judges', what: 'last' });
  }
  return [{ kind: 'judgeDismissed', judge }];
}

/** Below this the document's table says nothing. */
const FEWEST = 4;

/** The event begins with who has checked in; lists are locked from here on. */
export function start(trial: Trial): Outcome {
  const { tournament } = trial;
  const { settings, isAnnounced, phase } = tournament;
  if (phase !== 'setup') return refused('desk.started');
  // ev.format.announce-in-advance ev.format.announce-cut-rounds
  if (!isAnnounced) return refused('ev.format.announce-in-advance', { where: 'announce', what: 'missing' });
  const staff = staffFault(trial);
  if (staff) return staff;
  const players = activePlayers(tournament);
  if (players.length < 2) return refused('desk.too-few', { where: 'players', what: players.length });
  const without = players.filter((player) => settings.listsRequired && !isListFit(player.list));
  if (without.length > 0) {
    const none = without.some(({ list }) => list === null);
    // ev.squad-list.submit-before-start ev.squad-list.checked-against-format
    return refused(none ? 'ev.squad-list.submit-before-start' : 'ev.squad-list.checked-against-format', {
      where: 'lists',
      players: without.map(({ id }) => id),
    });
  }
  const plan = planFor(players.length, settings.scoring.plan, settings);
  const few = players.length < FEWEST && asks(trial, 'ev.cut.4-16', { players: players.length });
  if (few) return few;
  // With an odd number everybody sits out once, which is one round more.
  const opponents = players.length % 2 === 0 ? players.length - 1 : players.length;
  const many =
    plan.rounds > opponents &&
    asks(trial, 'ev.pairing.no-rematch-in-stage', { rounds: plan.rounds, opponents });
  if (many) return many;
  if (plan.cut > players.length) {
    return refused('ev.cut.definition', {
      where: 'cut',
      what: 'tooFew',
      cut: plan.cut,
      players: players.length,
    });
  }
  return [{ kind: 'started', plan }];
}

/** ev.judges.at-least-one ev.judges.head-judge */
function staffFault({ tournament: { judges, settings } }: Trial): Refusal | undefined {
  if (judges.length === 0) return refused('ev.judges.at-least-one', { where: 'judges', what: 'none' });
  if (!settings.isLarge) return undefined;
  const hasBoth = judges.some(({ isHead }) => isHead) && judges.some(({ isHead }) => !isHead);
  return hasBoth ? undefined : refused('ev.judges.head-judge', { where: 'judges', what: 'missing' });
}

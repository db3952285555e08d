import { isRefusal, type Refusal, refused } from '@sortie/kernel';
import type { JudgedList, Newcomer, PlayerChange, SetupCommand } from '../model/command.ts';
import type { TournamentEvent } from '../model/event.ts';
import type { PlayerId } from '../model/ids.ts';
import type { HandedInList, Player } from '../model/people.ts';
import type { Tournament } from '../model/tournament.ts';
import { drawLot } from './draws.ts';
import { pairingWith, playerOf, publishedRounds } from './find.ts';
import { faultsOf, isListFit } from './lists.ts';
import { plainName, sameName } from './names.ts';
import { nameOf, type Outcome, type Trial } from './trial.ts';

type Of<Kind> = Extract<SetupCommand, { readonly kind: Kind }>;

const LONGEST_NAME = 80;
const LONGEST_LIST = 20_000;
const MOST_PLAYERS = 2048;

/** Registers people, all or none; once the event runs they are late entries with a loss for each missed round. */
export function addPlayers(trial: Trial, { players }: Of<'addPlayers'>): Outcome {
  const { tournament } = trial;
  const isLate = tournament.phase === 'running';
  const fault = entryFault(trial, players);
  if (fault) return fault;
  const seen = new Map([...tournament.players, ...tournament.judges].map(({ name }) => [plainName(name), 0]));
  const events: TournamentEvent[] = [];
  for (const [at, newcomer] of players.entries()) {
    const where = `players.${at}`;
    const bad = newcomerFault(trial, newcomer, where, seen);
    if (bad) return bad;
    seen.set(plainName(newcomer.name), at);
    const player = newPlayer(trial, newcomer, tournament.nextPlayer + at);
    if (isRefusal(player)) return player;
    events.push({ kind: 'playerAdded', player });
    if (isLate) events.push(...missedSoFar(tournament, player.id));
  }
  return events;
}

/** Late entry is the organiser's to allow, into the Swiss rounds alone. */
function entryFault({ tournament, by }: Trial, newcomers: readonly Newcomer[]): Refusal | undefined {
  const { phase, settings, bracket, players } = tournament;
  if (newcomers.length === 0) return refused('desk.too-few', { where: 'players', what: 0 });
  if (players.length + newcomers.length > MOST_PLAYERS) {
    return refused('desk.too-many', { where: 'players', what: MOST_PLAYERS });
  }
  const own = by.role === 'public' ? selfEntryFault(newcomers) : undefined;
  if (own) return own;
  if (phase === 'setup') return undefined;
  const mayEnter = by.role === 'organiser' && settings.lateEntry && bracket === null;
  return mayEnter
    ? undefined
    : refused('ev.squad-list.submit-before-start', { where: 'players', what: 'late' });
}

/** Who registers without a role does so for one person; tables and byes are the organiser's to promise. */
function selfEntryFault(newcomers: readonly Newcomer[]): Refusal | undefined {
  if (newcomers.length > 1) return refused('desk.too-many', { where: 'players', what: 1 });
  const fixedTable = newcomers[0]?.fixedTable ?? null;
  if (fixedTable === null && (newcomers[0]?.promisedByes ?? []).length === 0) return undefined;
  const where = fixedTable === null ? 'players.0.promisedByes' : 'players.0.fixedTable';
  return refused('desk.not-allowed', { what: 'role', where, role: 'public' });
}

function newcomerFault(
  { tournament }: Trial,
  { name, promisedByes = [] }: Newcomer,
  where: string,
  seen: ReadonlyMap<string, number>,
): Refusal | undefined {
  if (typeof name !== 'string' || name.trim() === '' || name.length > LONGEST_NAME) {
    return refused('desk.bad-name', { where, what: typeof name === 'string' ? name.slice(0, 80) : 'none' });
  }
  // ev.judges.not-playing
  if (tournament.judges.some((judge) => sameName(judge.name, name))) {
    return refused('ev.judges.not-playing', { where, what: name });
  }
  if (seen.has(plainName(name))) return refused('desk.same-name', { where, what: name });
  const isRound = (round: number) => Number.isInteger(round) && round >= 1 && round <= 64;
  return promisedByes.every(isRound)
    ? undefined
    : refused('desk.bad-setting', { where: `${where}.promisedByes`, what: 'notARound' });
}

function newPlayer(trial: Trial, newcomer: Newcomer, number: number): Player | Refusal {
  const { tournament } = trial;
  const id = `p${number}` as PlayerId;
  const list = newcomer.list ? judgedList(trial, newcomer.list, newcomer.name) : null;
  if (isRefusal(list)) return list;
  const isLate = tournament.phase === 'running';
  // ev.squad-list.submit-before-start: a late entry hands in the list with the entry.
  if (isLate && tournament.settings.listsRequired && !isListFit(list)) {
    return refused('ev.squad-list.submit-before-start', { where: newcomer.name, what: 'list' });
  }
  return {
    id,
    name: newcomer.name.trim().replace(/\s+/g, ' '),
    club: newcomer.club?.trim() ?? '',
    presence: isLate ? 'present' : 'registered',
    list,
    fixedTable: newcomer.fixedTable ?? null,
    promisedByes: [...(newcomer.promisedByes ?? [])],
    since: publishedRounds(tournament).length + 1,
    warnings: [],
    penalties: [],
    lot: drawLot(tournament.secret, id),
  };
}

/** A loss for every round that has been published without this player. ev.drop.reentry-with-losses */
export function missedSoFar(tournament: Tournament, player: PlayerId): readonly TournamentEvent[] {
  return publishedRounds(tournament)
    .filter(({ stage, missed }) => stage === 'swiss' && !missed.includes(player))
    .filter((round) => {
      const pairing = pairingWith(round, player);
      const wasAbsent =
        pairing?.result?.kind === 'absent' &&
        pairing.result.missing.some((place) => pairing.players[place] === player);
      return wasAbsent || (!pairing && !round.byes.some((bye) => bye.player === player));
    })
    .map(({ number }) => ({ kind: 'roundMissed', player, round: number }));
}

export function changePlayer({ tournament, by }: Trial, { player, to }: Of<'changePlayer'>): Outcome {
  const { players, judges } = tournament;
  if (!playerOf(tournament, player)) return refused('desk.unknown', { where: 'player', what: player });
  const { name } = to;
  if (name !== undefined) {
    if (name.trim() === '' || name.length > LONGEST_NAME) {
      return refused('desk.bad-name', { where: 'name', what: name.slice(0, 80) });
    }
    if (judges.some((judge) => sameName(judge.name, name))) {
      return refused('ev.judges.not-playing', { where: 'name', what: name });
    }
    const other = players.find((each) => each.id !== player && sameName(each.name, name));
    if (other) return refused('desk.same-name', { where: other.id, what: name });
  }
  const own: readonly string[] = ['name', 'club'];
  const beyond = by.role === 'player' ? Object.keys(to).find((key) => !own.includes(key)) : undefined;
  if (beyond !== undefined)
    return refused('desk.not-allowed', { where: beyond, what: 'role', role: by.role });
  const change: PlayerChange = { ...to, ...(name === undefined ? {} : { name: name.trim() }) };
  return [{ kind: 'playerChanged', player, to: change }];
}

/** A list is handed in before the start and cannot change afterwards. ev.squad-list.locked */
export function handInList(trial: Trial, { player: id, list }: Of<'handInList'>): Outcome {
  const { tournament } = trial;
  const player = playerOf(tournament, id);
  if (!player) return refused('desk.unknown', { where: 'player', what: id });
  const isFirst = player.list === null && trial.by.role === 'organiser';
  if (tournament.phase !== 'setup' && !isFirst) {
    return refused('ev.squad-list.locked', { where: id, what: 'started' });
  }
  const judged = judgedList(trial, list, player.name);
  return isRefusal(judged) ? judged : [{ kind: 'listHandedIn', player: id, list: judged }];
}

/** A faulty list is refused with every fault; one that no game can read is kept to be ticked off by hand. */
function judgedList({ tournament }: Trial, list: JudgedList, name: string): HandedInList | Refusal {
  if (list.text.length > LONGEST_LIST) return refused('desk.too-long', { where: 'list', what: LONGEST_LIST });
  const faults = faultsOf(list, tournament.settings);
  if (list.isKnown && faults.length > 0) {
    return refused('ev.squad-list.checked-against-format', {
      where: 'list',
      player: name,
      faults: faults.map(({ rule, what }) => ({ rule, what })),
    });
  }
  return { ...list, faults, ruling: null };
}

/** The organiser or a judge lets a list be played, which is kept with its reason. */
export function passList(trial: Trial, { player: id, why }: Of<'passList'>): Outcome {
  const player = playerOf(trial.tournament, id);
  if (!player) return refused('desk.unknown', { where: 'player', what: id });
  if (player.list === null) return refused('ev.squad-list.submit-before-start', { where: id, what: 'list' });
  const list = { ...player.list, ruling: { by: nameOf(trial), at: trial.at, why } };
  return [{ kind: 'listHandedIn', player: id, list }];
}

/** Who registered and comes only when the event runs is a late entry. */
export function checkIn(trial: Trial, { player: id, isHere }: Of<'checkIn'>): Outcome {
  const { tournament } = trial;
  const player = playerOf(tournament, id);
  if (!player) return refused('desk.unknown', { where: 'player', what: id });
  if (tournament.phase === 'setup') {
    return [{ kind: 'presenceChanged', player: id, to: isHere ? 'present' : 'registered' }];
  }
  if (player.presence !== 'registered' || !isHere) return refused('desk.started', { where: id });
  const fault = entryFault(trial, [{ name: player.name }]);
  if (fault) return fault;
  if (tournament.settings.listsRequired && !isListFit(player.list)) {
    return refused('ev.squad-list.submit-before-start', { where: id, what: 'list' });
  }
  return [{ kind: 'presenceChanged', player: id, to: 'present' }, ...missedSoFar(tournament, id)];
}

import { refused } from '@sortie/kernel';
import type { PresenceCommand } from '../model/command.ts';
import type { TournamentEvent } from '../model/event.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Player } from '../model/people.ts';
import { removalGrounds } from '../model/people.ts';
import type { Pairing, Round } from '../model/round.ts';
import { pairingWith, placeOf, playerOf, roundUnderWay } from './find.ts';
import { missedSoFar } from './player-commands.ts';
import { replaceQualifier } from './replacement.ts';
import { asks, nameOf, type Outcome, type Trial } from './trial.ts';

type Of<Kind> = Extract<PresenceCommand, { readonly kind: Kind }>;

/** Somebody who can leave: known and still in. */
function findLeaver({ tournament }: Trial, id: PlayerId): Player | ReturnType<typeof refused> {
  const player = playerOf(tournament, id);
  if (!player) return refused('desk.unknown', { where: 'player', what: id });
  const isIn = player.presence === 'present' || player.presence === 'registered';
  return isIn ? player : refused('desk.out', { where: id, what: player.presence });
}

/** Stops playing: kept in the table by the results so far, and paired no more. ev.drop.voluntary */
export function drop(trial: Trial, { player: id }: Of<'drop'>): Outcome {
  const player = findLeaver(trial, id);
  if ('rule' in player) return player;
  return [
    { kind: 'presenceChanged', player: id, to: 'dropped' },
    ...leaveRound(trial, id, isUnderWay),
    ...replaceQualifier(trial.tournament, id),
  ];
}

/** Did not appear, or cannot go on. ev.drop.no-show */
export function removeMissing(trial: Trial, { player: id }: Of<'removeMissing'>): Outcome {
  const player = findLeaver(trial, id);
  if ('rule' in player) return player;
  const early = isWithinReason(trial, id) && asks(trial, 'ev.drop.no-show', { player: id });
  if (early) return early;
  return [
    { kind: 'presenceChanged', player: id, to: 'removed' },
    ...missTogether(trial, id),
    ...leaveRound(trial, id, (pairing) => pairing.hasBegun),
    ...replaceQualifier(trial.tournament, id),
  ];
}

/** Whether the clock of the round has not run long enough yet to remove somebody who is missing. */
function isWithinReason({ tournament, at }: Trial, id: PlayerId): boolean {
  const round = roundUnderWay(tournament);
  const pairing = round && pairingWith(round, id);
  if (!round || !pairing || pairing.result !== null || pairing.hasBegun) return false;
  const { startedAt } = round.clock;
  return startedAt === null || at - startedAt < tournament.settings.noShowAfter * 60_000;
}

/** Whether a game was being played: it was begun, or the clock has started for everybody. */
const isUnderWay = (pairing: Pairing, round: Round) => pairing.hasBegun || round.clock.startedAt !== null;

/**
 * Both of a pairing may turn out to be missing: nobody has the bye. Who appeared and leaves later keeps it.
 * ev.drop.no-show-opponent
 */
function missTogether({ tournament }: Trial, id: PlayerId): readonly TournamentEvent[] {
  const round = roundUnderWay(tournament);
  const pairing = round && pairingWith(round, id);
  if (!round || pairing?.result?.kind !== 'absent') return [];
  const { table } = pairing;
  return [{ kind: 'resultSettled', round: round.number, table, result: { kind: 'absent', missing: [0, 1] } }];
}

/**
 * What leaving does to the round under way: a game that was being played is conceded, before it has begun the
 * opponent gets a bye. ev.drop.game-under-way ev.drop.no-show-opponent
 */
function leaveRound(
  { tournament }: Trial,
  id: PlayerId,
  isPlaying: (pairing: Pairing, round: Round) => boolean,
): readonly TournamentEvent[] {
  const round = roundUnderWay(tournament);
  const pairing = round && pairingWith(round, id);
  if (!round || !pairing) return [];
  const place = placeOf(pairing, id)!;
  const { table, result } = pairing;
  if (result !== null) return [];
  return [
    {
      kind: 'resultSettled',
      round: round.number,
      table,
      result: isPlaying(pairing, round)
        ? { kind: 'conceded', by: place, missionPoints: null }
        : { kind: 'absent', missing: [place] },
    },
  ];
}

/** Back in the event, with a loss for every round missed. ev.drop.reentry-with-losses */
export function letReturn({ tournament }: Trial, { player: id }: Of<'letReturn'>): Outcome {
  const player = playerOf(tournament, id);
  if (!player) return refused('desk.unknown', { where: 'player', what: id });
  // ev.drop.disqualified-no-return
  if (player.presence === 'disqualified') {
    return refused('ev.drop.disqualified-no-return', { where: id, what: player.name });
  }
  if (player.presence !== 'dropped' && player.presence !== 'removed') {
    return refused('desk.in', { where: id, what: player.presence });
  }
  if (tournament.bracket !== null) return refused('ev.cut.definition', { where: id, what: 'bracket' });
  if (tournament.phase === 'setup') return [{ kind: 'presenceChanged', player: id, to: 'present' }];
  return [{ kind: 'presenceChanged', player: id, to: 'present' }, ...missedSoFar(tournament, id)];
}

/**
 * Expelled at once and for good, on the ground that the judge names. ev.warnings.immediate-removal
 * ev.warnings.violence ev.warnings.cheating ev.sportsmanship.unsporting-consequence
 */
export function disqualify(trial: Trial, { player: id, ground, why }: Of<'disqualify'>): Outcome {
  const { tournament } = trial;
  const player = playerOf(tournament, id);
  if (!player) return refused('desk.unknown', { where: 'player', what: id });
  if (player.presence === 'disqualified') return refused('desk.out', { where: id, what: player.presence });
  if (!removalGrounds.includes(ground)) return refused('desk.unknown', { where: 'ground', what: ground });
  if (why.trim() === '') return refused('desk.no-reason', { where: 'why' });
  // ev.warnings.three
  if (ground === 'threeWarnings' && player.warnings.length < 3) {
    return refused('ev.warnings.three', { where: id, what: player.warnings.length });
  }
  const isIn = player.presence === 'present';
  return [
    { kind: 'playerDisqualified', player: id, ground },
    { kind: 'playerPenalised', player: id, penalty: { by: nameOf(trial), at: trial.at, why } },
    ...(isIn ? leaveRound(trial, id, isUnderWay) : []),
    ...replaceQualifier(tournament, id),
  ];
}

/** A penalty of the organiser's choice. ev.drop.notify-early */
export function penalise(trial: Trial, { player: id, why }: Of<'penalise'>): Outcome {
  if (!playerOf(trial.tournament, id)) return refused('desk.unknown', { where: 'player', what: id });
  if (why.trim() === '') return refused('desk.no-reason', { where: 'why' });
  return [{ kind: 'playerPenalised', player: id, penalty: { by: nameOf(trial), at: trial.at, why } }];
}

import { refused } from '@sortie/kernel';
import type { RoundCommand } from '../model/command.ts';
import type { PlayerId } from '../model/ids.ts';
import type { Bye, Pairing, Round } from '../model/round.ts';
import type { Tournament } from '../model/tournament.ts';
import { eventPointsOf, recordsOf } from '../standings/records.ts';
import { meetingsOf } from './draw-input.ts';
import { draftOf, pairingAt, playerOf } from './find.ts';
import { asks, type Outcome, type Trial } from './trial.ts';

type Of<Kind> = Extract<RoundCommand, { readonly kind: Kind }>;

/** Two players of a draft change places; the organiser is asked about what the rules would not draw. */
export function swapPlayers(trial: Trial, { players: two }: Of<'swapPlayers'>): Outcome {
  const { tournament } = trial;
  const draft = draftOf(tournament);
  if (!draft) return refused('desk.no-draft', { where: 'swapPlayers' });
  if (draft.stage === 'bracket') return refused('ev.cut.definition', { where: 'swapPlayers', what: 'seed' });
  const isDrawn = (id: PlayerId) =>
    draft.pairings.some(({ players }) => players.includes(id)) ||
    draft.byes.some(({ player }) => player === id);
  const stranger = two.find((id) => !isDrawn(id));
  if (stranger !== undefined) return refused('desk.unknown', { where: 'players', what: stranger });
  const [one, other] = two;
  const isSame = draft.pairings.some(({ players }) => players.includes(one) && players.includes(other));
  if (one === other || isSame) return refused('desk.same-table', { where: 'players', what: one });
  const swapped = swapIn(tournament, draft, two);
  const forbidden = swapped.pairings.find(({ players }) => isForbidden(tournament, players));
  if (forbidden)
    return refused('desk.wishes', { where: `table ${forbidden.table}`, pairs: [[...forbidden.players]] });
  return doubts(trial, swapped, two) ?? [{ kind: 'playersSwapped', round: swapped }];
}

function doubts(trial: Trial, { pairings, byes }: Round, two: readonly PlayerId[]) {
  const changed = pairings.filter(({ players }) => players.some((id) => two.includes(id)));
  const again = changed.find(({ why }) => why.isRematch);
  // ev.pairing.no-rematch-in-stage
  const rematch = again && asks(trial, 'ev.pairing.no-rematch-in-stage', { table: again.table });
  if (rematch) return rematch;
  const records = recordsOf(trial.tournament);
  const second = byes.find(
    ({ player }) => two.includes(player) && records.get(player)?.some(({ kind }) => kind === 'bye'),
  );
  return second && asks(trial, 'ev.bye.lowest-without-bye', { player: second.player });
}

function isForbidden({ settings }: Tournament, [one, other]: readonly [PlayerId, PlayerId]): boolean {
  return settings.forbidden.some(({ players }) => players.includes(one) && players.includes(other));
}

function swapIn(tournament: Tournament, draft: Round, [one, other]: readonly [PlayerId, PlayerId]): Round {
  const swap = (id: PlayerId) => (id === one ? other : id === other ? one : id);
  const records = recordsOf(tournament);
  const points = (id: PlayerId) => eventPointsOf(records.get(id) ?? []);
  const met = meetingsOf(tournament);
  const pairings = draft.pairings.map((pairing): Pairing => {
    const [first, second] = pairing.players;
    const players: readonly [PlayerId, PlayerId] = [swap(first), swap(second)];
    if (players[0] === first && players[1] === second) return pairing;
    const isRematch = met.some((pair) => pair.includes(players[0]) && pair.includes(players[1]));
    const clubs = players.map((id) => playerOf(tournament, id)?.club ?? '');
    return {
      ...pairing,
      players,
      isLocked: false,
      why: {
        kind: 'hand',
        eventPoints: [points(players[0]), points(players[1])],
        isRematch,
        isSameClub: draft.number === 1 && clubs[0] !== '' && clubs[0] === clubs[1],
      },
    };
  });
  const byes = draft.byes.map((bye): Bye => {
    const player = swap(bye.player);
    return player === bye.player ? bye : { player, why: { kind: 'hand' } };
  });
  return { ...draft, pairings, byes };
}

export function lockPair({ tournament }: Trial, { table, isLocked }: Of<'lockPair'>): Outcome {
  const draft = draftOf(tournament);
  if (!draft) return refused('desk.no-draft', { where: 'lockPair' });
  if (!pairingAt(draft, table)) return refused('desk.no-table', { where: 'table', what: table });
  return [{ kind: 'pairLocked', table, isLocked }];
}

/** A pair moves to another table; who sits there changes with it. */
export function moveTable({ tournament }: Trial, { from, to }: Of<'moveTable'>): Outcome {
  const draft = draftOf(tournament);
  if (!draft) return refused('desk.no-draft', { where: 'moveTable' });
  if (!pairingAt(draft, from)) return refused('desk.no-table', { where: 'from', what: from });
  if (!(Number.isInteger(to) && to >= 1)) return refused('desk.no-table', { where: 'to', what: to });
  return [{ kind: 'tableMoved', from, to }];
}

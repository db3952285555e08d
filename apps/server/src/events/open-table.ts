import { type Registry, usualChoices } from '@sortie/games';
import { isRefusal, type Plain, type Refusal, refused } from '@sortie/kernel';
import type { Pairing, Player, PlayerId, Round, TableNumber, Tournament } from '@sortie/tournaments/model';
import { roundUnderWay } from '@sortie/tournaments/rules';
import type { EventRole } from '@sortie/tournaments/wire';
import type { WantedJudgedGame, WantedPlayer } from '../games/judged/create-judged-game.ts';
import { readListText } from './judge-list.ts';

interface Wanted {
  readonly round: number;
  readonly table: TableNumber;
}

interface Found {
  readonly round: Round;
  readonly pairing: Pairing;
}

/** The published pairing that somebody wants to play here, or why it cannot be. */
export function findPairing(
  tournament: Tournament,
  { round: number, table }: Wanted,
  role: EventRole | null,
): Found | Refusal {
  if (role === null) {
    return refused('desk.not-allowed', { what: 'role', where: 'openGame', role: 'public' });
  }
  const round = roundUnderWay(tournament);
  if (round?.number !== number) return refused('desk.no-round', { where: 'round', what: number });
  const pairing = round.pairings.find((each) => each.table === table);
  if (!pairing) return refused('desk.no-table', { where: 'table', what: table, round: number });
  if (role.role === 'player' && !pairing.players.includes(role.player)) {
    return refused('desk.not-your-table', { where: 'table', what: table });
  }
  if (pairing.result !== null) return refused('desk.settled', { where: 'table', what: table });
  return { round, pairing };
}

/** The game of a pairing with the squads that are locked, or why there is none. */
export async function gameFor(
  tournament: Tournament,
  { round, pairing }: Found,
  { id, games }: { readonly id: string; readonly games: Registry },
): Promise<WantedJudgedGame | Refusal> {
  const { settings } = tournament;
  const players: WantedPlayer[] = [];
  for (const each of pairing.players) {
    const player = await wantedPlayer(tournament, each, games);
    if (isRefusal(player)) return player;
    players.push(player);
  }
  return {
    game: settings.game,
    players: [players[0]!, players[1]!],
    points: settings.squadLimit,
    rounds: settings.scoring.gameRounds,
    options: await variantOf(settings.variant, settings.game, games),
    spectators: true,
    occasion: { name: settings.name, round: round.number, table: pairing.table, address: `/event/${id}` },
  };
}

async function wantedPlayer(
  { players, settings }: Tournament,
  id: PlayerId,
  games: Registry,
): Promise<WantedPlayer | Refusal> {
  const { name, list } = players.find((player) => player.id === id) as Player;
  if (list === null) return refused('ev.squad-list.submit-before-start', { where: id, what: 'list' });
  const kit = games.find(settings.game);
  const read = kit && (await readListText(list.text, kit));
  if (!kit || read === undefined || isRefusal(read)) {
    return refused('desk.unknown', { where: 'list', what: name });
  }
  return { name, force: (await kit.setup()).forceOf({}, read) };
}

/** A variant that the game has as an option of its own, by the option's field. */
async function variantOf(
  variant: string,
  game: string,
  games: Registry,
): Promise<Readonly<Record<string, Plain>>> {
  const setup = await games.find(game)?.setup();
  const option = setup?.options.find(({ field }) => field === variant);
  if (!setup || !option?.accepts(true)) return {};
  const chosen = setup.optionsOf({ ...usualChoices(setup), [variant]: true });
  return Object.hasOwn(chosen, variant) ? { [variant]: chosen[variant]! } : {};
}

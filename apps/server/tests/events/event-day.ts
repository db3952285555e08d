import type { JudgeId, PlayerId, Result } from '@sortie/tournaments/model';
import type { CreatedEvent, CreateEvent } from '@sortie/tournaments/wire';
import { createEvent, EventClient, smallEvent } from './event-client.ts';

/** An event with its organiser at the desk. */
export interface Day {
  readonly created: CreatedEvent;
  readonly desk: EventClient;
}

export async function openDay(url: string, wanted: CreateEvent = smallEvent): Promise<Day> {
  const created = await createEvent(url, wanted);
  return { created, desk: await EventClient.join(url, created.id, created.token) };
}

export const names = (count: number) => Array.from({ length: count }, (_, at) => `Player ${at + 1}`);

/** Announced, with a judge and players who are there; it can be started. */
export async function gather({ desk }: Day, count: number): Promise<readonly PlayerId[]> {
  await desk.must({ kind: 'announce' });
  await desk.must({ kind: 'nameJudge', name: 'Jo', isHead: true });
  await desk.must({ kind: 'addPlayers', players: names(count).map((name) => ({ name })) });
  const players = desk.view.players.map(({ id }) => id);
  for (const player of players) await desk.must({ kind: 'checkIn', player, isHere: true });
  return players;
}

export async function startedDay(url: string, count: number, wanted?: CreateEvent): Promise<Day> {
  const day = await openDay(url, wanted);
  await gather(day, count);
  await day.desk.must({ kind: 'start' }, { confirmed: ['ev.cut.4-16', 'ev.pairing.no-rematch-in-stage'] });
  return day;
}

export async function publishRound({ desk }: Day): Promise<void> {
  await desk.must({ kind: 'drawRound' });
  await desk.must({ kind: 'publishRound' });
}

export const won = (points: number, other: number): Result => ({
  kind: 'played',
  missionPoints: [points, other],
  winner: points === other ? null : points > other ? 0 : 1,
});

/** Enters a result at every open table of the round. */
export async function enterAll({ desk }: Day, points: (table: number) => number): Promise<void> {
  const { number } = desk.view.rounds.at(-1)!;
  for (const { table, result } of desk.view.rounds.at(-1)!.pairings) {
    if (result !== null) continue;
    await desk.must({ kind: 'enterResult', round: number, table, result: won(points(table), 40) });
  }
}

/** Joins with a new link of a player or judge. */
export async function joinAs(
  url: string,
  { created, desk }: Day,
  role: { readonly player: PlayerId } | { readonly judge: JudgeId },
): Promise<EventClient> {
  const wanted =
    'player' in role ? ({ role: 'player', ...role } as const) : ({ role: 'judge', ...role } as const);
  const { token } = await desk.makeLink(wanted);
  return EventClient.join(url, created.id, token);
}

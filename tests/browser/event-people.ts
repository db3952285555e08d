import type { JudgeId, PlayerId } from '@sortie/tournaments/model';
import type { CreateEvent } from '@sortie/tournaments/wire';
import { type Day, openDay, publishRound } from '../../apps/server/tests/events/event-day.ts';
import type { LiveSite } from './live-site.ts';
import { type PageOptions, type Person, PHONE } from './open-page.ts';

export const ON_PHONE: PageOptions = { size: PHONE, touch: true };

export const PEOPLE = [
  'Ana Lima',
  'Ben Ochoa',
  'Carla Dominguez',
  'Dario Conti',
  'Elena Petrova',
  'Fausto Vidal',
  'Gil Moreau',
  'Hana Sato',
  'Iris Keller',
] as const;

export const EVENT: CreateEvent = {
  organiser: 'Olga',
  preset: 'aces-100',
  settings: {
    name: 'Aces of the River',
    game: 'xwing',
    date: '2026-11-21',
    place: 'Civic hall',
    listsRequired: false,
    scenarios: ['Convoy', 'Minefield'],
    specialRules: 'Bring your own dice.',
    rounds: 3,
    cut: 4,
    showElapsed: true,
  },
};

/** An event of these people that has started, with a judge and a head judge. */
export async function startEvent(
  site: Pick<LiveSite, 'url'>,
  names: readonly string[] = PEOPLE,
  settings: Partial<CreateEvent['settings']> = {},
): Promise<Day> {
  const day = await openDay(site.url, { ...EVENT, settings: { ...EVENT.settings, ...settings } });
  const { desk } = day;
  await desk.must({ kind: 'announce' });
  await desk.must({ kind: 'nameJudge', name: 'Jon Judge', isHead: false });
  await desk.must({ kind: 'nameJudge', name: 'Hilda Head', isHead: true });
  await desk.must({ kind: 'addPlayers', players: names.map((name) => ({ name })) });
  for (const { id } of desk.view.players) await desk.must({ kind: 'checkIn', player: id, isHere: true });
  await desk.must({ kind: 'start' }, { confirmed: ['ev.pairing.no-rematch-in-stage'] });
  return day;
}

export async function startRound(site: Pick<LiveSite, 'url'>, names?: readonly string[]): Promise<Day> {
  const day = await startEvent(site, names);
  await publishRound(day);
  return day;
}

/** Somebody opens the link that was made for them. */
export async function openAs(
  site: LiveSite,
  { created, desk }: Day,
  role: { readonly player: PlayerId } | { readonly judge: JudgeId } | 'public',
  options: PageOptions = {},
  url: string = site.url,
): Promise<Person> {
  const person = await site.person(options);
  const address = `${url}/event/${created.id}`;
  if (role === 'public') {
    await person.page.goto(address);
  } else {
    const wanted =
      'player' in role ? ({ role: 'player', ...role } as const) : ({ role: 'judge', ...role } as const);
    const { token } = await desk.makeLink(wanted);
    await person.page.goto(`${address}#${token}`);
  }
  await person.page.locator('[data-connection="here"]').waitFor();
  return person;
}

export const judgeNamed = ({ desk }: Day, name: string): { readonly judge: JudgeId } => ({
  judge: desk.view.judges.find((judge) => judge.name === name)!.id,
});

/** The pairing at the first table. */
export function firstTable({ desk }: Day) {
  return desk.view.rounds.at(-1)!.pairings.find(({ table }) => table === 1)!;
}

export const nameOf = ({ desk }: Day, id: PlayerId): string =>
  desk.view.players.find((player) => player.id === id)!.name;

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { type Day, enterAll, joinAs, publishRound } from '../../apps/server/tests/events/event-day.ts';
import { Desk } from './desk.ts';
import {
  addOthers,
  joinDesk,
  loseServer,
  pairTogether,
  playTogether,
  register,
  sitDownFromPhones,
  tie,
  xwing,
} from './event-day-people.ts';
import { ON_PHONE } from './event-people.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import type { Person } from './open-page.ts';
import { choices } from './play-on.ts';

/** A server of its own: it is killed twice. */
const site = liveSite({});

const OTHERS = [
  'Carla',
  'Dario',
  'Elena',
  'Fausto',
  'Gil',
  'Hana',
  'Iris',
  'Jorge',
  'Kira',
  'Lena',
  'Mario',
  'Nadia',
  'Otis',
  'Paula',
  'Quim',
];

/** Everybody with a browser of their own. */
interface Hall {
  readonly olga: Desk;
  readonly oscar: Desk;
  readonly judge: Page;
  readonly ana: Page;
  readonly bea: Page;
  readonly wall: Page;
  readonly people: readonly Person[];
}

const pagesOf = ({ olga, oscar, judge, ana, bea, wall }: Hall): readonly Page[] => [
  olga.page,
  oscar.page,
  judge,
  ana,
  bea,
  wall,
];

/** Olga makes the event, names the judge and lets Oscar help; Ana and Bea register on their phones. */
async function openHall(): Promise<{ readonly hall: Hall; readonly day: Day }> {
  const people = [
    await site.person(),
    await site.person(),
    await site.person(),
    await site.person(ON_PHONE),
    await site.person(ON_PHONE),
    await site.person(),
  ];
  const [first, second, judge, ana, bea, wall] = people.map(({ page }) => page);
  const olga = await Desk.make(first!, site.url, 'Aces of the river');
  const link = await olga.page
    .getByRole('textbox', { name: 'Link of the event, for everybody' })
    .inputValue();
  await olga.goOn();
  await olga.next('nameJudge');
  await olga.nameJudge('Jon');
  await judge!.goto(await olga.makeLink('Jon'));
  await second!.goto(await olga.linkOfOrganiser('Oscar'));
  const oscar = new Desk(second!);
  await oscar.next('addPlayers');
  await wall!.goto(`${link}/wall`);
  await Promise.all([register(ana!, link, 'Ana', xwing), register(bea!, link, 'Bea', tie)]);
  const day = await joinDesk(olga, site.url);
  await addOthers(olga, day, OTHERS);
  await olga.next('start');
  return { hall: { olga, oscar, judge: judge!, ana: ana!, bea: bea!, wall: wall!, people }, day };
}

/** After a fall of the server the wire of the desk is joined again; pages do so by themselves. */
async function fallAndRise(hall: Hall, more: readonly Page[] = []): Promise<Day> {
  await loseServer(site, [...pagesOf(hall), ...more]);
  return joinDesk(hall.olga, site.url);
}

/** The first of everything that the rules forbid to players and wall while the event runs. */
const SECRET = /"endsAt":\d|"draft":\{|"desk":\{|"isLocked"|"secret":"|"lot":\d/;

const tableOf = (day: Day, name: string) => {
  const { id } = day.desk.view.players.find((player) => player.name === name)!;
  return day.desk.view.rounds.at(-1)!.pairings.find(({ players }) => players.includes(id))!;
};

/** Round one: a swap in the draft puts Ana and Bea together, and somebody does not appear. */
async function pairFirstRound({ olga, oscar, ana, bea, wall }: Hall): Promise<void> {
  await olga.goOn();
  await olga.next('drawRound');
  await olga.goOn();
  await olga.next('publishRound');
  await pairTogether(olga, 'Ana', 'Bea');
  await look(olga.page, 'event-17-draft');
  await olga.goOn();
  await olga.next('startClock');
  await ana.getByText('against Bea').waitFor();
  await bea.getByText('against Ana').waitFor();
  await wall.locator('.wall[data-slide="byName"]').waitFor();
  await oscar.next('startClock');
  await oscar.goOn();
  await olga.next('collectResults');
}

async function missSomebody({ oscar }: Hall, name: string): Promise<void> {
  const { page } = oscar;
  await oscar.open('Players');
  await page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
  await page.getByRole('button', { name: 'Did not appear' }).click();
  await page
    .getByRole('dialog', { name: 'Are you sure?' })
    .getByRole('button', { name: 'Yes, do it' })
    .click();
  await page.getByRole('button', { name: 'Let return' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('[data-presence="removed"]', { hasText: name }).waitFor();
  await oscar.open('Desk');
}

/** Ana turns about and leaves the table, so that the game is short; Bea goes slowly ahead. */
function pilots({ ana, bea }: Hall) {
  let dials = 0;
  const pick = choices(3);
  const about = /"speed":4,"bearing":"koiogranTurn"/;
  return [
    {
      page: ana,
      pick,
      get wishes() {
        return { setDial: [...(dials++ === 0 ? [about] : []), /"speed":4,"bearing":"straight"/] };
      },
    },
    { page: bea, pick, wishes: { setDial: [/"speed":2,"bearing":"straight"/] } },
  ];
}

/** The table of Ana and Bea in Sortie: the judge goes back, the server falls in the middle, the result comes by itself. */
async function playInSortie(hall: Hall, day: Day): Promise<Day> {
  const { judge, ana, bea, olga } = hall;
  const { table } = tableOf(day, 'Ana');
  await sitDownFromPhones(ana, bea);
  const [desk] = await Promise.all([
    judge.context().waitForEvent('page'),
    judge.locator(`[data-table="${table}"]`).getByRole('link', { name: 'game' }).click(),
  ]);
  await desk.locator('#play-board').waitFor();
  const both = pilots(hall);
  await playTogether(both, async () => (await ana.locator('[data-dial]').count()) > 0);
  await desk.getByRole('button', { name: 'Go back…' }).click();
  await desk.locator('[data-step]').first().click();
  await desk.getByRole('button', { name: 'Yes, go back' }).click();
  for (const page of [ana, bea]) await page.getByText('The judge Jon took the game back to').waitFor();
  await look(bea, 'event-17-rewound-phone');
  await playTogether(both, async () => (await bea.locator('[data-decision="performAction"]').count()) > 0);
  const again = await fallAndRise(hall, [desk]);
  await playTogether(both, () => false);
  for (const page of [ana, bea]) await page.locator('[data-winner]').first().waitFor();
  const side = await ana.locator('[data-winner]').first().getAttribute('data-winner');
  await olga.tableIs(table, 'settled');
  await again.desk.until(() => tableOf(again, 'Ana').result !== null);
  expect(tableOf(again, 'Ana').result).toMatchObject({ kind: 'played', winner: Number(side) });
  for (const page of [ana, bea]) {
    await page.getByRole('link', { name: 'To the event' }).first().click();
    await page.getByRole('heading', { name: 'The result is settled' }).waitFor();
  }
  await look(ana, 'event-17-settled-phone');
  await desk.close();
  return again;
}

/** Round two: a phone reports, the server falls before the other one does, and nothing is lost. */
async function reportOverFall(hall: Hall, day: Day): Promise<Day> {
  const { oscar, ana } = hall;
  await oscar.publishes();
  await day.desk.until(({ view }) => view.rounds.length === 2);
  await ana.getByLabel('My points').fill('31');
  await ana.getByLabel(/^Points of /).fill('12');
  await ana.getByRole('button', { name: 'Report the result' }).click();
  await ana.getByText('You report:').waitFor();
  const again = await fallAndRise(hall);
  await ana.getByText('You report:').waitFor();
  const { table, players, reports } = tableOf(again, 'Ana');
  const place = reports!.findIndex((report) => report !== null);
  const { result } = reports![place]!;
  expect(result).toMatchObject({ kind: 'played', missionPoints: place === 0 ? [31, 12] : [12, 31] });
  const opponent = await joinAs(site.url, again, { player: players[1 - place]! });
  await opponent.must({ kind: 'reportResult', round: 2, table, result });
  await ana.getByRole('heading', { name: 'The result is settled' }).waitFor();
  return again;
}

/** In round three Olga corrects what was entered in round one: standings follow, the published round stays. */
async function correctRoundOne({ olga }: Hall, day: Day): Promise<void> {
  await publishRound(day);
  await olga.next('startClock');
  const published = await olga.tables();
  const played = day.desk.view.rounds[0]!.pairings.find(
    ({ result, table }) => result?.kind === 'played' && table !== tableInSortie(day),
  )!;
  const names = played.players.map((id) => day.desk.view.players.find((player) => player.id === id)!.name);
  const pointsOf = () =>
    day.desk.view.standings.find(({ player }) => player === played.players[0])!.eventPoints;
  const before = pointsOf();
  const { version } = day.desk.view;
  await olga.corrects({
    round: 1,
    table: played.table,
    points: { [names[0]!]: 5 },
    why: 'The slip was misread.',
  });
  await day.desk.until(({ view }) => view.version > version);
  expect(pointsOf()).toBe(before - 3);
  await olga.open('Desk');
  expect(await olga.tables()).toEqual(published);
}

/** The table of round one whose result came from the game itself. */
function tableInSortie({ desk }: Day): number {
  const ids = ['Ana', 'Bea'].map((name) => desk.view.players.find((player) => player.name === name)!.id);
  return desk.view.rounds[0]!.pairings.find(({ players }) => ids.every((id) => players.includes(id)))!.table;
}

/** The rest of the day: results over the wire, the steps of the desk by hand. */
async function playToTheEnd({ olga, oscar }: Hall, day: Day): Promise<void> {
  await enterAll(day, (table) => 60 + table);
  await publishRound(day);
  await enterAll(day, (table) => 50 + table);
  await olga.next('makeCut');
  await olga.goOn();
  for (const desk of [oscar, olga]) {
    await desk.publishes();
    await day.desk.until(({ view }) => view.draft === null && view.rounds.at(-1)!.status === 'published');
    await enterAll(day, (table) => 70 + table);
  }
  await oscar.next('finish');
}

test('an event of 17 from registration to its winner, in five browsers and over two falls of the server', async () => {
  const { hall, day: opened } = await openHall();
  const { people, ana, bea, wall } = hall;
  await pairFirstRound(hall);
  await opened.desk.until(({ view }) => view.rounds.length === 1);
  const missing = opened.desk.view.rounds[0]!.pairings.flatMap(({ players }) => players)
    .map((id) => opened.desk.view.players.find((player) => player.id === id)!.name)
    .find((name) => name !== 'Ana' && name !== 'Bea')!;
  await missSomebody(hall, missing);
  const played = await playInSortie(hall, opened);
  await enterAll(played, (table) => 60 + table);
  const reported = await reportOverFall(hall, played);
  await enterAll(reported, (table) => 60 + table);
  await correctRoundOne(hall, reported);
  await playToTheEnd(hall, reported);
  // Whatever has come to phones and wall holds nothing that only the desk may know.
  const outside = [ana, bea, wall].map((page) => people.find((person) => person.page === page)!);
  const heard = outside.flatMap(({ frames }) => frames);
  expect(heard.length).toBeGreaterThan(100);
  expect(heard.filter((frame) => SECRET.test(frame))).toEqual([]);
  expect(people[0]!.frames.some((frame) => SECRET.test(frame))).toBe(true);
  await hall.oscar.goOn();
  await hall.olga.next('over');
  const { view } = await reported.desk.until((picture) => picture.view.phase === 'over');
  const first = view.players.find(({ id }) => id === view.places[0]!.player)!.name;
  for (const page of [ana, bea])
    await page.getByRole('heading', { name: `${first} wins the event` }).waitFor();
  await wall.locator('.wall[data-slide="places"]').waitFor();
  expect(
    view.players.map(({ presence }) => presence).filter((presence) => presence === 'removed'),
  ).toHaveLength(1);
  expect(view.rounds).toHaveLength(6);
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
}, 600_000);

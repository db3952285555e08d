import { expect, test } from 'vitest';
import { type Day, enterAll, joinAs, publishRound, won } from '../../apps/server/tests/events/event-day.ts';
import { barriers } from './barriers.ts';
import { firstTable, nameOf, ON_PHONE, openAs, startEvent } from './event-people.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import type { Person } from './open-page.ts';
import { takePicture } from './take-picture.ts';

const site = liveSite();

const SIXTEEN = [
  'Ana Lima',
  'Ben Ochoa',
  'Carla Dominguez',
  'Dario Conti',
  'Elena Petrova',
  'Fausto Vidal',
  'Gil Moreau',
  'Hana Sato',
  'Iris Keller',
  'Joan Ferrer',
  'Karim Haddad',
  'Lucia Rossi',
  'Marek Novak',
  'Nuria Costa',
  'Olu Adeyemi',
  'Petra Lund',
];

/** The third round is played: three results are in, one is reported by one player, one table's reports differ. */
async function thirdRound(): Promise<Day> {
  const day = await startEvent(site, SIXTEEN, { rounds: 4, cut: 0 });
  const { desk } = day;
  for (let round = 1; round < 3; round++) {
    await publishRound(day);
    await enterAll(day, (table) => 42 + ((table * 17 + round * 29) % 58));
  }
  await publishRound(day);
  await desk.must({ kind: 'startClock' });
  for (const table of [4, 6, 7]) {
    await desk.must({ kind: 'enterResult', round: 3, table, result: won(100, 24 + table * 5) });
  }
  const disputed = desk.view.rounds[2]!.pairings.find(({ table }) => table === 3)!;
  for (const [place, player] of disputed.players.entries()) {
    const phone = await joinAs(site.url, day, { player });
    const result = won(78, place === 0 ? 53 : 62);
    await phone.must({ kind: 'reportResult', round: 3, table: 3, result });
    phone.close();
  }
  return day;
}

async function visit({ page, faults }: Person, name: string): Promise<void> {
  await takePicture(page, name);
  await look(page, name);
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= window.innerWidth)).toBe(true);
  expect(await barriers(page, 1)).toEqual([]);
  expect(faults).toEqual([]);
}

test('an event in its third round, as organiser, player and hall see it', async () => {
  const day = await thirdRound();
  const { created } = day;
  const organiser = await site.person();
  const { token } = await day.desk.makeLink({ role: 'organiser', name: 'Oscar' });
  await organiser.page.goto(`${site.url}/event/${created.id}#${token}`);
  await organiser.page.locator('[data-dispute="3"]').waitFor();
  await visit(organiser, 'event-desk-wide');

  const { players, table } = firstTable(day);
  const opponent = await joinAs(site.url, day, { player: players[1] });
  await opponent.must({ kind: 'reportResult', round: 3, table, result: won(100, 47) });
  const player = await openAs(site, day, { player: players[0] }, ON_PHONE);
  await player.page.getByText(`${nameOf(day, players[1])} reports:`).waitFor();
  await visit(player, 'event-my-round-phone');

  const anybody = await openAs(site, day, 'public');
  await anybody.page.goto(`${site.url}/event/${created.id}/standings`);
  await anybody.page.locator('.standings-name').first().click();
  await anybody.page.locator('.working').waitFor();
  await visit(anybody, 'event-standings-wide');
  await anybody.page.goto(`${site.url}/event/${created.id}/wall?seconds=600`);
  await anybody.page.locator('.wall[data-slide="byName"]').waitFor();
  await visit(anybody, 'event-wall-wide');
});

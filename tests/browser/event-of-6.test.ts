import type { EventGame } from '@sortie/tournaments/wire';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { Client } from '../../apps/server/tests/client.ts';
import { enterAll, publishRound } from '../../apps/server/tests/events/event-day.ts';
import { Desk } from './desk.ts';
import {
  addOthers,
  joinDesk,
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
import { choices } from './play-on.ts';
import { serverWithin } from './server-within.ts';

const site = liveSite();
const server = serverWithin();

interface Flown {
  readonly ship: string;
  readonly how: string;
}

const OTHERS = ['Carla', 'Dario', 'Elena', 'Fausto'];

/** An event with timed planning, announced, with a judge. */
async function makeTimed(page: Page): Promise<{ readonly olga: Desk; readonly link: string }> {
  const olga = await Desk.make(page, server.url, 'Quick aces');
  const link = await page.getByRole('textbox', { name: 'Link of the event, for everybody' }).inputValue();
  await olga.open('Set-up');
  await page.getByLabel('Variant').selectOption({ label: 'Timed planning' });
  await page.getByRole('button', { name: 'Keep the changes' }).click();
  await page.getByText('Kept.').waitFor();
  await olga.nameJudge('Jon');
  await olga.open('Desk');
  await olga.goOn();
  return { olga, link };
}

/** The maneuver of the only ship, on the table of maneuvers. */
async function setDial(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Table of maneuvers' }).click();
  await page.locator(`.maneuver-grid [data-answer='{"speed":3,"bearing":"straight"}']`).click();
  await page.locator('[data-dial][data-set="true"]').waitFor();
}

test('an event of 6 with timed planning: whoever is late flies the default and has no action', async () => {
  const people = [await site.person(), await site.person(ON_PHONE), await site.person(ON_PHONE)];
  const [desk, ana, bea] = people.map(({ page }) => page);
  const { olga, link } = await makeTimed(desk!);
  await Promise.all([register(ana!, link, 'Ana', xwing), register(bea!, link, 'Bea', tie)]);
  const day = await joinDesk(olga, server.url);
  await addOthers(olga, day, OTHERS);
  await olga.next('start');
  await olga.goOn();
  await olga.next('drawRound');
  await olga.goOn();
  await olga.next('publishRound');
  await pairTogether(olga, 'Ana', 'Bea');
  await olga.goOn();
  await olga.next('startClock');
  await olga.goOn();

  await sitDownFromPhones(ana!, bea!);
  const pick = choices(5);
  const both = [ana!, bea!].map((page) => ({ page, pick }));
  await playTogether(both, async () => (await ana!.locator('[data-dial]').count()) > 0);
  for (const page of [ana!, bea!]) {
    await page
      .getByRole('timer', { name: /^Time left: (?:2:00|1:[0-5]\d)$/ })
      .first()
      .waitFor();
  }
  await look(ana!, 'event-6-timer-phone');
  await setDial(ana!);
  // Begun anew with another clock, two minutes are over at once: Ana has her dial, Bea has none.
  await server.beginAnew({ minute: 1 });
  const again = await joinDesk(olga, server.url);
  const [{ game, table }] = again.desk.picture.games as [EventGame];
  const watcher = await Client.join(server.url, game);
  const [hers] = watcher.view.table.ships.filter(({ pilot }) => pilot.includes('academypilot'));
  const late = () => watcher.log.filter(({ kind }) => kind === 'planningTimeExpired');
  await watcher.when(() => late().length > 0);
  await look(bea!, 'event-6-late-phone');
  // From now on nobody sets a dial in time, so that twelve rounds pass by themselves but for the shots.
  await playTogether(both, () => false);
  expect(late()[0]).toMatchObject({ ships: [hers!.id] });
  const flown = watcher.log.filter(({ kind }) => kind === 'shipMoved') as unknown as readonly Flown[];
  expect(flown.find(({ ship }) => ship !== hers!.id)).toMatchObject({ how: 'straight 3' });
  expect(flown.find(({ ship }) => ship === hers!.id)).toMatchObject({ how: 'straight 2' });
  const actions = watcher.log.filter(({ kind }) => kind === 'actionPerformed') as unknown as readonly Flown[];
  expect(actions.filter(({ ship }) => ship === hers!.id)).toEqual([]);
  await olga.tableIs(table, 'settled');
  await bea!.getByRole('link', { name: 'To the event' }).first().click();
  await bea!.getByRole('heading', { name: 'The result is settled' }).waitFor();

  for (let round = 1; round < 4; round++) {
    await enterAll(again, (at) => 60 + at);
    await publishRound(again);
  }
  await enterAll(again, (at) => 60 + at);
  await olga.next('finish');
  await olga.goOn();
  await olga.next('over');
  const { view } = await again.desk.until((picture) => picture.view.phase === 'over');
  const first = view.players.find(({ id }) => id === view.places[0]!.player)!.name;
  await bea!.getByRole('heading', { name: `${first} wins the event` }).waitFor();
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
}, 600_000);

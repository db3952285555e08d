import type { Page } from 'playwright-core';
import { EventClient } from '../../apps/server/tests/events/event-client.ts';
import type { Day } from '../../apps/server/tests/events/event-day.ts';
import type { Desk } from './desk.ts';
import type { LiveSite } from './live-site.ts';
import { answerOne, type Player } from './play-on.ts';

/** A squad of one ship, as list builders write it. */
export const xwing = JSON.stringify({ faction: 'rebel', pilots: [{ ship: 'xwing', name: 'rookiepilot' }] });
export const tie = JSON.stringify({
  faction: 'imperial',
  pilots: [{ ship: 'tiefighter', name: 'academypilot' }],
});

/** The organiser's own link, as the program of another desk would hold it: for results that nobody types here. */
export async function joinDesk({ page }: Desk, url: string): Promise<Day> {
  const { id, token } = await page.evaluate(() => {
    const [event] = JSON.parse(localStorage.getItem('sortie.events') ?? '[]') as readonly {
      readonly id: string;
      readonly tokens: Readonly<Record<string, string>>;
    }[];
    return { id: event!.id, token: event!.tokens.organiser! };
  });
  const desk = await EventClient.join(url, id, token);
  return { created: { id, token, commitment: '' }, desk };
}

/** Somebody opens the public link on a phone, registers with a list and says that they are here. */
export async function register(page: Page, link: string, name: string, list: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('link', { name: 'Register for this event' }).click();
  await page.getByLabel('Your name').fill(name);
  await page.getByLabel('Your list').fill(list);
  await page.getByRole('button', { name: 'Register me' }).click();
  await page.getByRole('link', { name: 'To my page' }).click();
  await page.getByRole('button', { name: 'I am here' }).click();
  await page.getByText('You are checked in.').waitFor();
}

/** Everybody else comes in with a list; the lists are handed in over the wire. */
export async function addOthers(desk: Desk, day: Day, names: readonly string[]): Promise<void> {
  const { page } = desk;
  await desk.open('Players');
  await desk.importPlayers(['name', ...names].join('\n'));
  await page.getByRole('button', { name: `Add ${names.length} players` }).click();
  await page.getByRole('button', { name: /^Everybody is here/ }).click();
  await page.getByRole('button', { name: /^Everybody is here/ }).waitFor({ state: 'detached' });
  await day.desk.until(({ view }) => view.players.every(({ presence }) => presence === 'present'));
  for (const { id, hasList } of day.desk.view.players) {
    if (!hasList) await day.desk.must({ kind: 'handInList', player: id, list: xwing });
  }
  await desk.open('Desk');
}

/** Swaps two players of the draft so that these two meet; if they do already, two others change places. */
export async function pairTogether({ page }: Desk, one: string, other: string): Promise<void> {
  const pairs = await page
    .locator('.draft-pair')
    .evaluateAll((all) =>
      all.map((pair) => [...pair.querySelectorAll('.draft-name')].map((name) => name.textContent)),
    );
  const opponentOf = (name: string) =>
    pairs.find((pair) => pair.includes(name))!.find((each) => each !== name);
  const elsewhere = pairs.filter((pair) => pair.length === 2 && !pair.includes(one));
  const opponent = opponentOf(one);
  const [first, second] =
    opponent === other
      ? [elsewhere[0]![0]!, elsewhere[1]![0]!]
      : opponent === undefined
        ? [one, opponentOf(other)!]
        : [opponent, other];
  const pick = (name: string) =>
    page.locator('.draft-pairs').getByRole('button', { name, exact: true }).click();
  await pick(first);
  await page.getByText(`${first} is picked.`, { exact: false }).waitFor();
  await pick(second);
  await page.getByRole('button', { name: `Swap ${first} and ${second}` }).click();
  await page
    .getByText(/put together by the organiser/)
    .first()
    .waitFor();
}

/** Two at their phones go from "my round" to their seats: the first opens the table, the other finds it open. */
export async function sitDownFromPhones(first: Page, second: Page): Promise<void> {
  await first.getByRole('button', { name: 'Play this game in Sortie' }).click();
  for (const page of [first, second]) await page.getByRole('link', { name: 'To the game in Sortie' }).click();
  for (const page of [first, second]) await page.locator('#play-board').waitFor();
}

export interface AtGame extends Player {
  readonly page: Page;
}

const PRESSABLE =
  '[data-decision] :is([data-answer], [data-action], [data-dial], button.primary):not([disabled]):not([aria-disabled="true"])';

/** Both answer in turn what they are asked, until it is enough. */
export async function playTogether(
  players: readonly AtGame[],
  isEnough: () => boolean | Promise<boolean>,
): Promise<void> {
  for (;;) {
    for (const player of players) {
      if (await isEnough()) return;
      // Whose answer is on its way has nothing to press, and is perhaps asked nothing more.
      if ((await player.page.locator(`${PRESSABLE}, [data-winner]`).count()) === 0) continue;
      if ((await answerOne(player.page, player)) === 'over') return;
    }
  }
}

/** The power goes, and the server comes back on the same data. Everybody's page comes back by itself. */
export async function loseServer({ server }: LiveSite, pages: readonly Page[]): Promise<void> {
  await server.kill();
  const away = '.event-line-away, .banner-away';
  await Promise.all(pages.map((page) => page.locator(away).first().waitFor()));
  await server.begin();
  await Promise.all(pages.map((page) => page.locator(away).first().waitFor({ state: 'detached' })));
}

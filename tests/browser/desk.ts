import type { Locator, Page } from 'playwright-core';

export const NAMES = ['Ana', 'Bruno', 'Carla', 'Diego', 'Elena', 'Femi', 'Gita', 'Hugo'] as const;

interface Correction {
  readonly round: number;
  readonly table: number;
  readonly points: Readonly<Record<string, number>>;
  readonly why: string;
}

/** An organiser at the desk of an event, in English. */
export class Desk {
  constructor(readonly page: Page) {}

  /** Makes an event by the form and stands at its desk. */
  static async make(page: Page, url: string, name: string): Promise<Desk> {
    await page.goto(`${url}/events`);
    await page.getByLabel('Name of the event').fill(name);
    const form = page.getByRole('region', { name: 'A new event' });
    await form.getByLabel('Your name').fill('Olga');
    await page.getByRole('button', { name: 'Make the event' }).click();
    await page.locator('[data-next]').waitFor();
    return new Desk(page);
  }

  async open(section: string): Promise<void> {
    const pages = this.page.getByRole('navigation', { name: 'Pages of the event' });
    await pages.getByRole('link', { name: section, exact: true }).click();
    await pages.locator(`[aria-current="page"]`, { hasText: section }).waitFor();
  }

  /** Waits until the desk says that this comes next. */
  async next(step: string): Promise<void> {
    await this.page.locator(`[data-next="${step}"]`).waitFor();
  }

  /** Presses the button of the next step. */
  async goOn(): Promise<void> {
    await this.page.locator('.next-step-do .primary').click();
  }

  /** Players in rows of a CSV. */
  async importPlayers(rows: string): Promise<void> {
    const box = this.page.locator('[data-import="csv"]');
    if (!(await box.evaluate((element) => (element as HTMLDetailsElement).open))) {
      await box.locator('summary').click();
    }
    await box.getByLabel('Rows').fill(rows);
  }

  get faults(): Promise<readonly string[]> {
    return this.page.locator('[data-import="csv"] .csv-faults li').allTextContents();
  }

  /** Lists are not asked for: the event is about its rounds. */
  async asksNoLists(): Promise<void> {
    await this.open('Set-up');
    await this.page.getByLabel('Lists are required').uncheck();
    await this.page.getByRole('button', { name: 'Keep the changes' }).click();
    await this.page.getByText('Kept.').waitFor();
  }

  async nameJudge(name: string): Promise<void> {
    await this.open('Judges and links');
    await this.page.getByLabel('Name of the judge').fill(name);
    await this.page.getByRole('button', { name: 'Name the judge' }).click();
    await this.page.locator('[data-judge]', { hasText: name }).waitFor();
  }

  /** Everybody of `NAMES` has come, a judge is named, the event is announced and started. */
  async starts(names: readonly string[] = NAMES): Promise<void> {
    await this.asksNoLists();
    await this.nameJudge('Judith');
    await this.open('Players');
    await this.importPlayers(['name', ...names].join('\n'));
    await this.page.getByRole('button', { name: `Add ${names.length} players` }).click();
    await this.page.getByRole('button', { name: /^Everybody is here/ }).click();
    await this.page.getByRole('button', { name: /^Everybody is here/ }).waitFor({ state: 'detached' });
    await this.open('Desk');
    await this.next('announce');
    await this.goOn();
    await this.next('start');
    await this.goOn();
    await this.next('drawRound');
  }

  async publishes(): Promise<void> {
    await this.next('drawRound');
    await this.goOn();
    await this.next('publishRound');
    await this.goOn();
    await this.next('startClock');
  }

  /** With the keyboard alone, from the field of the table back to it. */
  async enters(table: number, first: number, second: number): Promise<void> {
    const field = this.page.locator('[data-entry="table"]');
    await field.focus();
    for (const typed of [table, first, second]) {
      await this.page.keyboard.type(String(typed));
      await this.page.keyboard.press('Enter');
    }
    await this.tableIs(table, 'settled');
    // The next table can be typed at once.
    await this.page.locator('[data-entry="table"]:focus').waitFor();
  }

  table(number: number): Locator {
    return this.page.locator(`.pair[data-table="${number}"]`);
  }

  async tableIs(number: number, status: string): Promise<void> {
    await this.page.locator(`.pair[data-table="${number}"][data-status="${status}"]`).waitFor();
  }

  /** Tables of the round in their order, with the names of the two. */
  async tables(): Promise<readonly { readonly table: number; readonly two: readonly string[] }[]> {
    const pairs = await this.page.locator('.pair').all();
    return Promise.all(
      pairs.map(async (pair) => ({
        table: Number(await pair.getAttribute('data-table')),
        two: ((await pair.locator('.pair-two').textContent()) ?? '').split(' – '),
      })),
    );
  }

  /** Changes points of a result that is in, with the reason. */
  async corrects({ round, table, points, why }: Correction): Promise<void> {
    await this.open('Rounds');
    const past = this.page.locator('details', { hasText: `Round ${round}` });
    await past.locator('summary').click();
    await past.locator(`.pair[data-table="${table}"]`).click();
    const dialog = this.page.getByRole('dialog');
    for (const [name, count] of Object.entries(points)) {
      await dialog.getByLabel(`Points of ${name}`).fill(String(count));
    }
    await dialog.getByRole('button', { name: 'Correct the result' }).click();
    // Without a reason nothing is corrected.
    await dialog.getByText('reason', { exact: false }).first().waitFor();
    await dialog.getByLabel('Why it is corrected').fill(why);
    await dialog.getByRole('button', { name: 'Correct the result' }).click();
    await dialog.waitFor({ state: 'detached' });
    await this.page.getByText(why, { exact: false }).waitFor();
  }

  /** Makes the link of another organiser. */
  async linkOfOrganiser(name: string): Promise<string> {
    await this.open('Judges and links');
    await this.page.getByLabel('Name of another organiser').fill(name);
    return this.makeLink(name);
  }

  async makeLink(name: string): Promise<string> {
    await this.page.getByRole('button', { name: `Make or replace the link of ${name}` }).click();
    return this.page.getByRole('textbox', { name: `Link of ${name}` }).inputValue();
  }

  /** Opens a player and makes their link; gives it back. */
  async linkOf(name: string): Promise<string> {
    await this.open('Players');
    await this.page.getByRole('button', { name: `Open ${name}`, exact: true }).click();
    const link = await this.makeLink(name);
    await this.page.keyboard.press('Escape');
    await this.page.getByRole('dialog').waitFor({ state: 'detached' });
    return link;
  }
}

interface Said {
  readonly link: string;
  readonly command: object;
}

/** What somebody with a link says to the server from another device. */
export function sayOverLine(page: Page, { link, command }: Said): Promise<unknown> {
  const { hash, pathname } = new URL(link);
  return page.evaluate(
    ({ event, token, wanted }) =>
      new Promise((resolve, reject) => {
        const socket = new WebSocket(`ws://${location.host}/api/live`);
        socket.onerror = () => reject(new Error('no line'));
        socket.onopen = () =>
          socket.send(JSON.stringify({ id: 1, kind: 'joinEvent', protocol: 1, event, token }));
        socket.onmessage = ({ data }) => {
          const message = JSON.parse(String(data));
          if (message.id === 1) {
            const { version } = message.result.picture.view;
            socket.send(JSON.stringify({ id: 2, kind: 'eventCommand', version, command: wanted }));
          } else if (message.id === 2) {
            socket.close();
            resolve(message);
          }
        };
      }),
    { event: pathname.split('/')[2]!, token: hash.slice(1), wanted: command },
  );
}

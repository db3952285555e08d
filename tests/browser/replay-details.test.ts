import { readFileSync } from 'node:fs';
import type { Entry, Replay } from '@sortie/kernel';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { type Person, PHONE } from './open-page.ts';
import { choices, forward, playOn } from './play-on.ts';
import { atEntry, untilReplay } from './replay-place.ts';
import { againstComputer, startBattle } from './start-battle.ts';

const site = liveSite();

const ATTACK = / attacks .+ at range/;

/** The address of the replay of a short battle with an attack in it. */
let address = '';

beforeAll(async () => {
  const me = await site.person();
  const { page } = me;
  await startBattle(page, site.url, againstComputer(4));
  const player = { pick: choices(3), wishes: forward };
  const attack = page.getByRole('log').getByText(ATTACK);
  for (;;) {
    await playOn(page, player);
    if ((await attack.count()) > 0) break;
    // They have missed each other: once more, then.
    await page.getByRole('button', { name: 'Play it again' }).click();
    await page.locator('[data-dial]').first().waitFor();
  }
  await page.getByRole('link', { name: 'Watch the replay' }).click();
  await untilReplay(page);
  address = page.url();
  if (me.faults.length > 0) throw new Error(me.faults.join('\n'));
  await me.close();
}, 120_000);

async function watch(): Promise<Person> {
  const person = await site.person();
  await person.page.goto(address);
  await untilReplay(person.page);
  return person;
}

async function goToEnd(page: Page): Promise<void> {
  await page.keyboard.press('End');
  await page.getByRole('region', { name: 'The battle is over' }).waitFor();
}

/** Every piece with where it stands. */
function board(page: Page): Promise<readonly string[]> {
  return page
    .locator('[data-piece]')
    .evaluateAll((each) =>
      each.map((piece) => `${piece.getAttribute('data-piece')} ${piece.getAttribute('transform')}`),
    );
}

test('a replay goes on by rounds and by attacks, and runs by itself', async () => {
  const me = await watch();
  const { page } = me;
  await page.getByText('Round 1', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'Next round' }).click();
  await page.getByText('Round 2', { exact: true }).waitFor();
  await page.getByRole('button', { name: 'To the beginning' }).click();
  await atEntry(page, 0);
  const attack = page.getByRole('region', { name: 'What happened' }).getByText(ATTACK);
  expect(await attack.count()).toBe(0);
  await page.keyboard.press('a');
  await attack.first().waitFor();
  await page.keyboard.press('ArrowLeft');
  await attack.first().waitFor({ state: 'detached' });

  await page.getByRole('button', { name: 'To the beginning' }).click();
  await atEntry(page, 0);
  await page.getByLabel('Speed').selectOption('8');
  await page.getByRole('button', { name: 'Play', exact: true }).click();
  // In one go: at this speed it may come to its end before a slow hand has found the button.
  const pause = await page.getByRole('button', { name: 'Pause' }).elementHandle();
  await page.waitForFunction((button) => {
    const entry = document.querySelector<HTMLElement>('[data-replay-entry]')?.dataset.replayEntry;
    if (Number(entry) < 2) return false;
    (button as HTMLElement).click();
    return true;
  }, pause);
  await page.getByRole('button', { name: 'Play', exact: true }).waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a replay seen as one player tells nothing of how the other one set the dials', async () => {
  const me = await watch();
  const { page } = me;
  await goToEnd(page);
  const log = page.getByRole('region', { name: 'What happened' });
  const mine = log.getByText("Luke Skywalker's dial is set to");
  const theirs = log.getByText(/(Mauler Mithel"|Black Squadron Pilot)'s dial is set to/);
  // Dials set one after the other are one line: what is folded under it is looked at too.
  const unfold = () =>
    log.locator('details').evaluateAll((all) => {
      for (const each of all) each.setAttribute('open', '');
    });
  await unfold();
  await Promise.all([mine.first().waitFor(), theirs.first().waitFor()]);
  const count = await mine.count();
  await page.getByLabel('Seen as').selectOption('p1');
  await unfold();
  await theirs.first().waitFor({ state: 'detached' });
  expect(await mine.count()).toBe(count);
  await page.getByLabel('Seen as').selectOption('p2');
  await unfold();
  await mine.first().waitFor({ state: 'detached' });
  await theirs.first().waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a game that begins in a replay has its table, and is played on', async () => {
  const me = await watch();
  const { page } = me;
  await page.keyboard.press('r');
  await page.getByText('Round 2', { exact: true }).waitFor();
  const then = await board(page);
  await page.getByRole('button', { name: 'What if…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByRole('button', { name: 'Play on' }).click();
  await page.waitForURL(/\/game\//);
  await page.locator('[data-dial]').first().waitFor();
  expect(await page.getByText('Round 2', { exact: true }).isVisible()).toBe(true);
  expect(await board(page)).toEqual(then);
  const next = page.getByText('Round 3', { exact: true });
  await playOn(page, { pick: choices(8), wishes: forward }, () => next.isVisible());
  expect(await page.getByRole('log').textContent()).toContain('Round 2.');
  expect(me.faults).toEqual([]);
  await me.close();
});

test('at its end a replay has nothing to play on from', async () => {
  const me = await watch();
  const { page } = me;
  await goToEnd(page);
  await page.getByRole('button', { name: 'What if…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Play on from here' });
  await dialog.getByText('The game is over here.').waitFor();
  expect(await dialog.getByRole('button', { name: 'Play on' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(me.faults).toEqual([]);
  await me.close();
});

test('a shared replay ends for somebody else as it ended here', async () => {
  const [me, other] = [await watch(), await site.person()];
  await me.page.getByRole('button', { name: 'Share' }).click();
  await me.page.getByText('The link is copied.').waitFor();
  await other.page.goto(await me.page.evaluate(() => navigator.clipboard.readText()));
  await untilReplay(other.page);
  for (const { page } of [me, other]) await goToEnd(page);
  expect(await board(other.page)).toEqual(await board(me.page));
  expect([...me.faults, ...other.faults]).toEqual([]);
  await me.close();
  await other.close();
});

const SCREENS = [
  ['wide', { size: { width: 1280, height: 800 } }],
  ['phone', { size: PHONE, touch: true }],
] as const;

/** Goes on entry by entry with the button, and tells where a control has moved or the button is covered. */
async function stepThrough(page: Page, before: readonly string[], last: number): Promise<readonly string[]> {
  const forward = await page.getByRole('button', { name: 'One step forward' }).elementHandle();
  return page.evaluate(
    async ({ button, wanted, end }) => {
      const faults: string[] = [];
      const step = button as HTMLElement;
      const entryNow = () => document.querySelector<HTMLElement>('[data-replay-entry]')?.dataset.replayEntry;
      for (let entry = 0; ; entry++) {
        while (entryNow() !== String(entry)) await new Promise((resolve) => requestAnimationFrame(resolve));
        const controls = [...document.querySelectorAll('.transport button, .timeline-slider')];
        for (const [place, control] of controls.entries()) {
          const box = JSON.stringify(control.getBoundingClientRect());
          if (box !== wanted[place]) faults.push(`${entry}: control ${place} at ${box}`);
        }
        if (controls.length !== wanted.length) faults.push(`${entry}: ${controls.length} controls`);
        if (entry === end) return faults;
        const { x, y, width, height } = step.getBoundingClientRect();
        if (!step.contains(document.elementFromPoint(x + width / 2, y + height / 2)))
          faults.push(`${entry}: the button is covered`);
        step.click();
      }
    },
    { button: forward, wanted: before, end: last },
  );
}

test.each(SCREENS)(
  'on a %s screen the controls stay under the hand through the whole replay',
  async (name, options) => {
    const me = await site.person(options);
    const { page } = me;
    await page.goto(address);
    await untilReplay(page);
    const places = () =>
      page
        .locator('.transport button, .timeline-slider')
        .evaluateAll((all) => all.map((each) => JSON.stringify(each.getBoundingClientRect())));
    const before = await places();
    expect(before).toHaveLength(8);
    await look(page, `replay-start-${name}`);
    const last = Number(await page.getByRole('slider').getAttribute('max'));
    await page.getByRole('button', { name: 'To the beginning' }).click();
    await atEntry(page, 0);
    expect(await stepThrough(page, before, last)).toEqual([]);
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByText('The link is copied.').waitFor();
    expect(await places()).toEqual(before);
    await look(page, `replay-end-${name}`);
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

test('a place in a replay is kept in its address', async () => {
  const me = await watch();
  const { page } = me;
  await page.keyboard.press('r');
  await page.getByText('Round 2', { exact: true }).waitFor();
  const entry = await untilReplay(page);
  await page.waitForURL((url) => url.searchParams.get('at') === String(entry));
  await page.reload();
  await atEntry(page, entry);
  expect(me.faults).toEqual([]);
  await me.close();
});

/** The file that somebody keeps of the replay. */
async function keptFile(page: Page): Promise<Replay> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download' }).click(),
  ]);
  return JSON.parse(readFileSync(await download.path(), 'utf8')) as Replay;
}

async function openFile(page: Page, text: string): Promise<void> {
  await page.goto(`${site.url}/replay`);
  const file = { name: 'battle.json', mimeType: 'application/json', buffer: Buffer.from(text) };
  await page.locator('input[type="file"]').setInputFiles(file);
}

/** The file with a first maneuver of Luke's that nobody chose. */
function withManeuver(file: Replay, speed: number): Replay {
  const place = file.journal.findIndex(
    (entry) => entry.kind === 'answer' && entry.seat === 'p1' && JSON.stringify(entry).includes('"bearing"'),
  );
  const text = JSON.stringify(file.journal[place]);
  const changed = text.replace('"speed":2', `"speed":${speed}`);
  expect(changed).not.toBe(text);
  return { ...file, journal: file.journal.with(place, JSON.parse(changed) as Entry) };
}

test('a kept file is as good as the game; a changed one says where it is broken', async () => {
  const me = await watch();
  const { page } = me;
  const file = await keptFile(page);
  const dialog = page.getByRole('dialog', { name: 'Were the dice fair?' });
  const problem = page.getByRole('alert');

  await openFile(page, JSON.stringify(file));
  await untilReplay(page);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  // Whoever only has the file did not see what was promised.
  await dialog.getByText(/^Unchanged, and true to itself/).waitFor();
  expect(await dialog.locator('.verify-finding[data-standing="good"]').count()).toBe(2);
  await dialog.getByText(`${file.journal.length} steps were played again`).waitFor();

  await openFile(page, JSON.stringify(withManeuver(file, 3)));
  await untilReplay(page);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await dialog.getByText('Do not trust this replay.').waitFor();
  await dialog.getByText(/^(At step|Step) \d+ /).waitFor();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByText('It could not be shared: The replay turns into another game').waitFor();

  await openFile(page, JSON.stringify(withManeuver(file, 9)));
  await problem.filter({ hasText: /^Only the first \d+ steps can be played/ }).waitFor();
  await openFile(page, JSON.stringify(file).slice(0, -100));
  await problem.filter({ hasText: 'The file cannot be read' }).waitFor();
  expect(me.faults).toEqual([]);
  await me.close();
});

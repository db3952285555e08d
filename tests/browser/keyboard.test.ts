import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { untilOpen } from './play-on.ts';

const site = liveSite();

/** Somebody sees where they are: the focused thing, or what stands around it, has an outline. */
function isFocusSeen(page: Page): Promise<boolean> {
  return page.evaluate(() => {
    const outlined = (element: Element | null) => {
      if (!element) return false;
      const { outlineStyle, outlineWidth, display, stroke } = getComputedStyle(element);
      if (element.matches('.board-focus')) return display !== 'none' && stroke !== 'none';
      return outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2;
    };
    const here = document.activeElement;
    if (!here || here === document.body) return true;
    if (here.matches('main')) return true;
    return [
      here,
      here.parentElement,
      here.parentElement?.parentElement ?? null,
      here.querySelector('.board-focus'),
    ].some(outlined);
  });
}

function hasFocus(target: Locator): Promise<boolean> {
  return target.evaluate((element) => element === document.activeElement);
}

/** With the tabulator alone; on the way one always sees where one is. */
async function tabTo(target: Locator): Promise<void> {
  const page = target.page();
  await target.waitFor();
  for (let presses = 0; presses < 120; presses++) {
    if (await hasFocus(target)) return;
    await page.keyboard.press('Tab');
    const where = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 160));
    expect({ where, isSeen: await isFocusSeen(page) }).toEqual({ where, isSeen: true });
  }
  throw new Error('the tabulator does not lead there');
}

async function pressOn(target: Locator): Promise<void> {
  await tabTo(target);
  await pressEnter(target.page());
}

/** A question that has just come takes no key yet. */
async function pressEnter(page: Page): Promise<void> {
  await untilOpen(page);
  await page.keyboard.press('Enter');
}

async function startByKeys(page: Page): Promise<void> {
  await page.goto(site.url);
  await pressOn(page.getByRole('link', { name: 'Against the computer' }));
  await page.getByRole('heading', { name: 'Start a battle' }).waitFor();
  await pressOn(page.getByRole('button', { name: 'Start the battle' }));
  await page.locator('[data-dial]').first().waitFor();
}

/** Every dial is turned to a fast straight, then planning ends. */
async function planByKeys(page: Page): Promise<void> {
  for (;;) {
    const unset = page.locator('[data-dial][data-set="false"]').first();
    if (!(await unset.isVisible())) break;
    const ship = await unset.getAttribute('data-dial');
    await page.keyboard.press('a');
    await pressOn(page.locator(`[data-dial="${ship}"]`));
    const dial = page.getByRole('slider');
    await tabTo(dial);
    for (let turns = 0; turns < 20; turns++) {
      if (/\b2 straight/.test((await dial.getAttribute('aria-valuetext')) ?? '')) break;
      await page.keyboard.press('ArrowRight');
    }
    await pressEnter(page);
    await page.locator(`[data-dial="${ship}"][data-set="true"]`).waitFor();
  }
  await pressOn(page.getByRole('button', { name: 'Ready' }));
  await page.locator('[data-dial]').first().waitFor({ state: 'detached' });
}

/** The first answer that is offered. */
async function answerByKeys(page: Page): Promise<void> {
  const ask = page.locator('[data-decision]').first();
  const question = await ask.getAttribute('data-question');
  await page.keyboard.press('a');
  await pressOn(ask.locator('[data-answer]:not([disabled]):not([aria-disabled="true"]):visible').first());
  await page.waitForFunction(
    (before) => document.querySelector('[data-decision]')?.getAttribute('data-question') !== before,
    question,
  );
}

test('a battle is played by keys alone, from the first page to an attack', async () => {
  const me = await site.person();
  const { page } = me;
  await startByKeys(page);
  const attack = page
    .getByRole('log')
    .getByText(/^(Luke Skywalker|Wedge Antilles|Biggs Darklighter) attacks /);
  const asked = page.locator('[data-decision]').first();
  const kinds = new Set<string>();
  while (!(await attack.first().isVisible())) {
    await asked.waitFor();
    const kind = (await asked.getAttribute('data-decision')) ?? '';
    kinds.add(kind);
    if (kind === 'setDial' || kind === 'endPlanning') await planByKeys(page);
    else await answerByKeys(page);
  }
  expect([...kinds]).toEqual(expect.arrayContaining(['setDial', 'performAction', 'declareTarget']));
  expect(me.faults).toEqual([]);
  await me.close();
});

test('the first stop of the tabulator leads past the pages’ head', async () => {
  const me = await site.person();
  const { page } = me;
  await page.goto(`${site.url}/squads`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.keyboard.press('Tab');
  const skip = page.getByRole('button', { name: 'Skip to the content' });
  expect(await hasFocus(skip)).toBe(true);
  expect((await skip.boundingBox())!.y).toBeGreaterThanOrEqual(0);
  await page.keyboard.press('Enter');
  expect(await hasFocus(page.getByRole('main'))).toBe(true);
  await page.keyboard.press('Tab');
  expect(await page.evaluate(() => document.activeElement?.closest('main') !== null)).toBe(true);
  expect(me.faults).toEqual([]);
  await me.close();
});

/** Nothing behind an open dialog is reached. */
async function expectTrapped(page: Page): Promise<void> {
  for (let presses = 0; presses < 12; presses++) {
    await page.keyboard.press(presses % 4 === 3 ? 'Shift+Tab' : 'Tab');
    const isInside = await page.evaluate(() => {
      const here = document.activeElement;
      return here === document.body || here?.closest('dialog[open]') !== null;
    });
    expect(isInside).toBe(true);
  }
}

test('a dialog keeps the focus until it is closed and gives it back', async () => {
  const me = await site.person();
  const { page } = me;
  await startByKeys(page);
  const dialog = page.getByRole('dialog');
  const why = page.getByRole('link', { name: 'Why am I asked?' });
  await pressOn(why);
  await dialog.waitFor();
  await expectTrapped(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await hasFocus(why)).toBe(true);

  const menu = page.getByRole('button', { name: 'Menu' });
  await pressOn(menu);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Settings' }).waitFor({ state: 'detached' });
  expect(await hasFocus(menu)).toBe(true);
  await page.keyboard.press('Enter');
  await pressOn(page.getByRole('button', { name: 'Settings' }));
  await dialog.waitFor();
  await expectTrapped(page);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  expect(await hasFocus(menu)).toBe(true);
  expect(me.faults).toEqual([]);
  await me.close();
});

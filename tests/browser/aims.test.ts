import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE, WIDE } from './open-page.ts';

const site = liveSite();

/** Pieces of the pictures that cannot be seen in them. */
function piecesOutOfFrame(page: Page): Promise<readonly string[]> {
  return page.locator('[data-picture] .picture-table').evaluateAll((pictures) =>
    pictures.flatMap((picture) => {
      const frame = picture.getBoundingClientRect();
      const pieces = [...picture.querySelectorAll('[data-piece]')];
      if (pieces.length === 0) return ['nothing is drawn'];
      return pieces.flatMap((piece) => {
        const { left, right, top, bottom, width } = piece.getBoundingClientRect();
        const isInside =
          left >= frame.left && right <= frame.right && top >= frame.top && bottom <= frame.bottom;
        return isInside && width > 12 ? [] : [`${piece.getAttribute('data-piece')} ${left} ${top} ${width}`];
      });
    }),
  );
}

test('a picture in the rulebook shows its pieces', async () => {
  const me = await site.person();
  const { page } = me;
  await page.goto(`${site.url}/rules/xw.overlap.back-up`);
  await page.locator('[data-picture="bump"] [data-piece="bu-x"]').waitFor();
  await page.locator('[data-picture="bump"]').scrollIntoViewIfNeeded();
  await expect.poll(() => piecesOutOfFrame(page)).toEqual([]);
  await look(page, 'rule-picture');
  expect(me.faults).toEqual([]);
  await me.close();
});

test.each([
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const)('a mission says what it is about, before and in play, on %s screens', async (name, options) => {
  const me = await site.person(options);
  const { page } = me;
  await page.goto(`${site.url}/start/xwing?mode=computer`);
  await page.locator('[data-who]').waitFor();
  expect(await page.locator('[data-who]').textContent()).toBe(
    'X-wing flight against TIE swarm, computer: Easy',
  );
  await page.getByRole('radio', { name: 'Mission 1: Safe passage' }).click();
  await page.getByText('A senator’s shuttle crosses the table').waitFor();
  expect(await page.locator('[data-who]').textContent()).toBe('Mission 1: Safe passage, computer: Easy');
  await page.getByRole('img', { name: /^The shuttle wins by leaving/ }).waitFor();
  await page.locator('[data-picture="safePassage"] [data-piece="m1-s"]').waitFor();
  await look(page, `mission-start-${name}`);
  for (const [radio, picture] of [
    ['Mission 2: The long way home', 'longWayHome'],
    ['Mission 3: Silent listeners', 'silentListeners'],
    ['Mission 1: Safe passage', 'safePassage'],
  ] as const) {
    await page.getByRole('radio', { name: radio }).click();
    await page.locator(`[data-picture="${picture}"] [data-piece]`).first().waitFor();
    expect(await page.locator('[data-picture]').count()).toBe(1);
    await page.locator('[data-picture]').scrollIntoViewIfNeeded();
    expect(await piecesOutOfFrame(page)).toEqual([]);
    await look(page, `${picture}-${name}`);
  }
  expect(await barriers(page)).toEqual([]);
  await page.getByRole('button', { name: 'Start the battle' }).click();
  await page.locator('[data-dial]').first().waitFor();
  await page.locator('[data-mission] > summary').click();
  await page.getByText('A senator’s shuttle crosses the table').waitFor();
  expect(await page.locator('[data-mission="mission1"] a[data-rule]').count()).toBe(2);
  expect(await barriers(page, 2)).toEqual([]);
  await page.locator('[data-mission] [data-picture="safePassage"] [data-piece="m1-s"]').waitFor();
  expect(await piecesOutOfFrame(page)).toEqual([]);
  await look(page, `mission-aim-${name}`);
  expect(me.faults).toEqual([]);
  await me.close();
});

import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { asked } from './fleet-tour.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE, WIDE } from './open-page.ts';
import { pressUntil } from './play-on.ts';
import { firefight } from './scripted-attack.ts';
import { ScriptedTable } from './scripted-table.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const;

test.concurrent.for(SCREENS)(
  'the eye of a miniature opens, shows what it sees, turns, and closes on a %s screen',
  async ([name, options], { expect }) => {
    const me = await site.person(options);
    const { page } = me;
    await ScriptedTable.lay(me, site.url, firefight);
    await asked(page, 'chooseUnit').waitFor();
    const eye = page.locator('dialog.lg-eye');
    const open = page.locator('[data-open-eye="field"]');
    await pressUntil(open, async () => (await eye.count()) > 0);
    await eye.locator('[data-drawn="true"]').waitFor();
    expect(await eye.getAttribute('data-eye')).toBe('nobody');
    expect(await eye.locator('.lg-eye-label').count()).toBe(6);
    await look(page, `field-${name}`);

    await eye.getByLabel('Who looks').selectOption('troopers.m1');
    const sees = eye.locator('.lg-eye-sees');
    await sees.waitFor();
    const counts = await sees
      .locator('[data-unit]')
      .evaluateAll((all) => Object.fromEntries(all.map((each) => [each.dataset.unit, each.dataset.seen])));
    expect(counts).toEqual({ storm: '5', snow: '4', vader: '0' });
    // From above the shadows show what is hidden; through the eye itself there are none.
    await look(page, `shadows-${name}`);
    const label = await eye.locator('.lg-eye-label', { hasText: 'Stormtroopers' }).getAttribute('style');
    await eye.getByRole('button', { name: 'Through its eyes' }).click();
    await eye.locator('.lg-eye-label', { hasText: 'Stormtroopers' }).waitFor();
    expect(await eye.locator('.lg-eye-label', { hasText: 'Vader' }).count()).toBe(0);
    await look(page, `eye-${name}`);
    const ahead = await eye.locator('.lg-eye-label', { hasText: 'Stormtroopers' }).getAttribute('style');
    expect(ahead).not.toBe(label);
    await eye.locator('canvas').hover();
    await eye.getByRole('button', { name: 'Turn right' }).focus();
    await page.keyboard.press('ArrowRight');
    await expect
      .poll(() => eye.locator('.lg-eye-label', { hasText: 'Stormtroopers' }).getAttribute('style'))
      .not.toBe(ahead);
    expect(await barriers(page)).toEqual([]);
    const close = await eye.getByRole('button', { name: 'Close' }).boundingBox();
    expect((close?.x ?? 9999) + (close?.width ?? 0)).toBeLessThanOrEqual(options.size.width);
    await page.keyboard.press('Escape');
    await eye.waitFor({ state: 'detached' });
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

test('where the browser has no WebGL, a sentence and the list say it all the same', async () => {
  const me = await site.person();
  const { page } = me;
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await ScriptedTable.lay(me, site.url, firefight);
  await asked(page, 'chooseUnit').waitFor();
  const eye = page.locator('dialog.lg-eye');
  await pressUntil(page.locator('[data-open-eye="field"]'), async () => (await eye.count()) > 0);
  await eye.getByRole('alert').waitFor();
  await eye.getByLabel('Who looks').selectOption('troopers.m1');
  await eye.locator('[data-unit="vader"][data-seen="0"]').waitFor();
  expect(await eye.locator('.lg-eye-label').count()).toBe(0);
  await me.close();
});

import type { Page } from 'playwright-core';

/** Waits until a replay is open, and says at which entry it opened. */
export async function untilReplay(page: Page): Promise<number> {
  return Number(await page.locator('[data-replay-entry]').getAttribute('data-replay-entry'));
}

/** Waits until the replay is at another entry than this one. */
export async function untilMoved(page: Page, from: number): Promise<void> {
  await page.locator(`[data-replay-entry]:not([data-replay-entry="${from}"])`).waitFor();
}

export function atEntry(page: Page, entry: number): Promise<void> {
  return page.locator(`[data-replay-entry="${entry}"]`).waitFor();
}

/** What the page says about the dice of the replay that is open. */
export async function verdict(page: Page): Promise<string | null> {
  await page.getByRole('button', { name: 'Check the dice' }).click();
  const dialog = page.getByRole('dialog', { name: 'Were the dice fair?' });
  const found = await dialog.locator('[data-trust]').textContent();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  return found;
}

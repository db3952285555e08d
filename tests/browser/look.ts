import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';

/** With a folder in `LOOKS`, a picture of the page as it is now is put there for people to look at. */
export async function look(page: Page, name: string): Promise<void> {
  const folder = process.env.LOOKS;
  if (folder === undefined) return;
  mkdirSync(folder, { recursive: true });
  await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
}

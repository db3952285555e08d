import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';

const FOLDER = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));

/** With `SCREENSHOTS=write` the pictures of the documents are taken anew. */
export async function takePicture(page: Page, name: string): Promise<void> {
  if (process.env.SCREENSHOTS !== 'write') return;
  mkdirSync(FOLDER, { recursive: true });
  await page.screenshot({ path: `${FOLDER}${name}.png`, animations: 'disabled', caret: 'hide' });
}

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[] }[];
}

interface Axe {
  readonly run: (options: object) => Promise<{ readonly violations: readonly Violation[] }>;
}

const LOOKS = [
  { theme: 'light', colours: 'usual' },
  { theme: 'dark', colours: 'usual' },
  { theme: 'light', colours: 'safe' },
  { theme: 'dark', colours: 'safe' },
] as const;

/** What keeps somebody from using the page as it is now, in every look or the first few of them. */
export async function barriers(page: Page, looks: number = LOOKS.length): Promise<readonly string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const before = await page.evaluate(() =>
    Object.fromEntries(Object.entries(document.documentElement.dataset)),
  );
  const found: string[] = [];
  for (const [place, look] of LOOKS.slice(0, looks).entries()) {
    await dress(page, look);
    // All but contrast is the same in every look.
    const options = place === 0 ? {} : { runOnly: ['color-contrast'] };
    const violations = await page.evaluate(
      async (wanted) => (await (window as unknown as { readonly axe: Axe }).axe.run(wanted)).violations,
      options,
    );
    for (const { id, nodes } of violations) {
      for (const { target } of nodes.slice(0, 3)) {
        found.push(`${look.theme}, ${look.colours}: ${id} at ${target.join(' ')}`);
      }
    }
  }
  await dress(page, before);
  return found;
}

async function dress(page: Page, look: Readonly<Record<string, string | undefined>>): Promise<void> {
  await page.evaluate((wanted) => {
    for (const [name, value] of Object.entries(wanted)) {
      if (value !== undefined) document.documentElement.dataset[name] = value;
    }
  }, look);
}

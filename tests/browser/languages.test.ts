import { readdirSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { pilots } from '@sortie/xwing/catalogue';
import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import type { Person } from './open-page.ts';
import { choices, forward, playOn } from './play-on.ts';

type Language = 'en' | 'es' | 'pt';

const WEB = fileURLToPath(new URL('../../apps/web/src/', import.meta.url));
const NAMES = { en: 'English', es: 'Español', pt: 'Português' } as const;
const NAMED = pilots.map(({ name }) => name);
const PAGES = ['', 'start', 'squads', 'rules', 'replay', 'settings', 'nowhere-at-all'] as const;

/** Three walks through all pages take their time on a busy machine. */
const PATIENCE = 300_000;

const site = liveSite();
/** Everything that was read on each page, by language. */
const read = new Map<Language, Map<string, ReadonlySet<string>>>();

beforeAll(async () => {
  await Promise.all((['en', 'es', 'pt'] as const).map(walk));
}, PATIENCE);

/** All text that is seen or read aloud, piece by piece. */
async function textsOf(page: Page): Promise<ReadonlySet<string>> {
  const texts = await page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of ['aria-label', 'title', 'placeholder', 'alt', 'aria-valuetext']) {
          found.push(node.getAttribute(name) ?? '');
        }
      } else if (!node.parentElement?.closest('script, style, code, .frame-language')) {
        found.push(node.textContent ?? '');
      }
    }
    return found;
  });
  return new Set(texts.map((text) => text.replaceAll(/\s+/g, ' ').trim()).filter((text) => text !== ''));
}

/** Goes everywhere; what is on the table is the same in each language up to the dice. */
async function walk(language: Language): Promise<void> {
  const person = await site.person({ language: 'en' });
  const { page } = person;
  const pages = new Map<string, ReadonlySet<string>>();
  await page.goto(site.url);
  await page.getByLabel('Language').selectOption({ label: NAMES[language] });
  const lang = language === 'pt' ? 'pt-BR' : language;
  await page.locator(`html[lang="${lang}"]`).waitFor();
  await page.reload();
  expect(await page.locator('html').getAttribute('lang')).toBe(lang);
  for (const name of PAGES) {
    await page.goto(`${site.url}/${name}`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    pages.set(name, await textsOf(page));
  }
  for (const [name, texts] of await game(person)) pages.set(name, texts);
  expect(person.faults).toEqual([]);
  expect([...pages.keys()]).toEqual([...PAGES, 'planning', 'attack']);
  read.set(language, pages);
  await person.close();
}

/** Planning, and the first attack of a battle; when ships pass each other without one, of the next battle. */
async function game({ page }: Person): Promise<ReadonlyMap<string, ReadonlySet<string>>> {
  const seen = new Map<string, ReadonlySet<string>>();
  const attack = page.locator('[data-attack]').first();
  for (let battle = 0; battle < 4 && !seen.has('attack'); battle++) {
    await page.goto(`${site.url}/start/xwing?mode=computer`);
    await page.locator('input[value="preset:box-rebel"]').first().click();
    await page.locator('input[value="preset:box-imperial"]').last().click();
    await page.locator('button[type="submit"]').click();
    await page.locator('[data-decision="setDial"]').first().waitFor();
    seen.set('planning', await textsOf(page));
    const player = { pick: choices(11 + battle), wishes: forward };
    await playOn(page, player, async () => {
      if (await attack.isVisible()) seen.set('attack', await textsOf(page));
      return seen.has('attack');
    });
  }
  return seen;
}

/** Pilots are called the same everywhere. */
function withoutNames(text: string): string {
  return NAMED.reduce((rest, name) => rest.replaceAll(name, ''), text);
}

async function wordsIn(language: Language): Promise<ReadonlyMap<string, string>> {
  const files = readdirSync(WEB, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith(`text/${language}.ts`),
  );
  const lists = await Promise.all(
    files.map(async (file) => {
      const words = (await import(pathToFileURL(`${WEB}${file}`).href)) as Record<
        string,
        Readonly<Record<string, string>>
      >;
      const part = file.slice(0, -`text/${language}.ts`.length);
      return Object.entries(words[language] ?? {}).map(([key, text]) => [`${part}${key}`, text] as const);
    }),
  );
  return new Map(lists.flat());
}

test('every page can be walked through in English', () => {
  expect(read.get('en')!.get('')).toContain('Settings');
});

test.each(['es', 'pt'] as const)('nothing is left in English when the page speaks %s', async (language) => {
  const [english, own] = await Promise.all([wordsIn('en'), wordsIn(language)]);
  const same = new Set(own.values());
  const labels = new Set([...english.values()].filter((text) => !(text.includes('{{') || same.has(text))));
  const left: string[] = [];
  for (const [name, texts] of read.get(language)!) {
    const before = read.get('en')!.get(name)!;
    for (const text of texts) {
      const isSentence =
        withoutNames(text)
          .split(' ')
          .filter((word) => /\p{Ll}{2}/u.test(word)).length >= 3;
      if ((isSentence && before.has(text)) || labels.has(text)) left.push(`${name}: ${text}`);
    }
  }
  expect(left).toEqual([]);
  const englishTexts = [...read.get('en')!.values()].flatMap((texts) => [...texts]);
  expect(englishTexts.filter((text) => labels.has(text)).length).toBeGreaterThan(100);
});

test.each(['en', 'es', 'pt'] as const)('no key stands in place of its words in %s', async (language) => {
  const keys = new Set([...(await wordsIn('en')).keys()].map((key) => key.split('/').at(-1)!));
  const technical = [...keys].filter((key) => /[a-z][A-Z]|_/.test(key));
  const shown = [...read.get(language)!.values()].flatMap((texts) => [...texts]);
  expect(shown.filter((text) => technical.includes(text) || text.includes('{{'))).toEqual([]);
});

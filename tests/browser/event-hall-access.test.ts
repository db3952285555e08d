import { expect, test } from 'vitest';
import { enterAll, openDay, publishRound } from '../../apps/server/tests/events/event-day.ts';
import { barriers } from './barriers.ts';
import { EVENT, firstTable, judgeNamed, ON_PHONE, openAs, startEvent } from './event-people.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { type Person, WIDE } from './open-page.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', ON_PHONE],
] as const;

const PUBLIC = ['', 'info', 'pairings', 'standings', 'bracket', 'lists', 'draws', 'wall'];
const PAPER = ['print/pairings', 'print/slips', 'print/standings', 'print/lists'];

/** An event after its cut, with a call, an appeal, a warning and reports that differ. */
async function busyEvent() {
  const day = await startEvent(site, undefined, { rounds: 1, cut: 4 });
  await publishRound(day);
  await enterAll(day, (table) => 60 + table);
  await day.desk.must({ kind: 'makeCut' });
  await publishRound(day);
  return day;
}

test.for(SCREENS)('nothing bars anybody from an event on %s screens', async ([name, options]) => {
  const day = await busyEvent();
  const { players } = firstTable(day);
  const found: Record<string, readonly string[]> = {};
  const visit = async ({ page }: Person, stop: string) => {
    const here = [...(await barriers(page, name === 'phone' ? 1 : 2))];
    const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
    if (isTooWide) here.push('wider than the screen');
    if (here.length > 0) found[stop] = here;
    await look(page, `access-${stop.replaceAll('/', '-') || 'hall'}-${name}`);
  };
  const anybody = await openAs(site, day, 'public', options);
  for (const stop of [...PUBLIC, ...PAPER]) {
    await anybody.page.goto(`${site.url}/event/${day.created.id}/${stop}`);
    await anybody.page.locator('h2, .event-print h1').first().waitFor();
    if (stop === 'standings') await anybody.page.locator('.standings-name').first().click();
    await visit(anybody, stop);
  }
  const player = await openAs(site, day, { player: players[0] }, options);
  await player.page.getByRole('button', { name: 'Call a judge' }).click();
  await player.page.getByRole('button', { name: 'Call a judge now' }).click();
  await player.page.getByText('A judge has been called.').waitFor();
  await visit(player, 'player');
  await player.page.getByRole('button', { name: 'Leave the event' }).click();
  await player.page.getByRole('dialog').waitFor();
  await visit(player, 'leaving');
  const judge = await openAs(site, day, judgeNamed(day, 'Jon Judge'), options);
  await judge.page.getByRole('button', { name: 'I take this call' }).click();
  await judge.page.getByLabel('The ruling, and why').waitFor();
  await visit(judge, 'judge');
  const open = await openDay(site.url, EVENT);
  const newcomer = await openAs(site, open, 'public', options);
  await newcomer.page.getByRole('link', { name: 'Register for this event' }).click();
  await newcomer.page.getByLabel('Your name').waitFor();
  await visit(newcomer, 'register');
  expect(found).toEqual({});
  expect([anybody, player, judge, newcomer].flatMap(({ faults }) => faults)).toEqual([]);
});

const SAID = {
  es: [
    'Mesa',
    'Comunicar el resultado',
    'Clasificación',
    'Busca tu nombre y ve a tu mesa',
    'Papeletas de resultado',
    'Llamadas (0)',
  ],
  pt: [
    'Mesa',
    'Informar o resultado',
    'Classificação',
    'Ache seu nome e vá à sua mesa',
    'Papeletas de resultado',
    'Chamados (0)',
  ],
} as const;

const TOUR = ['pairings', 'standings', 'bracket', 'wall', 'print/pairings', 'print/slips'];

const inEveryLanguage = (['es', 'pt'] as const).flatMap((language) =>
  SCREENS.map(([name, options]) => [language, name, options] as const),
);

test.for(inEveryLanguage)(
  'the pages of an event are said in %s, and fit on %s screens',
  async ([language, name, options]) => {
    const day = await busyEvent();
    const { players } = firstTable(day);
    const [table, report, standings, wall, slips, calls] = SAID[language];
    const wanted = { ...options, language };
    const found: Record<string, readonly string[]> = {};
    const visit = async ({ page }: Person, stop: string) => {
      const here = [...(await barriers(page, 1))];
      const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
      if (isTooWide) here.push('wider than the screen');
      if (here.length > 0) found[stop] = here;
      await look(page, `tour-${stop.replaceAll('/', '-')}-${name}-${language}`);
    };
    const player = await openAs(site, day, { player: players[0] }, wanted);
    await player.page.locator('.player-table-word', { hasText: table }).waitFor();
    await player.page.getByRole('button', { name: report }).waitFor();
    await visit(player, 'player');
    const judge = await openAs(site, day, judgeNamed(day, 'Jon Judge'), wanted);
    await judge.page.getByRole('heading', { name: calls }).waitFor();
    await visit(judge, 'judge');
    const anybody = await openAs(site, day, 'public', wanted);
    const said: Readonly<Record<string, string>> = { standings, wall, 'print/slips': slips };
    for (const stop of TOUR) {
      await anybody.page.goto(`${site.url}/event/${day.created.id}/${stop}`);
      await anybody.page.locator('h2, .event-print h1').first().waitFor();
      await anybody.page
        .getByText(said[stop] ?? /./)
        .first()
        .waitFor();
      await visit(anybody, stop);
    }
    const organiser = await site.person(wanted);
    const { token } = await day.desk.makeLink({ role: 'organiser', name: 'Oscar' });
    await organiser.page.goto(`${site.url}/event/${day.created.id}#${token}`);
    await organiser.page.locator('[data-next]').waitFor();
    await visit(organiser, 'desk');
    expect(found).toEqual({});
    const people = [player, judge, anybody, organiser];
    expect(people.flatMap(({ faults }) => faults)).toEqual([]);
    await Promise.all(people.map((person) => person.close()));
  },
);

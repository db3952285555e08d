import { games } from '@sortie/games';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { barriers } from './barriers.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE } from './open-page.ts';
import { answerOne, choices } from './play-on.ts';
import { serverWithin } from './server-within.ts';

const site = liveSite();
const server = serverWithin();

async function makeJudgedGame() {
  const kit = games.find('xwing')!;
  const [lists, setup] = await Promise.all([kit.lists(), kit.setup()]);
  const forceOf = (preset: string) => setup.forceOf({}, lists.presets.find(({ id }) => id === preset)!.list);
  const { id, players, judge } = await server.judged.create({
    game: 'xwing',
    players: [
      { name: 'Ana', force: forceOf('box-rebel') },
      { name: 'Bruno', force: forceOf('box-imperial') },
    ],
    points: 100,
    rounds: 12,
    spectators: true,
    occasion: { name: 'Encounter of Aces', round: 2, table: 7, address: '/event/e1' },
  });
  const at = (token: string) => `${server.url}/game/${id}#key=${token}`;
  return { id, ana: at(players[0]), bruno: at(players[1]), judge: `${at(judge)}&name=In%C3%AAs` };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Table of Encounter of Aces' });

test('a judge stops a game, refuses, and takes it back to a step that both players are told', async () => {
  const [ana, bruno, judge] = await Promise.all([
    site.person({ size: PHONE, touch: true }),
    site.person(),
    site.person(),
  ]);
  const links = await makeJudgedGame();
  await ana.page.goto(links.ana);
  await ana.page.getByRole('heading', { name: 'The game has not begun yet' }).waitFor();
  expect(new URL(ana.page.url()).hash).toBe('');
  await bruno.page.goto(links.bruno);
  await judge.page.goto(links.judge);
  for (const { page } of [ana, bruno, judge]) {
    await page.locator('#play-board').waitFor();
    await bar(page).getByText('round 2, table 7').waitFor();
  }
  expect(await ana.page.locator('[data-undo]').count()).toBe(0);

  const pick = choices(3);
  const steps = () => judge.page.locator('[data-step]');
  for (let answered = 0; answered < 4; ) {
    for (const { page } of [ana, bruno]) {
      if ((await page.locator('[data-decision]').count()) === 0) continue;
      const turn = await answerOne(page, { pick });
      if (turn !== 'waiting' && turn !== 'asked') answered++;
    }
  }

  await bar(judge.page).getByRole('button', { name: 'Pause' }).click();
  for (const { page } of [ana, bruno, judge]) await page.getByText('Paused by Inês.').waitFor();
  for (const { page } of [ana, bruno]) await page.locator('[data-decision]').waitFor({ state: 'detached' });
  await look(ana.page, 'judged-paused-phone');
  await look(judge.page, 'judged-judge-wide');
  expect(await barriers(judge.page)).toEqual([]);
  expect(await barriers(ana.page)).toEqual([]);
  await bar(judge.page).getByRole('button', { name: 'Let the game go on' }).click();
  for (const { page } of [ana, bruno]) await page.getByText('Paused by Inês.').waitFor({ state: 'detached' });

  await bar(ana.page).getByRole('button', { name: 'Ask the judge to take back' }).click();
  await bruno.page.getByText('Ana asked the judge to take back').waitFor();
  await bar(ana.page).getByRole('button', { name: 'Never mind' }).waitFor();
  await look(judge.page, 'judged-request-wide');
  await bar(judge.page).getByRole('button', { name: 'Refuse' }).click();
  await ana.page.getByText('The judge Inês refused to take back for Ana').waitFor();

  await bar(judge.page).getByRole('button', { name: 'Go back…' }).press('Enter');
  await steps().first().waitFor();
  await look(judge.page, 'judged-steps-wide');
  expect(await barriers(judge.page)).toEqual([]);
  const count = await steps().count();
  await steps().last().press('Enter');
  await judge.page.getByText(`${count} answers are lost.`).waitFor();
  await judge.page.getByRole('button', { name: 'Yes, go back' }).press('Enter');
  for (const { page } of [ana, bruno]) {
    await page.getByText('The judge Inês took the game back to the set-up').waitFor();
  }
  await look(bruno.page, 'judged-rewound-wide');
  await look(ana.page, 'judged-rewound-phone');

  await server.judged.tellTimeUp(links.id);
  for (const { page } of [ana, bruno, judge])
    await page.getByText('Time is up: finish this round.').waitFor();
  await ana.page.reload();
  await bar(ana.page).getByRole('link', { name: 'Call the judge' }).waitFor();
  const call = bar(ana.page).getByRole('link', { name: 'Call the judge' });
  expect(await call.getAttribute('href')).toBe('/event/e1?call=1');
  expect([...ana.faults, ...bruno.faults, ...judge.faults]).toEqual([]);
});

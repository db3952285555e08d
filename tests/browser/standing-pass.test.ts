import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import type { Person } from './open-page.ts';
import { choices, forward, playOn } from './play-on.ts';
import { startPlanning } from './start-battle.ts';

const site = liveSite();

/** The commands that the page sends, one after the other. */
function commandsOf({ page }: Person): string[] {
  const commands: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { command } = JSON.parse(String(payload)) as { readonly command?: { readonly kind: string } };
      if (command) commands.push(command.kind);
    });
  });
  return commands;
}

async function choosePassing(me: Person, choice: string): Promise<void> {
  const { page } = me;
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('button', { name: 'Settings', exact: true }).click();
  await page.getByRole('radio', { name: choice }).click();
  await page.getByRole('button', { name: 'Close', exact: true }).click();
}

test('questions that cannot change anything go by, and the log tells it', async () => {
  const me = await site.person();
  const { page } = me;
  const commands = commandsOf(me);
  await startPlanning(page, site.url, 6);
  const isTold = () => me.frames.some((frame) => frame.includes('"passedUnasked"'));
  for (let games = 1; !isTold() && games <= 4; games++) {
    if (games > 1) await page.getByRole('button', { name: 'Play it again' }).click();
    await page.locator('[data-dial]').first().waitFor();
    await playOn(page, { pick: choices(games), wishes: forward }, isTold);
  }
  const log = page.getByRole('log');
  await log.locator('details').evaluateAll((folds) => {
    for (const fold of folds) fold.setAttribute('open', '');
  });
  await log.getByText('lets it go by, as announced').first().waitFor();
  expect(new Set(commands)).toEqual(new Set(['passWindows']));
  expect(me.faults).toEqual([]);
  await me.close();
});

test('whoever wants to be asked says so at the table, and can change their mind', async () => {
  const me = await site.person();
  const commands = commandsOf(me);
  await startPlanning(me.page, site.url, 6);
  await expect.poll(() => commands).toEqual(['passWindows']);
  await choosePassing(me, 'Ask them all the same');
  await expect.poll(() => commands).toEqual(['passWindows', 'askAgain']);
  await choosePassing(me, 'Skip them');
  await expect.poll(() => commands).toEqual(['passWindows', 'askAgain', 'passWindows']);
  expect(me.faults).toEqual([]);
  await me.close();
});

import { expect, test } from 'vitest';
import { liveSite } from './live-site.ts';
import { startBattle } from './start-battle.ts';

const site = liveSite();

test('whoever is invited to a small battle is offered a squad that may be brought to it', async () => {
  const [host, friend] = await Promise.all([site.person(), site.person()]);
  await startBattle(host.page, site.url, {
    mode: 'With a friend by link',
    squads: { 'Your squad': 'One X-wing' },
    rounds: 4,
  });
  await host.page.getByRole('heading', { name: 'Waiting for your friend' }).waitFor();
  const link = await host.page.getByRole('textbox').first().inputValue();
  const { page } = friend;
  await page.goto(link);
  const sit = page.getByRole('button', { name: 'Sit down' });
  await sit.waitFor();
  expect(await page.getByRole('radio', { name: 'X-wing flight' }).isChecked()).toBe(false);
  expect(await sit.isEnabled()).toBe(true);
  // What may not be brought is still chosen freely, and then its fault is told.
  await page.getByRole('radio', { name: 'TIE swarm' }).check();
  await page.getByText('This squad cannot be brought to this battle').waitFor();
  expect(await sit.isEnabled()).toBe(false);
  await page.getByRole('radio', { name: 'Two TIE fighters' }).check();
  await sit.click();
  await page.locator('#play-board').waitFor();
  expect([...host.faults, ...friend.faults]).toEqual([]);
});

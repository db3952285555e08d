import { test } from 'vitest';
import { answer, asked } from './fleet-tour.ts';
import { liveSite } from './live-site.ts';
import { look } from './look.ts';
import { PHONE, WIDE } from './open-page.ts';
import { pressUntil, untilOpen } from './play-on.ts';
import { commanding } from './scripted-attack.ts';
import { ScriptedTable } from './scripted-table.ts';

const site = liveSite();

const SCREENS = [
  ['wide', { size: WIDE }],
  ['phone', { size: PHONE, touch: true }],
] as const;

test.concurrent.for(SCREENS)(
  'a command card is chosen in secret, its orders are given, and a unit is drawn on a %s screen',
  async ([name, options], { expect }) => {
    const me = await site.person(options);
    const { page } = me;
    await ScriptedTable.lay(me, site.url, commanding);
    const hand = page.locator('.lg-hand');
    await hand.waitFor();
    await untilOpen(page);
    // Somebody who is not in the army keeps his card out of play.
    expect(
      await hand.locator('[data-card]').evaluateAll((all) => all.map((each) => each.dataset.card)),
    ).toEqual(['push', 'assault', 'no-time-for-sorrows']);
    await look(page, `hand-${name}`);
    const card = (id: string) => hand.locator(`[data-card="${id}"]`);
    const isChosen = (id: string) => async () => (await hand.getAttribute('data-chosen')) === id;
    await pressUntil(card('assault'), isChosen('assault'));
    // It may be changed until everybody is ready.
    await untilOpen(page);
    await pressUntil(card('push'), isChosen('push'));
    expect(await card('push').isDisabled()).toBe(true);
    await look(page, `chosen-${name}`);
    // The card of the other side is in no frame before it is revealed.
    expect(me.frames.join('')).not.toContain('master-of-evil');
    await answer(page, 'readyCommandCard', /"ready":true/);

    const orders = asked(page, 'issueOrder');
    await orders.waitFor();
    await page.locator('.board-mark-band-3').first().waitFor({ state: 'attached' });
    await look(page, `orders-${name}`);
    await answer(page, 'issueOrder', /troopers/);
    await answer(page, 'issueOrder', /leia/);

    const turn = asked(page, 'chooseUnit');
    await turn.waitFor();
    expect(await turn.locator('.lg-draw').textContent()).toContain('1 × Corps');
    await answer(page, 'chooseUnit', /"draw"/);
    await page.locator('[data-turn="fleet"][data-standing="now"]').waitFor({ state: 'attached' });
    await asked(page, 'chooseAction').waitFor();
    expect(me.faults).toEqual([]);
    await me.close();
  },
);

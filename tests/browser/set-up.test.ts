import type { CDPSession, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { ghost, heldAt, knobOnScreen, onScreen, type Spot, suggestionsOf, tableOf } from './held-piece.ts';
import { liveSite } from './live-site.ts';
import { type PageOptions, type Person, PHONE } from './open-page.ts';
import { answerOne, choices, forward, untilOpen } from './play-on.ts';
import { startBattle } from './start-battle.ts';

const site = liveSite();

const SOON = { timeout: 10_000 };

/** One way of holding pieces over the table. */
interface Hand {
  /** Brings the piece to a place; what the keys cannot reach exactly they come near to. */
  readonly bring: (to: Spot) => Promise<void>;
  readonly turn: () => Promise<void>;
  readonly put: () => Promise<void>;
}

async function sitDown(options: PageOptions): Promise<Person> {
  const person = await site.person(options);
  await startBattle(person.page, site.url, {
    mode: 'Against the computer',
    squads: { 'Your squad': 'Two TIE fighters', 'The opponent’s squad': 'One X-wing' },
    rounds: 4,
    placesByHand: true,
  });
  await untilAsked(person, 'placeObstacle');
  return person;
}

async function untilAsked({ page }: Person, kind: string): Promise<void> {
  const player = { pick: choices(7), wishes: forward };
  const asked = page.locator('[data-decision]').first();
  for (;;) {
    await asked.waitFor();
    if ((await asked.getAttribute('data-decision')) === kind) break;
    await answerOne(page, player);
  }
}

/** Off the table's edge nothing may stand; the sentence and its rule say so and nothing is put down. */
async function expectRefused(person: Person, hand: Hand, spot: Spot): Promise<void> {
  const { page } = person;
  await hand.bring(spot);
  await page.locator('[data-ghost][data-standing="illegal"]').waitFor();
  const line = page.locator('.spot-line[data-standing="illegal"]');
  expect(((await line.textContent()) ?? '').split(' ').length).toBeGreaterThan(5);
  expect(await line.getByRole('link').getAttribute('href')).toMatch(/^\/rules\/xwing\/xw\.setup\./);
  const place = page.getByRole('button', { name: 'Place here' });
  expect(await place.getAttribute('aria-disabled')).toBe('true');
  // Read late: until the other side has deployed, another ship may come into the hand.
  const id = (await ghost(page).getAttribute('data-ghost'))!;
  await hand.put();
  expect(await ghost(page).getAttribute('data-ghost')).toBe(id);
  expect(poseOf(person, id)).toBeNull();
}

async function expectPlaced(person: Person, hand: Hand, spot: Spot): Promise<void> {
  const { page } = person;
  await hand.bring(spot);
  const before = await heldAt(page);
  expect(Math.hypot(before.x - spot.x, before.y - spot.y)).toBeLessThan(8);
  await hand.turn();
  await expect.poll(async () => (await heldAt(page)).heading, SOON).not.toBe(before.heading);
  const held = await heldAt(page);
  await page.locator('[data-ghost][data-standing="legal"]').waitFor();
  await untilOpen(page);
  // Read late: until the other side has deployed, another ship may come into the hand.
  const id = (await ghost(page).getAttribute('data-ghost'))!;
  await hand.put();
  await expect.poll(() => poseOf(person, id), SOON).not.toBeNull();
  const placed = poseOf(person, id)!;
  expect([placed.x, placed.y]).toEqual([expect.closeTo(held.x, 2), expect.closeTo(held.y, 2)]);
  expect(((placed.heading % 360) + 360) % 360).toBeCloseTo(held.heading, 1);
  expect(person.faults).toEqual([]);
}

function poseOf(person: Person, id: string) {
  const { ships, obstacles } = tableOf(person);
  return [...ships, ...obstacles].find((piece) => piece.id === id)?.pose ?? null;
}

/** Far from everything that lies there, where obstacles may be. */
function clearSpot(person: Person): Spot {
  const lying = tableOf(person).obstacles.flatMap(({ pose }) => (pose ? [pose] : []));
  const spots = [290, 370, 450, 540, 620].flatMap((x) => [290, 370, 450, 540, 620].map((y) => ({ x, y })));
  const room = (spot: Spot) => Math.min(...lying.map(({ x, y }) => Math.hypot(x - spot.x, y - spot.y)));
  return spots.toSorted((one, other) => room(other) - room(one))[0]!;
}

/** A place that the referee suggests for ships, moved to the middle of the strip at their edge. */
function homeSpot(person: Person): Spot {
  const places = suggestionsOf(person);
  const { x, y } = places[Math.floor(places.length / 4)]!;
  const { width, depth } = tableOf(person).options.area;
  const inStrip = (at: number, most: number) => (at < 100 ? 50 : at > most - 100 ? most - 50 : at);
  return { x: inStrip(x, width), y: inStrip(y, depth) };
}

async function setUpBy(person: Person, hand: Hand): Promise<void> {
  await expectRefused(person, hand, { x: 120, y: 120 });
  await expectPlaced(person, hand, clearSpot(person));
  await untilAsked(person, 'deployShip');
  await expectRefused(person, hand, { x: 457, y: 457 });
  await expectPlaced(person, hand, homeSpot(person));
}

test('pieces are placed with the mouse where the rules let them stand', async () => {
  const person = await sitDown({});
  const { page } = person;
  const drag = async (from: Spot, to: Spot) => {
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2);
    await page.mouse.move(to.x, to.y);
    await page.mouse.up();
  };
  await setUpBy(person, {
    bring: async (to) => drag(await onScreen(page, await heldAt(page)), await onScreen(page, to)),
    turn: async () => {
      const { x, y } = await heldAt(page);
      const middle = await onScreen(page, { x, y });
      const knob = await knobOnScreen(page);
      const reach = Math.hypot(knob.x - middle.x, knob.y - middle.y);
      await drag(knob, { x: middle.x + reach * 0.5, y: middle.y - reach * 0.866 });
    },
    put: () => page.getByRole('button', { name: 'Place here' }).click({ force: true }),
  });
  await person.close();
});

test('pieces are placed with a finger on a phone', async () => {
  const person = await sitDown({ size: PHONE, touch: true });
  const { page } = person;
  const touch = await person.context.newCDPSession(page);
  await setUpBy(person, {
    bring: async (to) => swipe(touch, await onScreen(page, await heldAt(page)), await onScreen(page, to)),
    turn: () => page.getByRole('button', { name: 'Turn right by 15 degrees' }).tap(),
    put: () => page.getByRole('button', { name: 'Place here' }).tap({ force: true }),
  });
  await person.close();
});

/** A finger that comes to rest before it lifts: after a throw the browser would take the next tap as a stop. */
async function swipe(touch: CDPSession, from: Spot, to: Spot): Promise<void> {
  const shares = [0, 0.25, 0.5, 0.75, 1, 1, 1, 1, 1, 1];
  for (const [place, share] of shares.entries()) {
    const point = { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share };
    await touch.send('Input.dispatchTouchEvent', {
      type: place === 0 ? 'touchStart' : 'touchMove',
      touchPoints: [{ ...point, x: point.x + (place % 2) / 4 }],
    });
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
  await touch.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

test('pieces are placed with keys alone', async () => {
  const person = await sitDown({});
  const { page } = person;
  const { keyboard } = page;
  await setUpBy(person, {
    bring: async (to) => {
      await page.locator('[data-ghost]').waitFor();
      // Another piece may come into the hand and leave the focus behind.
      const isHeld = async () => {
        await keyboard.press('b');
        return page.locator('[data-ghost]:focus').isVisible();
      };
      await expect.poll(isHeld, { timeout: 30_000, interval: 500 }).toBe(true);
      for (const [axis, less, more] of [
        ['x', 'ArrowLeft', 'ArrowRight'],
        ['y', 'ArrowDown', 'ArrowUp'],
      ] as const) {
        const way = (to[axis] - (await heldAt(page))[axis]) * (await sightOf(page, axis));
        for (let step = 0; step < Math.round(Math.abs(way) / 10); step++) {
          await keyboard.press(way < 0 ? less : more);
        }
      }
    },
    turn: () => keyboard.press('e'),
    put: () => keyboard.press('Enter'),
  });
  await person.close();
});

/** 1 where the table is seen from its near edge, -1 from the far one. */
async function sightOf(page: Page, axis: 'x' | 'y'): Promise<number> {
  const one = await onScreen(page, { x: 0, y: 0 });
  const other = await onScreen(page, { x: 1, y: 1 });
  return axis === 'x' ? Math.sign(other.x - one.x) : Math.sign(one.y - other.y);
}

test('a barrel roll is slid along its template by hand', async () => {
  const person = await sitDown({});
  const { page } = person;
  await page.getByRole('button', { name: 'Place all for me' }).click();
  const roll = page.locator('[data-action="barrelRoll"]:not([aria-disabled="true"])').first();
  await untilAsked(person, 'performAction');
  await roll.click();
  await page.locator('[data-decision] [data-answer*="barrelRoll"]').first().click();
  await ghost(page).waitFor();
  const ship = (await ghost(page).getAttribute('data-ghost'))!.split(' ')[0]!;
  await untilOpen(page);
  await page.locator('.board-view:not([data-flying])').waitFor();
  const start = await heldAt(page);
  const slider = page.getByRole('slider', { name: 'Place along the line' });
  const was = Number(await slider.inputValue());
  const slide = async () => {
    const from = await onScreen(page, await heldAt(page));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y - 6);
    await page.mouse.move(from.x, from.y - 12);
    await page.mouse.up();
    return Number(await slider.inputValue());
  };
  await expect.poll(slide, { ...SOON, interval: 1_000 }).not.toBe(was);
  const held = await heldAt(page);
  expect(held.heading).toBeCloseTo(start.heading, 1);
  await page.locator('[data-ghost][data-standing="legal"]').waitFor();
  await page.getByRole('button', { name: 'Place here' }).click();
  await expect.poll(() => poseOf(person, ship)?.x, SOON).toBeCloseTo(held.x, 1);
  expect(poseOf(person, ship)?.y).toBeCloseTo(held.y, 1);
  expect(person.faults).toEqual([]);
  await person.close();
});

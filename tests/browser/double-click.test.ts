import type { Page } from 'playwright-core';
import { beforeAll, expect, test } from 'vitest';
import { type AskedMoment, askedMoments } from './asked-moments.ts';
import { liveSite } from './live-site.ts';
import type { Person } from './open-page.ts';
import { driveClock, holdAfterPress, letGoOn, passTime, untilHeld } from './page-clock.ts';
import { untilOpen } from './play-on.ts';

const site = liveSite();

/** Everything that X-Wing asks at its table. */
const KINDS = [
  'chooseInitiative',
  'chooseEdge',
  'placeObstacle',
  'deployShip',
  'placeForces',
  'callReinforcement',
  'placeShuttle',
  'chooseDisabledShip',
  'setDial',
  'endPlanning',
  'chooseShip',
  'chooseBomb',
  'replaceManeuver',
  'moveShuttle',
  'decloak',
  'placeDecloak',
  'placeBarrelRoll',
  'placeTallonRoll',
  'performAction',
  'declareTarget',
  'chooseWeapon',
  'useAbility',
  'cancelFirst',
  'chooseForCard',
] as const;

/** Milliseconds from the first press to the second. */
const PAUSES = [60, 90, 200];

/** Longer than a question takes no press. */
const REST = 700;

/** The answers that the page sends, with the questions they are for. */
function answersOf({ page }: Person): string[] {
  const answers: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { kind, ...sent } = JSON.parse(String(payload)) as { readonly kind: string };
      if (kind === 'answer') answers.push(JSON.stringify(sent));
    });
  });
  return answers;
}

async function post<Result>(path: string, body: object): Promise<Result> {
  const response = await fetch(`${site.url}/api/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!response.ok) throw new Error(await response.text());
  return (await response.json()) as Result;
}

/** A game from this moment on, and the address of the seat that is asked; nobody sits down to play the others. */
async function takeUp({ replay, seat }: AskedMoment): Promise<string> {
  const { players } = replay.opening.setup as unknown as {
    readonly players: readonly { readonly seat: string; readonly side: 0 | 1 }[];
  };
  const made = await post<{
    readonly id: string;
    readonly seats: readonly { seat: string; invite: string }[];
  }>('games', {
    game: 'xwing',
    options: {},
    spectators: false,
    seats: players.map((each) => ({ seat: each.seat, side: each.side, who: 'person' })),
    from: { replay, entries: replay.journal.length },
  });
  let own = '';
  for (const each of made.seats) {
    const sat = { invite: each.invite, name: each.seat, seed: `seed of ${each.seat}` };
    const { token } = await post<{ readonly token: string }>(`games/${made.id}/seats/${each.seat}`, sat);
    if (each.seat === seat) own = token;
  }
  return `${site.url}/game/${made.id}#seat=${seat}:${own}`;
}

const OPEN = ':not([disabled]):not([aria-disabled="true"]):visible';
const PRESSED = ['[data-answer]', '[data-action]', '.primary', '[aria-expanded]'];

/** Where a hand would press: an answer, what opens one, or the button that puts something down. */
async function spotOf(page: Page, kind: string): Promise<{ readonly x: number; readonly y: number }> {
  const ask = page.locator('fieldset[data-decision]');
  await ask.waitFor();
  const table = ask.getByRole('button', { name: 'Table of maneuvers' });
  if (kind === 'setDial') await table.click();
  const wanted = kind === 'endPlanning' ? ['.primary'] : PRESSED;
  const spot = ask.locator(wanted.map((each) => `button${each}${OPEN}`).join(', ')).first();
  await spot.waitFor();
  await untilOpen(page);
  // Something may still come above it, and a place is looked at before it can be taken: a hand waits for that.
  await spot.click({ trial: true });
  const box = await spot.boundingBox();
  if (!box) throw new Error('nothing to press');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/** Presses twice, just so far apart by the time of the page, and lets come of it what may. */
async function pressTwice(page: Page, kind: string, pause: number): Promise<void> {
  const { x, y } = await spotOf(page, kind);
  const before = await page.locator('#play-ask').innerHTML();
  await holdAfterPress(page, pause);
  await page.mouse.click(x, y);
  await untilHeld(page, 0);
  await page.mouse.click(x, y);
  await letGoOn(page);
  // On a busy machine it takes a while until something comes of the first press.
  await page.waitForFunction((html) => document.querySelector('#play-ask')?.innerHTML !== html, before);
  await passTime(page, REST);
}

/** How many answers come of a double click. */
async function countAnswers({ pause, person, answers }: Hand, kind: string): Promise<number> {
  const before = answers.length;
  await person.page.goto(await takeUp(moments.get(kind)!));
  await pressTwice(person.page, kind, pause);
  return answers.length - before;
}

const moments = askedMoments(KINDS);

/** Somebody who presses again after a pause, and the answers that the page has sent. */
interface Hand {
  readonly pause: number;
  readonly person: Person;
  readonly answers: readonly string[];
}

const hands: Hand[] = [];

beforeAll(async () => {
  for (const pause of PAUSES) {
    const person = await site.person();
    await driveClock(person.page);
    hands.push({ pause, person, answers: answersOf(person) });
  }
});

test('computers lead to every question there is', () => {
  expect(KINDS.filter((kind) => !moments.has(kind))).toEqual([]);
});

test.each(KINDS)('a second click on %s answers nothing more', async (kind) => {
  const counts = await Promise.all(hands.map((hand) => countAnswers(hand, kind)));
  // What a press opens is no answer yet, so there may be none; never are there two.
  const most = Math.max(...counts);
  expect(most).toBeLessThanOrEqual(1);
  for (const [place, hand] of hands.entries()) {
    // A press that missed, because something moved under the hand, shows nothing: it is made again.
    for (let tries = 0; tries < 5 && counts[place]! < most; tries++) {
      counts[place] = await countAnswers(hand, kind);
    }
  }
  expect(counts).toEqual(hands.map(() => most));
  for (const { person } of hands) expect(person.faults).toEqual([]);
});

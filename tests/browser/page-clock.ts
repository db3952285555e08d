import type { Page } from 'playwright-core';

interface PageClock {
  /** The stage shows what is waited for, and its time stands still. */
  isHeld: boolean;
  /** How many of the stops have been left behind. */
  passed: number;
  /** The time of the page, in milliseconds. */
  time: number;
  /** Holds the page this many milliseconds after the next press; undefined when presses do not matter. */
  holdAfterPress: number | undefined;
}

/**
 * From here on the time of a page goes with its frames, each of which lasts the same however late it is drawn. So
 * nothing that is played passes unseen on a busy machine, and a quiet one plays it faster than people would see it. When the stage says the next of `stops`, it
 * stands still until it is let go on; flights and glides still come to their end.
 */
export function driveClock(page: Page, stops: readonly RegExp[] = []): Promise<unknown> {
  return page.addInitScript(
    installClock,
    stops.map(({ source, flags }) => ({ source, flags })),
  );
}

/** Waits until the stage is held at a stop. */
export async function untilHeld(page: Page, stop: number): Promise<void> {
  await page.waitForFunction((wanted) => {
    const { isHeld, passed } = (window as unknown as { readonly pageClock: PageClock }).pageClock;
    return isHeld && passed === wanted;
  }, stop);
}

export async function letGoOn(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { pageClock } = window as unknown as { readonly pageClock: PageClock };
    pageClock.isHeld = false;
    pageClock.passed++;
  });
}

/** Lets the page stand still so many milliseconds after the next press, by its own time. */
export async function holdAfterPress(page: Page, pause: number): Promise<void> {
  await page.evaluate((milliseconds) => {
    const { pageClock } = window as unknown as { readonly pageClock: PageClock };
    pageClock.holdAfterPress = milliseconds;
  }, pause);
}

/** Waits so many milliseconds of the page's own time. */
export async function passTime(page: Page, milliseconds: number): Promise<void> {
  await page.evaluate(async (wanted) => {
    const { pageClock } = window as unknown as { readonly pageClock: PageClock };
    const until = pageClock.time + wanted;
    while (pageClock.time < until) await new Promise((resolve) => requestAnimationFrame(resolve));
  }, milliseconds);
}

/** Runs in the page before anything of the page. */
function installClock(stops: readonly { readonly source: string; readonly flags: string }[]): void {
  /** Milliseconds that a frame lasts. */
  const frame = 40;
  /** Shorter timers are no part of what is played. */
  const shortest = 100;
  const clock: PageClock = { isHeld: false, passed: 0, time: performance.now(), holdAfterPress: undefined };
  const waiting = new Map<number, { readonly due: number; readonly call: () => void }>();
  const drawn = window.requestAnimationFrame.bind(window);
  const [after, cancel] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  let frames = clock.time;
  let holdAt = Number.POSITIVE_INFINITY;
  let id = 1_000_000_000;
  const shouldHold = () => {
    const stop = stops[clock.passed];
    const words = document.querySelector('.stage-view-words')?.textContent ?? '';
    return stop !== undefined && words !== '' && new RegExp(stop.source, stop.flags).test(words);
  };
  const callDue = () => {
    for (const [each, { due, call }] of [...waiting].toSorted(([, one], [, other]) => one.due - other.due)) {
      if (due > clock.time || !waiting.delete(each)) continue;
      call();
    }
  };
  drawn(function tick(): void {
    frames += frame;
    clock.isHeld ||= shouldHold();
    if (!clock.isHeld) {
      clock.time = Math.min(clock.time + frame, holdAt);
      callDue();
    }
    if (clock.time === holdAt) {
      clock.isHeld = true;
      holdAt = Number.POSITIVE_INFINITY;
    }
    drawn(tick);
  });
  Object.assign(window, {
    pageClock: clock,
    requestAnimationFrame: (call: FrameRequestCallback) => drawn(() => call(frames)),
    setTimeout: (call: () => void, milliseconds = 0) => {
      if (milliseconds < shortest) return after(call, milliseconds);
      waiting.set(++id, { due: clock.time + milliseconds, call });
      return id;
    },
    clearTimeout: (timer: number) => {
      if (!waiting.delete(timer)) cancel(timer);
    },
  });
  performance.now = () => clock.time;
  // When a hand has pressed is compared with the time of the page.
  Object.defineProperty(Event.prototype, 'timeStamp', { get: () => clock.time });
  const noteHold = () => {
    if (clock.holdAfterPress === undefined) return;
    holdAt = clock.time + clock.holdAfterPress;
    clock.holdAfterPress = undefined;
  };
  addEventListener('pointerdown', noteHold, true);
}

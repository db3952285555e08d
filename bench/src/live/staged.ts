import type { Measurement } from '../measure.ts';
import { atSixtyPieces, medianOf } from './sixty-pieces.ts';

const TIMES = 2;

/** Attacks are staged among sixty pieces, and the camera flies from one to the next: the time of a frame on its way. */
export function staged(): Promise<Measurement[]> {
  return atSixtyPieces(async (page) => {
    await page.locator('#attack').waitFor({ state: 'attached' });
    const frames: number[] = [];
    for (let times = 0; times < TIMES; times++) {
      frames.push(...((await page.evaluate(WATCH_ATTACKS)) as readonly number[]));
    }
    const median = medianOf(frames);
    return [
      {
        name: 'a frame while the camera flies in a staged attack',
        ours: median,
        unit: 'ms',
        aim: 'at most 16',
        reached: frames.length > TIMES * 40 && median <= 16,
        note: `${frames.length} frames, median, 60 pieces`,
      },
    ];
  });
}

/** Runs in the page, as text: begins the attacks and tells how long each frame takes in which the camera flies. */
const WATCH_ATTACKS = `(async () => {
  const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const view = document.querySelector('.board-view');
  const isFlying = () => view.hasAttribute('data-flying');
  const isStaged = () => document.querySelector('[data-act]') !== null;
  document.getElementById('attack').click();
  for (let waited = 0; waited < 1000 && !isStaged(); waited++) await next();
  const frames = [];
  let last = await next();
  while (isStaged()) {
    const wasFlying = isFlying();
    const now = await next();
    if (wasFlying && isFlying()) frames.push(now - last);
    last = now;
  }
  return frames;
})()`;

import type { Measurement } from '../measure.ts';
import { atSixtyPieces, medianOf } from './sixty-pieces.ts';

const FLIGHTS = 8;

/** The camera flies between the whole table of sixty pieces and a fight on it: the time of a frame on the way. */
export function flight(): Promise<Measurement[]> {
  return atSixtyPieces(async (page) => {
    await page.locator('.board-view').waitFor();
    const frames: number[] = [];
    for (let times = 0; times < FLIGHTS; times++) {
      frames.push(...((await page.evaluate(WATCH_FLIGHT)) as readonly number[]));
    }
    const median = medianOf(frames);
    return [
      {
        name: 'a frame while the camera flies over 60 pieces, median',
        ours: median,
        unit: 'ms',
        aim: 'at most 16',
        reached: frames.length > FLIGHTS * 10 && median <= 16,
        note: `${frames.length} frames of ${FLIGHTS} flights`,
      },
    ];
  });
}

/** Runs in the page, as text: sends the camera elsewhere and tells how long each frame of its flight takes. */
const WATCH_FLIGHT = `(async () => {
  const next = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const view = document.querySelector('.board-view');
  document.getElementById('elsewhere').click();
  for (let waited = 0; waited < 1000 && !view.hasAttribute('data-flying'); waited++) await next();
  const frames = [];
  let last = await next();
  while (view.hasAttribute('data-flying')) {
    const now = await next();
    frames.push(now - last);
    last = now;
  }
  return frames;
})()`;

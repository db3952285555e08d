import type { Measurement } from '../measure.ts';
import { atSixtyPieces, medianOf } from './sixty-pieces.ts';

const MOVES = 240;

/** One of sixty pieces dragged over the table: the time between two frames that show it elsewhere. */
export function drag(): Promise<Measurement[]> {
  return atSixtyPieces(async (page) => {
    const ghost = page.locator('[data-ghost]').first();
    const box = (await ghost.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(WATCH_FRAMES);
    for (let move = 1; move <= MOVES; move++) {
      const angle = move / 20;
      await page.mouse.move(x + Math.sin(angle) * 150, y - 200 + Math.cos(angle) * 150);
    }
    await page.mouse.up();
    const { frames, steps } = (await page.evaluate('window.sortieFrames')) as Frames;
    const median = medianOf(frames);
    return [
      {
        name: 'a frame while dragging one of 60 pieces, median',
        ours: median,
        unit: 'ms',
        aim: 'at most 16',
        reached: steps > MOVES / 4 && median <= 16,
        note: `${steps} different places in ${frames.length} frames`,
      },
    ];
  });
}

interface Frames {
  readonly frames: readonly number[];
  readonly steps: number;
}

/** Runs in the page, as text: how long each frame takes, and in how many places the piece was seen. */
const WATCH_FRAMES = `
  const kept = { frames: [], steps: 0 };
  window.sortieFrames = kept;
  let last = performance.now();
  let place = '';
  const look = (now) => {
    const here = JSON.stringify(document.querySelector('[data-ghost]').getBoundingClientRect());
    kept.frames.push(now - last);
    if (here !== place) kept.steps++;
    place = here;
    last = now;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

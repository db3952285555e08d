import type { Page } from 'playwright-core';
import type { Measurement } from '../measure.ts';
import { atSixtyPieces, medianOf } from './sixty-pieces.ts';

const MOVES = 480;
/** A mouse tells where it is at least this often. */
const MILLISECONDS_A_MOVE = 4;

/**
 * One of sixty pieces dragged over the table: the time between two frames that show it elsewhere. The hand moves on
 * without waiting for the page, so that no frame comes for which there is nothing to draw.
 */
export function drag(): Promise<Measurement[]> {
  return atSixtyPieces(async (page) => {
    const ghost = page.locator('[data-ghost]').first();
    const box = (await ghost.boundingBox())!;
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.evaluate(WATCH_FRAMES);
    await moveAround(page, x, y - 200);
    await page.mouse.up();
    const steps = (await page.evaluate('window.sortieSteps')) as readonly number[];
    const median = medianOf(steps);
    return [
      {
        name: 'a frame while dragging one of 60 pieces, median',
        ours: median,
        unit: 'ms',
        aim: 'at most 16',
        reached: steps.length > MOVES / 8 && median <= 16,
        note: `${steps.length} different places`,
      },
    ];
  });
}

async function moveAround(page: Page, x: number, y: number): Promise<void> {
  const moves: Promise<void>[] = [];
  for (let move = 1; move <= MOVES; move++) {
    const angle = move / 20;
    moves.push(page.mouse.move(x + Math.sin(angle) * 150, y + Math.cos(angle) * 150));
    await new Promise((resolve) => setTimeout(resolve, MILLISECONDS_A_MOVE));
  }
  await Promise.all(moves);
}

/** Runs in the page, as text: how long after the one before each frame came that shows the piece elsewhere. */
const WATCH_FRAMES = `
  const kept = [];
  window.sortieSteps = kept;
  let last = performance.now();
  let place = '';
  const look = (now) => {
    const here = JSON.stringify(document.querySelector('[data-ghost]').getBoundingClientRect());
    if (here !== place) {
      kept.push(now - last);
      last = now;
    }
    place = here;
    requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
`;

import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

shows(
  ['xw.activation.move-ship', 'xw.maneuver.bearing.bank'],
  'a maneuver in reverse starts behind the base and leaves the heading as it was',
  () => {
    const flown = (bearing: string) =>
      xwingTable(
        {
          quad: { pilot: 'jakkugunrunner', at: [450, 400, 0], dial: { speed: 1, bearing } },
          academy: { pilot: 'academypilot', at: [100, 800, 180] },
        },
        { phase: 'activation' },
      );
    flown('reverseStraight').has('quad', { pose: { x: 450, y: 320, heading: 0 } });
    // A bank to the left leads back and to the left, and turns the nose to the right.
    for (const [bearing, side, heading] of [
      ['reverseBankLeft', -1, 45],
      ['reverseBankRight', 1, 315],
    ] as const) {
      const { x, y, heading: turned } = flown(bearing).ship('quad').pose!;
      expect([turned, Math.round((x - 450) * 100), Math.round((400 - y) * 100)]).toEqual([
        heading,
        side * 3757,
        9071,
      ]);
    }
  },
);

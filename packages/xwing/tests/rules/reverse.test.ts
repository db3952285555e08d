import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';

shows(
  'xw.activation.move-ship',
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
  },
);

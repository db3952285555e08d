import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const crit = (pilot: string) =>
  xwingTable(
    {
      academy: { pilot: 'academypilot', at: [450, 300] },
      falcon: { pilot, at: [450, 500, 0], shields: 0, hasFought: true },
    },
    { cards: ['core2-directhit'] },
  ).attack('academy', 'falcon', { attack: ['crit', 'blank'], defense: ['blank'] });

test('a Damage card dealt faceup to Chewbacca is turned facedown without effect', () => {
  crit('rebel:yt1300:chewbacca')
    .has('falcon', { damage: [{ card: 'core2-directhit', faceup: false }] })
    .ends();
});

test('another pilot keeps the card faceup', () => {
  crit('rebel:yt1300:landocalrissian')
    .has('falcon', { damage: [{ card: 'core2-directhit', faceup: true }] })
    .ends();
});

import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const crit = (pilot: string, cards: readonly string[]) =>
  xwingTable(
    {
      maarek: { pilot, at: [450, 400] },
      rookie: { pilot: 'rookiepilot', at: [450, 600, 180], shields: 0 },
    },
    { cards },
  ).attack('maarek', 'rookie', { attack: ['crit', 'blank', 'blank'], defense: ['blank', 'blank'] });
const three = ['core2-directhit', 'core2-blindedpilot', 'core2-structuraldamage'];

test('of three cards drawn one is chosen', () => {
  crit('imperial:tiedefender:maarekstele', three)
    .asksSeat('p1')
    .offersExactly(...three.map((card) => ({ card })))
    .answers({ card: 'core2-structuraldamage' })
    .has('rookie', { damage: [{ card: 'core2-structuraldamage', faceup: true }] });
});

test('another pilot deals the first', () => {
  crit('deltasquadronpilot', three).has('rookie', { damage: [{ card: 'core2-directhit', faceup: true }] });
});

test('what a friend deals is the first card', () => {
  xwingTable(
    {
      maarek: { pilot: 'imperial:tiedefender:maarekstele', at: [550, 400], hasFought: true },
      tie: { pilot: 'academypilot', at: [450, 400] },
      rookie: { pilot: 'rookiepilot', at: [450, 600, 180], shields: 0 },
    },
    { cards: ['core2-structuraldamage'] },
  )
    .attack('tie', 'rookie', { attack: ['crit', 'blank'], defense: ['blank', 'blank'] })
    .has('rookie', { damage: [{ card: 'core2-structuraldamage', faceup: true }] })
    .ends();
});

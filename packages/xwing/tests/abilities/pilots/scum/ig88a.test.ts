import { xwingTable } from '@sortie/testkit/xwing';
import { test } from 'vitest';

const shot = (damage: number, shields: number) =>
  xwingTable({
    ig: { pilot: 'ig88a', at: [450, 400], shields },
    tie: {
      pilot: 'academypilot',
      at: [450, 580, 180],
      hasFought: true,
      facedown: ['core2-damagedengine', 'core2-weaponsfailure'].slice(0, damage),
    },
    last: { pilot: 'academypilot', at: [800, 800, 270], hasFought: true },
  }).attack('ig', 'tie', { attack: ['hit', 'blank', 'blank'], defense: ['blank', 'blank', 'blank'] });

test('after destroying the defender IG-88A may recover a shield', () => {
  shot(2, 3).offers('ig88a').uses('ig88a').has('ig', { shields: 4 });
});

test('a defender that survives brings none, nor is there one to bring back on full shields', () => {
  shot(1, 3).doesNotOffer('ig88a').has('ig', { shields: 3 });
  shot(2, 4).doesNotOffer('ig88a');
});

test('what a friend destroys brings no shield', () => {
  xwingTable({
    ig: { pilot: 'ig88a', at: [650, 400], shields: 1, hasFought: true },
    wing: { pilot: 'binayrepirate', at: [450, 400] },
    rookie: {
      pilot: 'rookiepilot',
      at: [450, 600, 180],
      shields: 0,
      facedown: ['core2-damagedcockpit', 'core2-structuraldamage'],
      hasFought: true,
    },
    other: { pilot: 'rookiepilot', at: [100, 850, 180], hasFought: true },
  })
    .attack('wing', 'rookie', { attack: ['hit', 'blank'], defense: ['blank', 'blank'] })
    .has('rookie', { gone: 'destroyed' })
    .has('ig', { shields: 1 })
    .ends();
});

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

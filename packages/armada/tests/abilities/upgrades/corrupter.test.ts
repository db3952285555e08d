import { armadaTable } from '@sortie/testkit/armada';
import { test } from 'vitest';
import { shows } from '../../shows.ts';

const moving = (squadron: string, phase: 'ship' | 'squadron' = 'ship') =>
  armadaTable(
    {
      victory: { ship: 'victory-i-class', upgrades: ['corrupter'], at: [900, 300, 0], dials: ['squadron'] },
      wing: { squadron, at: [900, 420] },
      cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
    },
    { phase },
  );

const reach = 'ar.squadron-move.max-distance';

shows('ar.known.upgrade.titles', 'a squadron with Bomber that the ship activates is one faster', () => {
  moving('tie-bomber-squadron')
    .uses('squadron', 'dial')
    .answers({ squadron: 'wing' })
    .answers({ deed: 'move' })
    .refuses({ x: 900, y: 726 }, reach)
    .answers({ x: 900, y: 720 })
    .has('wing', { at: { x: 900, y: 720 } });
});

test('not one without Bomber, and not in the Squadron phase', () => {
  moving('tie-fighter-squadron')
    .uses('squadron', 'dial')
    .answers({ squadron: 'wing' })
    .answers({ deed: 'move' })
    .refuses({ x: 900, y: 666 }, reach)
    .answers({ x: 900, y: 664 });
  moving('tie-bomber-squadron', 'squadron')
    .answers({ deed: 'move' })
    .refuses({ x: 900, y: 666 }, reach)
    .answers({ x: 900, y: 664 });
});

test('one faster, and no more than one', () => {
  armadaTable({
    victory: { ship: 'victory-i-class', upgrades: ['corrupter'], at: [900, 300, 0], dials: ['squadron'] },
    // Speed 2 alone.
    wing: { squadron: 'b-wing-squadron', side: 0, at: [900, 420] },
    cr90: { ship: 'cr90-corvette-a', at: [200, 750, 180] },
  })
    .uses('squadron', 'dial')
    .answers({ squadron: 'wing' })
    .answers({ deed: 'move' })
    .refuses({ x: 900, y: 420 + 185.3 }, reach)
    .answers({ x: 900, y: 420 + 185.1 });
});

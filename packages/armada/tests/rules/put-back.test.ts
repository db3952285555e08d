import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

/** A corvette has come to rest on a TIE; another one stands aside. */
const displaced = () =>
  armadaTable({
    corvette: { ship: 'cr90-corvette-a', at: [900, 300, 0], speed: 1 },
    tie: { squadron: 'tie-fighter', at: [900, 370] },
    aside: { squadron: 'tie-fighter', at: [600, 370] },
    victory: { ship: 'victory-ii', at: [1700, 800, 180], activated: true },
  })
    .until('chooseCourse', 'corvette')
    .answers({ clicks: [0], side: 'left' })
    .asks('placeDisplaced', { ship: 'corvette', squadrons: ['tie'] });

shows(
  ['ar.overlap.squadrons-displaced', 'ar.overlap.squadrons-placed-by-opponent'],
  'only a displaced squadron is put back, and only in contact with the ship',
  () => {
    const table = displaced().asksSeat('p2');
    const free = table.completes({ squadron: 'tie', x: 980, y: 370 }) as { x: number; y: number };
    expect(free).toMatchObject({ squadron: 'tie' });
    table
      .refuses({ ...free, squadron: 'aside' }, 'ar.overlap.squadrons-displaced')
      .refuses({ x: free.x, y: free.y }, 'ar.overlap.squadrons-displaced')
      .refuses({ squadron: 'tie', x: 980, y: 370 }, 'ar.overlap.squadrons-placed-by-opponent');
    expect(() => table.completes({ squadron: 'aside', x: 980, y: 370 })).toThrow(
      'ar.overlap.squadrons-placed-by-opponent',
    );
    table.answers(free);
    expect(table.events('squadronMoved')).toMatchObject([{ squadron: 'tie', cause: 'displaced' }]);
    table.has('aside', { at: { x: 600, y: 370 } });
  },
);

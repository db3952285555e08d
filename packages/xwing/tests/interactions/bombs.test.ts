import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect, test } from 'vitest';

const far = { pilot: 'rookiepilot', at: [100, 100] } as const;

shows(
  'xw.damage.deal-vs-suffer',
  'a ship that is Rattled suffers more from a seismic charge, not from a proton bomb',
  () => {
    const bombed = (bomb: string, cards: readonly string[]) =>
      xwingTable(
        {
          far,
          tie: {
            pilot: 'patrolleader',
            at: [450, 300],
            conditions: [{ card: 'rattled', by: 'far' }],
          },
        },
        { phase: 'activation', bombs: [{ bomb, droppedBy: 'far', at: [450, 400] }], cards },
      );
    bombed('bomb:seismiccharges', []).has('tie', { shields: 2, damage: [], conditions: [] }).ends();
    bombed('bomb:protonbombs', ['core2-damagedengine'])
      .has('tie', { shields: 4, damage: [{ faceup: true }], conditions: [{ card: 'rattled' }] })
      .ends();
  },
);

test('a bomb that Captain Nym keeps from going off stays and goes off in the next round', () => {
  const table = xwingTable(
    {
      nym: { pilot: 'rebel:scurrgh6bomber:captainnym', at: [450, 300] },
      tie: { pilot: 'academypilot', at: [450, 500, 180] },
    },
    {
      phase: 'activation',
      bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'nym', at: [450, 400] }],
    },
  )
    .offers('captainnym')
    .uses('captainnym')
    .has('nym', { shields: 5 })
    .has('tie', { damage: [] });
  expect(table.state.bombs).toHaveLength(1);
  table.ends();
});

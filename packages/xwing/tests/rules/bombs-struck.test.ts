import { shows } from '@sortie/testkit';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';

shows(
  ['xw.bomb.friend-and-foe', 'xw.timing.simultaneous.initiative-first'],
  'of the ships that a charge strikes those of the player with initiative come first',
  () => {
    const struck = (initiative: 0 | 1) => {
      const table = xwingTable(
        {
          bomber: {
            pilot: 'scimitarsquadronpilot',
            at: [450, 400, 0],
            upgrades: ['seismiccharges'],
            dial: { speed: 1, bearing: 'straight' },
          },
          wing: { pilot: 'academypilot', at: [450, 450, 0] },
          x: { pilot: 'rookiepilot', at: [500, 300, 0], shields: 0 },
        },
        { phase: 'activation', initiative },
      ).uses('seismiccharges');
      return table.events('damageDealt').map(({ ship }) => ship);
    };
    expect(struck(0)).toEqual(['bomber', 'wing', 'x']);
    expect(struck(1)).toEqual(['x', 'bomber', 'wing']);
  },
);

shows(
  'xw.bomb.contact-any-movement',
  'a ship that flies over a timed bomb does not set it off, and is safe when it ends beyond range 1',
  () => {
    const table = xwingTable(
      {
        spray: { pilot: 'bountyhunter', at: [60, 850, 0] },
        wing: { pilot: 'academypilot', at: [450, 300, 0], dial: { speed: 5, bearing: 'straight' } },
        x: { pilot: 'rookiepilot', at: [800, 100, 0] },
      },
      {
        phase: 'activation',
        bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'spray', at: [450, 350, 180] }],
      },
    ).until('setDial');
    expect(table.events('bombDetonated')).toMatchObject([{ by: null }]);
    expect(table.ship('wing').damage).toEqual([]);
  },
);

shows(
  'xw.bomb.contact-any-movement',
  'a template that crosses a mine sets it off, wherever the base comes to rest',
  () => {
    const table = xwingTable(
      {
        spray: { pilot: 'bountyhunter', at: [60, 850, 0] },
        wing: { pilot: 'academypilot', at: [450, 300, 0], dial: { speed: 5, bearing: 'straight' } },
        x: { pilot: 'rookiepilot', at: [800, 100, 0] },
      },
      {
        phase: 'activation',
        bombs: [{ bomb: 'bomb:proximitymines', droppedBy: 'spray', at: [450, 380, 0] }],
        attackDice: ['hit', 'blank', 'blank'],
      },
    );
    expect(table.events('bombDetonated')).toMatchObject([{ by: 'wing' }]);
    expect(table.ship('wing').damage).toHaveLength(1);
  },
);

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

shows(
  'xw.bomb.detonate.reference',
  'of two bombs the one chosen strikes from where it lies, with its own effect',
  () => {
    const table = xwingTable(
      {
        spray: { pilot: 'bountyhunter', at: [60, 850, 0] },
        x: { pilot: 'rookiepilot', at: [450, 300, 0] },
      },
      {
        phase: 'activation',
        bombs: [
          { bomb: 'bomb:protonbombs', droppedBy: 'spray', at: [800, 100, 0] },
          { bomb: 'bomb:seismiccharges', droppedBy: 'spray', at: [450, 350, 0] },
        ],
      },
    );
    const [proton, seismic] = table.state.bombs;
    table.answers({ bomb: seismic!.id });
    expect(table.events('bombDetonated').map(({ bomb }) => bomb)).toEqual([seismic!.id, proton!.id]);
    table.has('x', { shields: 1, damage: [] }).ends();
  },
);

shows(
  ['xw.bomb.partly-outside', 'xw.bomb.friend-and-foe'],
  'a bomb that lies outside the play area altogether strikes nobody',
  () => {
    const table = xwingTable(
      {
        spray: { pilot: 'bountyhunter', at: [60, 850, 0] },
        x: { pilot: 'rookiepilot', at: [450, 30, 0] },
      },
      {
        phase: 'activation',
        bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'spray', at: [450, -20, 0] }],
      },
    ).until('setDial');
    expect(table.events('bombDetonated')).toHaveLength(1);
    table.has('x', { shields: 2 });
  },
);

shows(
  'xw.bomb.partly-outside',
  'a bomb of which only the nubs or the square lie inside the play area reaches from there',
  () => {
    const struck = (y: number, heading = 0) =>
      xwingTable(
        {
          spray: { pilot: 'bountyhunter', at: [60, 850, 0] },
          x: { pilot: 'rookiepilot', at: [450, 121, 0] },
        },
        {
          phase: 'activation',
          bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'spray', at: [450, y, heading] }],
        },
      ).until('setDial');
    // The square ends 1 mm outside, the nubs 1 mm inside.
    struck(-13).has('x', { shields: 1 });
    struck(-15).has('x', { shields: 2 });
    // Turned round, the nubs are outside with half of the square.
    struck(0, 180).has('x', { shields: 1 });
  },
);

shows(
  ['xw.winning.core2012-mutual-initiative', 'xw.bomb.detonate.reference'],
  'one bomb that destroys the last ships of both players destroys them at the same time',
  () => {
    for (const initiative of [0, 1] as const) {
      const table = xwingTable(
        {
          academy: { pilot: 'academypilot', at: [400, 300], facedown: ['core-directhit', 'core-directhit'] },
          rookie: {
            pilot: 'rookiepilot',
            at: [500, 300],
            shields: 0,
            facedown: ['core-directhit', 'core-directhit'],
          },
        },
        {
          phase: 'activation',
          initiative,
          options: { variant: 'core2012' },
          bombs: [{ bomb: 'bomb:seismiccharges', droppedBy: 'academy', at: [450, 300, 0] }],
        },
      );
      expect(table.referee.outcome).toEqual({
        winner: initiative,
        rule: 'xw.winning.core2012-mutual-initiative',
      });
    }
  },
);

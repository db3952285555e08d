import { shows } from '@sortie/testkit';
import { expect } from 'vitest';
import { ACADEMY, BEAST, game, LUKE, ROOKIE, seated, TEMPEST } from './seated.ts';

const rebel = seated('p1', 0, 'rebel', LUKE, ROOKIE, ROOKIE);
const imperial = seated('p2', 1, 'imperial', TEMPEST, ACADEMY, BEAST);
/** Rebels south, Imperials north. */
const deploying = (initiative: 0 | 1 = 0) =>
  game({}, rebel, imperial)
    .answers({ side: initiative })
    .until('chooseEdge')
    .answers({ edge: initiative === 0 ? 'north' : 'south' })
    .asks('deployShip');

const south = (ship: string, x: number, heading = 0) => ({ ship, x, y: 50, heading });
const north = (ship: string, x: number, heading = 180) => ({ ship, x, y: 850, heading });

shows(
  ['xw.setup.deploy.ascending-ps', 'xw.setup.deploy.tie-initiative'],
  'the lowest pilot skill first; at equal skill the initiative holder deploys all of theirs before the opponent',
  () => {
    for (const initiative of [0, 1] as const) {
      const table = deploying(initiative);
      table.asksSeat('p2').asks('deployShip', { ships: ['s5'] });
      table.refuses(north('s4', 300), 'xw.setup.deploy.ascending-ps');
      table.refuses(south('s1', 300), 'xw.setup.deploy.ascending-ps');
      table.answers(north('s5', 100));
      const rookies = () => {
        table.asksSeat('p1').asks('deployShip', { ships: ['s2', 's3'] });
        if (initiative === 0) table.refuses(north('s4', 300), 'xw.setup.deploy.tie-initiative');
        table
          .answers(south('s3', 300))
          .asks('deployShip', { ships: ['s2'] })
          .answers(south('s2', 400));
      };
      if (initiative === 0) rookies();
      table.asksSeat('p2').asks('deployShip', { ships: ['s4'] });
      if (initiative === 1) table.refuses(south('s2', 300), 'xw.setup.deploy.tie-initiative');
      table.answers(north('s4', 300));
      if (initiative === 1) rookies();
      table
        .asksSeat('p2')
        .asks('deployShip', { ships: ['s6'] })
        .answers(north('s6', 500));
      table
        .asksSeat('p1')
        .asks('deployShip', { ships: ['s1'] })
        .answers(south('s1', 500));
      expect(table.events('shipDeployed').map(({ ship }) => ship)).toEqual(
        initiative === 0 ? ['s5', 's3', 's2', 's4', 's6', 's1'] : ['s5', 's4', 's3', 's2', 's6', 's1'],
      );
      expect(table.state.phase).toBe('planning');
    }
  },
);

shows(
  ['xw.setup.deploy.zone', 'xw.range.wording.within', 'xw.range.to-edge'],
  "the whole base lies within range 1 of the player's own edge, and on no other ship",
  () => {
    const table = deploying().answers(north('s5', 100));
    table
      .refuses({ ship: 's2', x: 300, y: 80.2, heading: 0 }, 'xw.setup.deploy.zone')
      .refuses({ ship: 's2', x: 300, y: 76, heading: 45 }, 'xw.setup.deploy.zone')
      .refuses({ ship: 's2', x: 300, y: 850, heading: 0 }, 'xw.setup.deploy.zone')
      .answers({ ship: 's2', x: 300, y: 80, heading: 0 })
      .refuses({ ship: 's3', x: 339, y: 80, heading: 0 }, 'xw.overlap.definition')
      .answers({ ship: 's3', x: 340, y: 80, heading: 0 })
      .asksSeat('p2')
      .refuses(south('s4', 600), 'xw.setup.deploy.zone')
      .answers(north('s4', 600));
    expect(table.ship('s3').pose).toMatchObject({ x: 340, y: 80 });
  },
);

shows('xw.setup.deploy.any-facing', 'a ship may face in any direction when it is deployed', () => {
  for (const heading of [0, 37.5, 90, 180, 270, 341]) {
    deploying()
      .answers(north('s5', 450, heading))
      .has('s5', { pose: { x: 450, y: 850, heading } });
  }
});

shows(
  'xw.setup.deploy.zone',
  'a zone that the players have filled up grows by a band, so that the last ship has a place too',
  () => {
    const swarm = Array.from({ length: 9 }, () => ACADEMY);
    const table = game(
      { points: 110, area: { width: 500, depth: 900 } },
      seated('p1', 0, 'rebel', ROOKIE),
      seated('p2', 1, 'imperial', ...swarm),
    );
    table.until('chooseEdge').answers({ edge: 'south' });
    const mine = () =>
      table.question.answers as unknown as { region: { zones: { from: number; to: number }[] } };
    const edge = table.state.edges![1];
    const y = edge === 'south' ? 50 : 850;
    for (const [index, x] of [40, 110, 180, 250, 320, 390, 460].entries()) {
      expect(mine().region.zones[0]).toMatchObject({ from: 0, to: 100 });
      table.answers({ ship: `s${index + 2}`, x, y, heading: 45 });
    }
    // No other base fits between those seven.
    expect(mine().region.zones[0]!.to).toBe(200);
    const far = edge === 'south' ? 150 : 750;
    table.answers({ ship: 's9', x: 100, y: far, heading: 0 });
    table.until('setDial');
    expect(table.state.ships.every(({ pose }) => pose !== null)).toBe(true);
  },
);

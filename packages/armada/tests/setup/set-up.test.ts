import type { Fleet } from '@sortie/armada/lists';
import type { SeatId } from '@sortie/kernel';
import { armadaGame } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';

const rebels: Fleet = {
  faction: 'rebel',
  ships: [
    { ship: 'cr90-corvette-a', upgrades: ['general-dodonna'] },
    { ship: 'nebulon-b-escort-frigate', upgrades: [] },
  ],
  squadrons: ['x-wing-squadron', 'x-wing-squadron', 'luke-skywalker'],
  objectives: ['most-wanted', 'fire-lanes', 'minefields'],
};

const empire: Fleet = {
  faction: 'imperial',
  ships: [{ ship: 'victory-ii-class-star-destroyer', upgrades: ['grand-moff-tarkin'] }],
  squadrons: ['tie-fighter-squadron', 'tie-fighter-squadron'],
  objectives: ['opening-salvo', 'fleet-ambush', 'superior-positions'],
};

const game = (options: object = {}, first: Fleet = rebels, second: Fleet = empire) =>
  armadaGame({
    options,
    players: [
      { seat: 'p1' as SeatId, side: 0, fleet: first },
      { seat: 'p2' as SeatId, side: 1, fleet: second },
    ],
  });

/** The Rebel fleet costs 167 points, the Imperial one 139, so p2 chooses. */
const chosen = (options: object = {}, side = 0) => game(options).answers({ side });

const withoutObjectives = { objectives: false };

shows(
  ['ar.setup.initiative-lower-cost-chooses', 'ar.initiative.meaning'],
  'the player with the cheaper fleet decides who is first player',
  () => {
    const table = game().asks('chooseInitiative').asksSeat('p2').offersExactly({ side: 0 }, { side: 1 });
    table.answers({ side: 0 });
    expect(table.state.initiative).toBe(0);
  },
);

shows('ar.setup.initiative-tie-random', 'at equal cost chance decides who chooses', () => {
  const table = game({}, rebels, { ...rebels, objectives: empire.objectives });
  expect(table.events('initiativeDrawn')).toHaveLength(1);
  const { chooser } = table.events('initiativeDrawn')[0]!;
  table.asks('chooseInitiative').asksSeat(chooser === 0 ? 'p1' : 'p2');
});

shows(
  ['ar.objective.first-player-chooses', 'ar.objective.others-unused', 'ar.fleet.three-objectives'],
  'the first player chooses among the second player’s objectives, and those alone',
  () => {
    const table = chosen()
      .asks('chooseObjective')
      .asksSeat('p1')
      .offersExactly(
        { objective: 'opening-salvo' },
        { objective: 'fleet-ambush' },
        { objective: 'superior-positions' },
      )
      .answers({ objective: 'opening-salvo' });
    expect(table.state.objective?.card).toBe('opening-salvo');
    expect(table.seenBy('p2').objectives).toEqual([null, empire.objectives]);
    expect(table.seenBy('p1').objectives).toEqual([rebels.objectives, empire.objectives]);
    expect(table.seenBy('spectator').objectives).toEqual([null, null]);
  },
);

shows(
  'ar.setup.obstacles-alternate',
  'the players place all six obstacles in turn, the second player first',
  () => {
    const table = chosen(withoutObjectives).asks('placeObstacle');
    const seats: string[] = [];
    while (table.question.kind === 'placeObstacle') {
      seats.push(table.question.seat);
      table.letGoBy();
    }
    expect(seats).toEqual(['p2', 'p1', 'p2', 'p1', 'p2', 'p1']);
    expect(table.state.obstacles.every(({ pose }) => pose !== null)).toBe(true);
  },
);

shows(
  ['ar.setup.obstacles-in-setup-area', 'ar.setup.obstacles-edge-distance', 'ar.setup.obstacles-spacing'],
  'obstacles lie in the setup area, beyond distance 3 of every edge and beyond distance 1 of each other',
  () => {
    const table = chosen(withoutObjectives);
    const at = (x: number, y: number) => ({ obstacle: 'asteroid-1', x, y, heading: 0 });
    table
      .refuses(at(300, 450), 'ar.setup.obstacles-in-setup-area')
      .refuses(at(900, 210), 'ar.setup.obstacles-edge-distance')
      .refuses({ ...at(900, 450), obstacle: 'planet' }, 'ar.setup.obstacles-alternate')
      .answers(at(900, 450));
    table
      .refuses({ ...at(900 + 28 + 76, 450), obstacle: 'asteroid-2' }, 'ar.setup.obstacles-spacing')
      .refuses(at(600, 450), 'ar.setup.obstacles-alternate')
      .answers({ ...at(900 + 70 + 80, 450), obstacle: 'asteroid-2' });
  },
);

shows('ar.setup.obstacles-edge-distance', 'on the core set’s area the short edges count too', () => {
  const table = chosen({
    ...withoutObjectives,
    points: 180,
    area: { width: 914.4, depth: 914.4 },
    setUpWidth: 914.4,
  });
  table.refuses({ obstacle: 'asteroid-1', x: 190, y: 450, heading: 0 }, 'ar.setup.obstacles-edge-distance');
});

const deploying = () => chosen({ ...withoutObjectives, obstacles: false }).asks('deploy');

shows(
  ['ar.setup.deploy-alternate', 'ar.setup.deploy-turn-size', 'ar.setup.deploy-last-odd-squadron'],
  'the first player begins; a turn is a ship or two squadrons, and an odd squadron waits for all ships',
  () => {
    const table = deploying().asksSeat('p1');
    table.answers({ ship: 's1', x: 900, y: 100, heading: 0, speed: 2 });
    table.asksSeat('p2').answers({ ship: 's3', x: 900, y: 800, heading: 180, speed: 1 });
    // Three squadrons: the first two of them, or the last ship.
    table.asksSeat('p1').answers({ squadron: 'q1', x: 960, y: 100 });
    table
      .asksSeat('p1')
      .refuses({ ship: 's2', x: 700, y: 100, heading: 0, speed: 1 }, 'ar.setup.deploy-turn-size')
      .answers({ squadron: 'q2', x: 840, y: 100 });
    table
      .asksSeat('p2')
      .answers({ squadron: 'q4', x: 960, y: 780 })
      .answers({ squadron: 'q5', x: 840, y: 780 });
    table
      .asksSeat('p1')
      .refuses({ squadron: 'q3', x: 900, y: 200 }, 'ar.setup.deploy-last-odd-squadron')
      .answers({ ship: 's2', x: 700, y: 100, heading: 0, speed: 1 })
      .answers({ squadron: 'q3', x: 900, y: 200 });
    table.until('assignDials');
    expect(table.state).toMatchObject({ round: 1, phase: 'command', setUpStep: null });
  },
);

shows(
  [
    'ar.setup.deployment-zone',
    'ar.setup.deploy-ship-in-zone',
    'ar.setup.deploy-inside-setup-area',
    'ar.setup.players-on-long-edges',
  ],
  'a ship is deployed wholly within distance 1-3 of its player’s edge, in the setup area, its dials ignored',
  () => {
    const ship = (x: number, y: number) => ({ ship: 's1', x, y, heading: 0, speed: 2 });
    deploying()
      .refuses(ship(900, 185.2 - 35.5 + 0.1), 'ar.setup.deploy-ship-in-zone')
      .refuses(ship(900, 800), 'ar.setup.deploy-ship-in-zone')
      .refuses(ship(304.8 + 20.5 - 0.1, 100), 'ar.setup.deploy-inside-setup-area')
      .answers(ship(304.8 + 20.5, 185.2 - 35.5));
  },
);

shows('ar.setup.deploy-ship-speed', 'a ship starts at any speed of its chart, which has none for 0', () => {
  const at = (speed: unknown) => ({ ship: 's1', x: 900, y: 100, heading: 0, speed });
  const table = deploying()
    .refuses(at(0), 'ar.setup.deploy-ship-speed')
    .refuses(at(5), 'ar.setup.deploy-ship-speed')
    .answers(at(4));
  table.has('s1', { speed: 4, pose: { x: 900, y: 100, heading: 0 } });
});

shows(
  ['ar.setup.deploy-squadrons-near-ship', 'ar.squadron-move.no-overlap'],
  'squadrons are deployed at distance 1-2 of a friendly ship, also outside the deployment zone, and on nothing',
  () => {
    const table = deploying().answers({ ship: 's1', x: 900, y: 140, heading: 0, speed: 2 });
    table.answers({ ship: 's3', x: 900, y: 800, heading: 180, speed: 1 });
    const top = 140 + 35.5;
    table
      .refuses({ squadron: 'q1', x: 900, y: top + 124.7 + 17.1 + 0.1 }, 'ar.setup.deploy-squadrons-near-ship')
      .refuses({ squadron: 'q1', x: 900, y: 150 }, 'ar.squadron-move.no-overlap')
      .refuses({ squadron: 'q1', x: 900, y: 700 }, 'ar.setup.deploy-squadrons-near-ship')
      .answers({ squadron: 'q1', x: 900, y: top + 124.7 + 17.1 - 0.1 })
      .answers({ squadron: 'q2', x: 850, y: 140 });
    while (table.question.seat !== 'p1') table.letGoBy();
    // Nor do ships go where another piece stands.
    const ship = { ship: 's2', y: 140, heading: 0, speed: 2 };
    table
      .refuses({ ...ship, x: 920 }, 'ar.squadron-move.no-overlap')
      .refuses({ ...ship, x: 810 }, 'ar.squadron-move.no-overlap')
      .answers({ ...ship, x: 700 });
  },
);

shows(
  [
    'ar.setup.steps',
    'ar.setup.deck-and-supply',
    'ar.round.counter-starts-at-one',
    'ar.setup.markers-removed',
  ],
  'set-up runs its eight steps in order, shuffles the deck at the end and leaves round 1',
  () => {
    const table = chosen().until('assignDials');
    expect(table.events('setUpStepBegun').map(({ step }) => step)).toEqual([
      'defineAreas',
      'prepareComponents',
      'determineInitiative',
      'chooseObjective',
      'placeObstacles',
      'deployFleets',
      'prepareOtherComponents',
      'clearArea',
      null,
    ]);
    expect(table.events('deckShuffled')).toHaveLength(1);
    expect(table.state.round).toBe(1);
  },
);

shows(
  [
    'ar.shields.start-at-max',
    'ar.state.start-readied',
    'ar.setup.sliders-blue',
    'ar.setup.initiative-token-side',
  ],
  'everything starts full and readied, sliders and initiative token on their blue sides',
  () => {
    const { state } = game();
    const [corvette] = state.ships;
    expect(corvette).toMatchObject({
      shields: { front: 2, left: 2, right: 2, rear: 1 },
      damage: [],
      upgrades: [{ faceup: true, exhausted: false }],
    });
    expect(corvette!.defenseTokens.map(({ state: each }) => each)).toEqual(['readied', 'readied', 'readied']);
    expect(state.squadrons.map(({ slider, hull }) => `${slider} ${hull}`)).toEqual([
      'blue 5',
      'blue 5',
      'blue 5',
      'blue 3',
      'blue 3',
    ]);
    expect(state.initiativeToken).toBe('blue');
  },
);

shows('ar.setup.only-objective-effects', 'during set-up no card speaks', () => {
  const table = chosen({ ...withoutObjectives, obstacles: false });
  while (table.state.phase === 'setup') {
    expect(table.open.map(({ kind }) => kind)).not.toContain('useAbility');
    table.letGoBy();
  }
});

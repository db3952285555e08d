import { armadaTable } from '@sortie/testkit/armada';
import { expect } from 'vitest';
import { shows } from '../shows.ts';
import { objectiveGame } from './objective-game.ts';

const RULE = 'ar.known.objective.hyperspace-assault';

shows(
  [RULE, 'ar.setup.play-area'],
  'before deployment the second player sets a ship and up to three squadrons aside and lays out three tokens',
  () => {
    const table = objectiveGame('hyperspace-assault', 1).until('setAsideUnits').asksSeat('p1');
    expect(table.question.rule).toBe(RULE);
    table.offersExactly({ ship: 's1' }, { ship: 's2' }).answers({ ship: 's2' });
    table
      .offersExactly({ squadron: 'q1' }, { squadron: 'q2' }, { squadron: 'q3' }, { decline: true })
      .answers({ squadron: 'q3' })
      .answers({ decline: true });
    table.asks('placeObjectiveToken').asksSeat('p1');
    table
      .refuses({ x: 900, y: 185.2 + 9.4 }, RULE)
      .refuses({ x: 900, y: 914.4 - 185.2 - 9.4 }, RULE)
      .refuses({ x: 5, y: 457 }, 'ar.setup.play-area')
      // Also outside the setup area.
      .answers({ x: 100, y: 457 })
      .answers({ x: 900, y: 185.2 + 9.5 })
      .answers({ x: 1700, y: 457 });
    table.asks('deploy').until('assignDials');
    table.has('s2', { pose: null, setAside: true }).has('q3', { at: null, setAside: true });
    expect(table.state.ships.filter(({ pose }) => pose !== null).map(({ id }) => id)).toEqual(['s1', 's3']);
    expect(table.state.squadrons.filter(({ at }) => at !== null)).toHaveLength(6);
  },
);

shows(RULE, 'no more than three squadrons are set aside', () => {
  const table = objectiveGame('hyperspace-assault', 0).until('setAsideUnits').asksSeat('p2');
  for (const squadron of ['q4', 'q5', 'q6']) table.answers({ squadron });
  table.asks('placeObjectiveToken');
});

shows(
  [RULE, 'ar.setup.deploy-squadrons-near-ship'],
  'the only ship of a fleet is not set aside, squadrons may be',
  () => {
    const table = objectiveGame('hyperspace-assault', 0).until('setAsideUnits').asksSeat('p2');
    table
      .offersExactly(
        { squadron: 'q4' },
        { squadron: 'q5' },
        { squadron: 'q6' },
        { squadron: 'q7' },
        { decline: true },
      )
      .answers({ squadron: 'q4' })
      .answers({ decline: true })
      .until('assignDials');
    table.has('s3', { setAside: false }).has('q4', { setAside: true });
    expect(table.ship('s3').pose).not.toBeNull();
    expect(table.referee.outcome).toBeNull();
  },
);

/** The end of a round, with a frigate and a squadron of the second player set aside. */
const ending = (round: number, units: object = {}, aside: object = {}) =>
  armadaTable(
    {
      victory: { ship: 'victory-ii', at: [900, 100, 90], speed: 0 },
      corvette: { ship: 'cr90-corvette-a', at: [300, 800, 270], speed: 0 },
      frigate: { ship: 'nebulon-b-escort', at: null, setAside: true, ...aside },
      wing: { squadron: 'x-wing', at: null, setAside: true },
      ...units,
    },
    {
      phase: 'status',
      round,
      objective: {
        card: 'hyperspace-assault',
        tokens: [
          { id: 't1', at: [300, 457] },
          { id: 't2', at: [900, 457] },
          { id: 't3', at: [1500, 457] },
        ],
      },
    },
  );

shows(
  RULE,
  'at the start of a later round they may be deployed at distance 1 of one token, which go then',
  () => {
    const table = ending(1);
    expect(table.state.round).toBe(2);
    table
      .asks('chooseForCard', { source: 'hyperspace-assault' })
      .asksSeat('p2')
      .offersExactly(
        { objectiveToken: 't1' },
        { objectiveToken: 't2' },
        { objectiveToken: 't3' },
        { decline: true },
      )
      .answers({ objectiveToken: 't2' });
    const frigate = (x: number, speed = 2) => ({ ship: 'frigate', x, y: 457, heading: 0, speed });
    table
      .asks('deploy', { ships: ['frigate'] })
      .asksSeat('p2')
      .refuses(frigate(900 + 9.45 + 76.5 + 20.5 + 0.1), RULE)
      .refuses(frigate(900, 0), 'ar.setup.deploy-ship-speed')
      .refuses({ ...frigate(900), y: 130 }, RULE)
      .answers(frigate(960));
    table
      .asks('deploy', { squadrons: ['wing'] })
      .refuses({ squadron: 'wing', x: 900 - 9.45 - 76.5 - 17.1 - 0.1, y: 457 }, RULE)
      .refuses({ squadron: 'wing', x: 960, y: 457 }, 'ar.squadron-move.no-overlap')
      .answers({ squadron: 'wing', x: 860, y: 457 });
    expect(table.state.objectiveTokens).toEqual([]);
    // A late arrival has not been activated, and gets a whole stack of dials.
    table
      .has('frigate', { setAside: false, speed: 2, activated: false })
      .has('wing', { setAside: false, slider: table.state.initiativeToken });
    expect(table.open.map(({ about }) => about)).toContainEqual({ ship: 'frigate', count: 2 });
  },
);

shows(RULE, 'in round 1 nobody arrives', () => {
  const table = objectiveGame('hyperspace-assault', 1).until('setAsideUnits').answers({ ship: 's2' });
  while (table.open[0]!.kind !== 'assignDials') {
    expect(table.open[0]!.kind).not.toBe('chooseForCard');
    table.letGoBy();
  }
  expect(table.state.round).toBe(1);
  table.has('s2', { setAside: true });
});

shows(
  [RULE, 'ar.overlap.squadrons-placed-by-opponent'],
  'the ship may land on squadrons, which the first player puts back, but not on ships',
  () => {
    const table = ending(2, {
      tie: { squadron: 'tie-fighter', at: [900, 457] },
      near: { ship: 'victory-i-', at: [1560, 457, 0], speed: 0 },
    });
    table.answers({ objectiveToken: 't3' });
    table.refuses({ ship: 'frigate', x: 1520, y: 457, heading: 0, speed: 1 }, 'ar.squadron-move.no-overlap');
    const landed = ending(2, { tie: { squadron: 'tie-fighter', at: [900, 457] } })
      .answers({ objectiveToken: 't2' })
      .answers({ ship: 'frigate', x: 900, y: 457, heading: 0, speed: 1 });
    landed
      .asks('placeDisplaced', { ship: 'frigate', squadrons: ['tie'] })
      .asksSeat('p1')
      .letGoBy();
    landed.asks('deploy', { squadrons: ['wing'] });
    expect(landed.events('squadronMoved')).toMatchObject([{ squadron: 'tie', cause: 'displaced' }]);
  },
);

shows([RULE, 'ar.setup.play-area'], 'whoever does not deploy may move each token within distance 1', () => {
  const table = ending(2).answers({ decline: true });
  table
    .asks('moveObjectiveToken', { tokens: ['t1', 't2', 't3'] })
    .asksSeat('p2')
    .refuses({ token: 't1', x: 5, y: 457 }, 'ar.setup.play-area')
    .refuses({ token: 't1', x: 300 + 76.6, y: 457 }, RULE)
    .answers({ token: 't1', x: 300 + 76.4, y: 457 })
    .answers({ decline: true });
  table.has('frigate', { setAside: true });
  expect(table.state.objectiveTokens.map(({ at }) => at?.x)).toEqual([376.400390625, 900, 1500]);
  // The chance comes again.
  expect(ending(3).question.kind).toBe('chooseForCard');
});

shows(RULE, 'squadrons alone arrive as well, and those that find no room stay away', () => {
  const table = ending(2, {}, { at: [300, 700, 270], setAside: false, speed: 0 });
  table.asks('chooseForCard', { unit: 'wing' }).answers({ objectiveToken: 't1' });
  table.asks('deploy', { ships: [], squadrons: ['wing'] }).letGoBy();
  expect(table.squadron('wing').at).not.toBeNull();
  expect(table.state.objectiveTokens).toEqual([]);
});

shows(RULE, 'where nobody was set aside the tokens stay as they are', () => {
  const onTable = { setAside: false, speed: 0 };
  const table = ending(
    2,
    { wing: { squadron: 'x-wing', at: [300, 600] } },
    { at: [300, 700, 270], ...onTable },
  );
  expect(table.open.map(({ kind }) => kind)).toEqual(['assignDials', 'assignDials', 'assignDials']);
  expect(table.state.objectiveTokens).toHaveLength(3);
});

import type { SeatId } from '@sortie/kernel';
import { shows } from '@sortie/testkit';
import type { XwingTable } from '@sortie/testkit/xwing';
import { xwingTable } from '@sortie/testkit/xwing';
import { expect } from 'vitest';
import { xwing } from '../../src/game.ts';
import { expectMoved, expectNoAction, flown, poseOf } from './flown.ts';

const ahead = { speed: 2, bearing: 'straight' };

/** Ships far apart that all fly ahead; the second faction faces the first. */
const squads = (pilots: Readonly<Record<string, string>>, situation = {}) =>
  xwingTable(
    Object.fromEntries(
      Object.entries(pilots).map(([name, pilot], index) => [
        name,
        { pilot, at: [60 + 120 * index, 300], dial: ahead },
      ]),
    ),
    { phase: 'activation', ...situation },
  );

/** Who became the active ship in the phase, in order. */
function activeShips(table: XwingTable): unknown[] {
  return table.events('becameActive').flatMap(({ ship }) => (ship === null ? [] : [ship]));
}

shows('xw.activation.order-ascending', 'ships activate from the lowest pilot skill to the highest', () => {
  const table = squads({
    wedge: 'wedgeantilles',
    red: 'redsquadronpilot',
    academy: 'academypilot',
    obsidian: 'obsidiansquadronpilot',
  });
  expect(activeShips(table)).toEqual(['academy']);
  table.skips().skips().skips();
  expect(activeShips(table)).toEqual(['academy', 'obsidian', 'red', 'wedge']);
});

shows('xw.activation.tie-same-player', 'a player orders ships of the same pilot skill', () => {
  const table = squads({
    one: 'academypilot',
    two: 'academypilot',
    three: 'academypilot',
    rookie: 'rookiepilot',
  })
    .asks('chooseShip', { phase: 'activation' })
    .asksSeat('p1')
    .offersExactly({ ship: 'one' }, { ship: 'two' }, { ship: 'three' })
    .answers({ ship: 'three' })
    .skips()
    .offersExactly({ ship: 'one' }, { ship: 'two' })
    .answers({ ship: 'two' })
    .skips()
    .skips();
  expect(activeShips(table)).toEqual(['three', 'two', 'one', 'rookie']);
});

shows(
  'xw.activation.tie-both-players',
  'at equal pilot skill the ships of the player with initiative go first',
  () => {
    const tied = { rookie: 'rookiepilot', other: 'rookiepilot', tempest: 'tempestsquadronpilot' };
    const first = squads(tied, { initiative: 0 })
      .asks('chooseShip')
      .asksSeat('p1')
      .answers({ ship: 'other' });
    expect(activeShips(first.skips().skips())).toEqual(['other', 'rookie', 'tempest']);
    const second = squads(tied, { initiative: 1 }).asks('performAction', { ship: 'tempest' });
    expect(activeShips(second.skips().answers({ ship: 'rookie' }).skips())).toEqual([
      'tempest',
      'rookie',
      'other',
    ]);
  },
);

shows(
  'xw.activation.once-per-ship',
  'a ship is active once in the phase, whatever becomes of its pilot skill',
  () => {
    const table = squads({ academy: 'academypilot', rookie: 'rookiepilot' }).asks('performAction', {
      ship: 'academy',
    });
    const { referee, state } = table;
    xwing.apply(state, {
      kind: 'lastingBegun',
      ship: table.ship('academy').id,
      lasting: { source: 'test', effect: { kind: 'pilotSkill', to: 9 }, until: 'endOfRound', serial: 1 },
    });
    const skip = () => {
      const { seat, id } = table.question;
      referee.answer(seat, { decision: id, version: referee.version, answer: { skip: true } });
    };
    skip();
    table.asks('performAction', { ship: 'rookie' });
    skip();
    expect(table.state.round).toBe(2);
    expect(table.events('activated').map(({ ship }) => ship)).toEqual(['academy', 'rookie']);
  },
);

shows(
  ['xw.activation.steps', 'xw.activation.check-stress', 'xw.activation.clean-up'],
  'a ship reveals its dial, moves, checks stress, loses its dial, and then acts',
  () => {
    const table = flown('rookiepilot', [2, 'straight'], { tokens: { stress: 1 } }).asks('performAction');
    table.has('mover', { dial: null, dialRevealed: false, tokens: { stress: 0 } });
    table.acts('focus');
    const steps = [
      'activated',
      'dialRevealed',
      'shipMoved',
      'tokensRemoved',
      'dialRemoved',
      'actionPerformed',
    ];
    const happened = table.referee.log.flatMap(({ kind }) => (steps.includes(kind) ? [kind] : []));
    expect(happened.slice(0, 6)).toEqual(steps);
  },
);

shows('xw.activation.check-stress', 'a red maneuver gives its stress before the ship could act', () => {
  const table = flown('rookiepilot', [4, 'koiogranTurn']);
  expect(table.events('tokensAssigned')).toEqual([
    { kind: 'tokensAssigned', ship: 'mover', token: 'stress', count: 1 },
  ]);
  expectNoAction(table);
});

shows('xw.activation.reveal', 'a dial is public once it is revealed, and its maneuver is flown', () => {
  const dialOf = (table: XwingTable) => {
    const { table: seen } = table.referee.view('p2' as SeatId) as unknown as {
      table: { ships: { dial: unknown }[] };
    };
    return seen.ships[0]!.dial;
  };
  const boba = {
    at: [450, 300, 0],
    dial: { speed: 2, bearing: 'bankLeft' },
    pilot: 'imperial:firespray31:bobafett',
  } as const;
  const rookie = { pilot: 'rookiepilot', at: [100, 800, 180], dial: ahead } as const;
  const before = xwingTable({ boba, rookie }, { phase: 'activation' }).asks('performAction', {
    ship: 'rookie',
  });
  expect(dialOf(before)).toBe('hidden');
  const after = before.skips().offers('bobafett');
  expect(dialOf(after)).toEqual({ speed: 2, bearing: 'bankLeft', difficulty: 'white' });
  expect(after.events('dialRevealed').at(-1)).toMatchObject({
    ship: 'boba',
    maneuver: { bearing: 'bankLeft' },
  });
  after.passes();
  expect(poseOf(after, 'boba')).toMatchObject({ heading: 315 });
});

shows(
  'xw.activation.exact-maneuver',
  'the revealed maneuver is flown to its own side, and nobody is asked',
  () => {
    expectMoved(flown('rookiepilot', [3, 'turnLeft']).asks('performAction'), [-110, 110, 270]);
    expectMoved(flown('rookiepilot', [3, 'turnRight']).asks('performAction'), [110, 110, 90]);
    expectMoved(flown('rookiepilot', [2, 'bankLeft']).asks('performAction'), [-52.22, 126.07, 315]);
  },
);

shows(
  'xw.activation.forced-maneuver-only-execute',
  'a maneuver that a card orders is executed without a reveal and without an action step',
  () => {
    const table = flown('greensquadronpilot', [2, 'straight'], { upgrades: ['daredevil'] })
      .acts('card mover.u1', { choice: 'turnRight' })
      .has('mover', { pose: { x: 505, y: 475, heading: 90 }, tokens: { stress: 1 } });
    expect(table.events('dialRevealed')).toHaveLength(1);
    expect(table.events('dialRemoved')).toHaveLength(1);
    expect(table.events('shipMoved').map(({ how }) => how)).toEqual(['straight 2', 'turnRight 1']);
    expect(table.events('actionPerformed').map(({ action }) => action)).toEqual(['card mover.u1']);
    expect(table.state).toMatchObject({ round: 2, phase: 'planning' });
  },
);

shows(
  'xw.activation.no-dial-no-trigger',
  'a ship that reveals no dial sets off nothing that waits for one',
  () => {
    const bank = [1, 'bankLeft'] as const;
    flown('imperial:firespray31:bobafett', bank).offers('bobafett');
    const ionized = xwingTable(
      {
        mover: { pilot: 'imperial:firespray31:bobafett', at: [450, 300, 0], tokens: { ion: 2 } },
        watcher: { pilot: 'rookiepilot', at: [870, 870, 180] },
      },
      { phase: 'activation' },
    ).asks('performAction', { ship: 'mover' });
    expect(ionized.events('dialRevealed')).toEqual([]);
    expect(ionized.events('shipMoved').map(({ how }) => how)).toEqual(['straight 1']);
    const shaken = (tokens: { readonly ion?: number }) =>
      xwingTable(
        {
          mover: {
            pilot: 'rookiepilot',
            at: [450, 300, 0],
            faceup: ['core2-shakenpilot'],
            tokens,
            ...(tokens.ion ? {} : { dial: { speed: 2, bearing: 'bankLeft' } }),
          },
          watcher: { pilot: 'academypilot', at: [870, 870, 180] },
        },
        { phase: 'activation' },
      ).asks('performAction', { ship: 'mover' });
    expect(
      shaken({})
        .ship('mover')
        .damage.map(({ faceup }) => faceup),
    ).toEqual([false]);
    expect(
      shaken({ ion: 1 })
        .ship('mover')
        .damage.map(({ faceup }) => faceup),
    ).toEqual([true]);
  },
);

shows(
  'xw.activation.swept-base-ignored',
  'between start and end only the template matters, not what the base would sweep over',
  () => {
    const besideTemplate = (gap: number) => ({
      obstacles: [{ kind: 'asteroid', outline: 4, at: [450 + 10 + gap + 24, 400, 0] }] as const,
    });
    const past = flown('rookiepilot', [4, 'straight'], {}, {}, besideTemplate(0.5)).asks('performAction');
    expect(past.events('obstacleHit')).toEqual([]);
    expectMoved(past, [0, 200, 0]);
    const through = flown(
      'rookiepilot',
      [4, 'straight'],
      {},
      {},
      { ...besideTemplate(-0.5), attackDice: ['blank'] },
    );
    expect(through.events('obstacleHit')).toEqual([{ kind: 'obstacleHit', ship: 'mover', obstacle: 'o1' }]);
    const other = { pilot: 'academypilot', at: [450 + 31, 400, 0], side: 1 } as const;
    expectMoved(flown('rookiepilot', [4, 'straight'], {}, { other }).asks('performAction'), [0, 200, 0]);
  },
);

shows('xw.timing.active-ship', 'only the ship whose turn it is in Activation or Combat is active', () => {
  const table = xwingTable(
    {
      one: { pilot: 'academypilot', at: [300, 300, 0] },
      two: { pilot: 'academypilot', at: [600, 300, 0] },
      rookie: { pilot: 'rookiepilot', at: [300, 600, 180] },
    },
    { phase: 'planning' },
  );
  expect(table.state.activeShip).toBeNull();
  table.plans('one', 2, 'straight').plans('two', 2, 'straight').plans('rookie', 1, 'straight').readies();
  table.asks('chooseShip');
  expect(table.state.activeShip).toBeNull();
  table.answers({ ship: 'two' }).asks('performAction');
  expect(table.state.activeShip).toBe('two');
  table.skips();
  expect(table.state.activeShip).toBe('one');
  table.skips();
  expect(table.state.activeShip).toBe('rookie');
  table.skips().asks('declareTarget', { ship: 'rookie' });
  expect([table.state.phase, table.state.activeShip]).toEqual(['combat', 'rookie']);
  table.answers({ decline: true }).asks('chooseShip');
  expect(table.state.activeShip).toBeNull();
});

shows('xw.timing.phase.advance', 'a phase ends when every ship has had its turn in it', () => {
  const table = squads({ academy: 'academypilot', obsidian: 'obsidiansquadronpilot', rookie: 'rookiepilot' });
  table.skips().skips();
  expect(table.events('phaseStarted').map(({ phase }) => phase)).toEqual(['activation']);
  table.skips().until('setDial');
  const turns = ['phaseStarted', 'activated', 'hadOpportunity'];
  const happened = table.referee.log.filter(({ kind }) => turns.includes(kind)) as {
    readonly kind: string;
    readonly ship?: string;
    readonly phase?: string;
  }[];
  expect(happened.map(({ kind, ship, phase }) => `${kind} ${ship ?? phase}`)).toEqual([
    'phaseStarted activation',
    'activated academy',
    'activated rookie',
    'activated obsidian',
    'phaseStarted combat',
    'hadOpportunity obsidian',
    'hadOpportunity rookie',
    'hadOpportunity academy',
    'phaseStarted end',
    'phaseStarted planning',
  ]);
});

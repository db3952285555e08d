import type { DeployAnswer, Unit } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { afterEach, expect, vi } from 'vitest';
import { moveContext } from '../../src/rules/move-context.ts';
import { imperials, rebels } from '../lists/army-of.ts';
import { prints } from '../rules/made-up.ts';
import { shows } from '../shows.ts';
import { carries } from '../transport/aboard.ts';
import { askedIn, duel, give, goOnTo, listed, openSetUp, type Seated } from './at-set-up.ts';

afterEach(() => vi.restoreAllMocks());

type Placed = Extract<DeployAnswer, { readonly placements: unknown }>;

function withScouts(...entry: [string, ...string[]]): readonly Seated[] {
  return [{ seat: 'p1', side: 0, army: rebels([entry]) }, duel[1]!];
}

/** The rebels are blue and have just deployed the last unit of their army. */
function scoutsDeployed(entry: [string, ...string[]]) {
  const referee = openSetUp(withScouts(...entry), { battleCards: false });
  // The other side costs less and chooses.
  give(referee, { colour: 'red' });
  goOnTo(referee, 'deploy');
  const unit = referee.state.units.find(({ card }) => card === entry[0])!;
  const places = listed(referee) as unknown as readonly Placed[];
  expect(give(referee, places.find((each) => each.unit === unit.id)!)).toBe(undefined);
  return { referee, unit: unit.id };
}

const unitIn = ({ state }: ReturnType<typeof openSetUp>, id: string): Unit =>
  state.units.find((each) => each.id === id)!;

shows(
  ['lg.unit-keyword.scout.effect', 'lg.unit-keyword.scout.partial-ok', 'lg.unit-keyword.scout.not-action'],
  'a unit with Scout may move as soon as it is deployed, all the way or in part, and it is no action',
  () => {
    const { referee, unit } = scoutsDeployed(['rebel-commandos']);
    expect(askedIn(referee)).toMatchObject({ kind: 'useAbility', seat: 'p1' });
    expect(listed(referee)).toEqual([{ use: `${unit}.scout`, choice: null }, { pass: true }]);
    const from = unitIn(referee, unit).miniatures[0]!.stand!;
    give(referee, { use: `${unit}.scout`, choice: null });
    expect(askedIn(referee)).toMatchObject({ kind: 'move', about: { unit, types: ['standard'] } });
    expect((askedIn(referee).answers as { region?: unknown }).region).toMatchObject({ maxSpeed: 2 });
    const half = (listed(referee) as { along?: number; speed?: number }[]).find(
      ({ along = 1, speed }) => speed === 2 && along > 0.3 && along < 0.7,
    )!;
    expect(give(referee, half)).toBe(undefined);
    expect(unitIn(referee, unit).miniatures[0]!.stand).not.toEqual(from);
    const deeds = referee.logFor('referee').map(({ kind }) => kind);
    expect(deeds.filter((kind) => kind === 'moveMade')).toHaveLength(1);
    expect(deeds.filter((kind) => kind === 'actionPerformed' || kind === 'activationBegun')).toEqual([]);
    // The other side goes on.
    expect(askedIn(referee)).toMatchObject({ kind: 'deploy', seat: 'p2' });
  },
);

shows(
  ['lg.unit-keyword.scout.cumulative', 'lg.unit-keyword.scout.ignores-max-speed'],
  'Scout values count together, whatever the speed of the unit',
  () => {
    const { referee, unit } = scoutsDeployed(['rebel-commandos', 'recon-intel']);
    give(referee, { use: `${unit}.scout`, choice: null });
    const { answers } = askedIn(referee);
    expect((answers as { region?: unknown }).region).toMatchObject({ maxSpeed: 3 });
    const fast = (listed(referee) as { speed?: number }[]).find(({ speed }) => speed === 3)!;
    expect(give(referee, fast)).toBe(undefined);
  },
);

shows(
  'lg.unit-keyword.scout.ignores-difficult',
  'a Scout move is not slowed by the difficult terrain that it begins in, as a move in the game is',
  () => {
    const slowedTo = (ignoresDifficult: boolean) => {
      const mover = { unit: 'rebel-commandos', at: [600, 300], left: 1 } as const;
      const terrain = [{ id: 'ruins', piece: 'ruins', at: [600, 300] }] as const;
      const state = { ...legionState({ mover }, { terrain }), activeUnit: 'mover' as never };
      const moving = { unit: 'mover', by: 'p1', types: ['standard'], speed: 2, ignoresDifficult };
      const { speeds, startsSlow } = moveContext(
        state,
        { ...moving, wasInMeleeWith: [] } as never,
        'standard',
      );
      return [startsSlow, speeds.slowed];
    };
    const { referee, unit } = scoutsDeployed(['rebel-commandos']);
    give(referee, { use: `${unit}.scout`, choice: null });
    const under = referee.state.engine.stack.find(({ flow }) => flow === 'move')!.at;
    expect(under).toMatchObject({
      by: 'p1',
      types: ['standard'],
      speed: 2,
      isAction: false,
      isOptional: true,
    });
    expect(under).toMatchObject({ ignoresDifficult: true, mayStartMelee: false });
    expect([slowedTo(true), slowedTo(false)]).toEqual([
      [true, 2],
      [true, 1],
    ]);
  },
);

shows('lg.unit-keyword.scout.max-3', 'no Scout move is faster than 3', () => {
  prints('recon-intel', { lends: ({ owner, unit }) => (owner === unit ? [{ id: 'scout', value: 2 }] : []) });
  const { referee, unit } = scoutsDeployed(['rebel-commandos', 'recon-intel']);
  give(referee, { use: `${unit}.scout`, choice: null });
  expect((askedIn(referee).answers as { region?: unknown }).region).toMatchObject({ maxSpeed: 3 });
});

shows('lg.unit-keyword.scout.stationary', 'a stationary unit makes no Scout move', () => {
  prints('recon-intel', { lends: ({ owner, unit }) => (owner === unit ? [{ id: 'stationary' }] : []) });
  const { referee } = scoutsDeployed(['rebel-commandos', 'recon-intel']);
  expect(askedIn(referee)).toMatchObject({ kind: 'deploy', seat: 'p2' });
});

shows('lg.unit-keyword.scout.effect', 'a unit without Scout stays where it was deployed', () => {
  const { referee } = scoutsDeployed(['luke-skywalker']);
  expect(askedIn(referee)).toMatchObject({ kind: 'deploy', seat: 'p2' });
});

shows(
  ['lg.unit-keyword.scout.only-on-deploy', 'lg.unit-keyword.scout.effect'],
  'only the unit that has just been deployed may scout',
  () => {
    const army = rebels([['rebel-commandos'], ['rebel-commandos']]);
    const referee = goOnTo(openSetUp([{ ...duel[0]!, army }, duel[1]!], { battleCards: false }), 'deploy');
    const offered: string[][] = [];
    const deployed: string[] = [];
    for (let turn = 0; turn < 30 && /deploy|useAbility/.test(askedIn(referee).kind); turn++) {
      const first = listed(referee)[0] as { readonly unit?: string };
      if (askedIn(referee).kind === 'useAbility') {
        offered.push(
          listed(referee).flatMap((each) =>
            'use' in (each as object) ? [(each as { use: string }).use] : [],
          ),
        );
        give(referee, { pass: true });
      } else {
        const card = referee.state.units.find(({ id }) => id === first.unit)?.card;
        if (card === 'rebel-commandos') deployed.push(`${first.unit}.scout`);
        give(referee, first);
      }
    }
    expect(deployed).toHaveLength(2);
    expect(offered).toEqual(deployed.map((use) => [use]));
  },
);

shows('lg.unit-keyword.scout.effect', 'a unit that is deployed aboard a vehicle does not scout', () => {
  carries('transport');
  const army = imperials([['scout-troopers'], ['at-st', 'comms-jammer']]);
  const referee = goOnTo(openSetUp([duel[0]!, { ...duel[1]!, army }], { battleCards: false }), 'deploy');
  const idOf = (card: string) => referee.state.units.find((unit) => unit.card === card)!.id;
  const [scouts, walker] = [idOf('scout-troopers'), idOf('at-st')];
  type Listed = { readonly unit?: string; readonly aboard?: string };
  const deploysAs = (wanted: (answer: Listed) => boolean) => {
    if (askedIn(referee).seat === 'p1') give(referee, listed(referee)[0] as object);
    expect(give(referee, (listed(referee) as readonly Listed[]).find(wanted) as object)).toBe(undefined);
  };
  deploysAs(({ unit }) => unit === walker);
  deploysAs(({ unit, aboard }) => unit === scouts && aboard === walker);
  expect(unitIn(referee, scouts).whereabouts).toBe('transported');
  expect(askedIn(referee)).toMatchObject({ kind: 'deploy', seat: 'p1' });
});

const infiltrates = () =>
  prints('recon-intel', { lends: ({ owner, unit }) => (owner === unit ? [{ id: 'infiltrate' }] : []) });

const lukeAt = (unit: Unit, x: number, y: number) => ({
  unit: unit.id,
  placements: [{ miniature: unit.leader, stand: { x, y, level: 0, heading: 0 } }],
});

function infiltrator(colour: 'blue' | 'red', options: object = {}) {
  const players = withScouts('luke-skywalker', 'recon-intel');
  const referee = openSetUp(players, { battleCards: false, ...options });
  give(referee, { colour: colour === 'blue' ? 'red' : 'blue' });
  give(referee, { edge: 'south' });
  const luke = referee.state.units.find(({ card }) => card === 'luke-skywalker')!;
  return { referee, luke };
}

shows('lg.unit-keyword.infiltrate.no-enemies', 'while no enemy is there it is deployed anywhere', () => {
  const { referee: usual, luke: other } = infiltrator('blue');
  expect(give(usual, lukeAt(other, 900, 450))).toBe('lg.setup.deploy.bases-fully-inside');
  infiltrates();
  const { referee, luke } = infiltrator('blue');
  expect(give(referee, lukeAt(luke, 900, 800))).toBe(undefined);
  expect(unitIn(referee, luke.id).whereabouts).toBe('battlefield');
});

shows(
  ['lg.unit-keyword.infiltrate.deploy', 'lg.unit-keyword.infiltrate.normal-zone'],
  'it is deployed beyond range 3 of every enemy, or in its own zone however near they are',
  () => {
    infiltrates();
    const { referee, luke } = infiltrator('red');
    // Blue, at the southern edge, deploys somebody: nearest to the left of the zone.
    const first = listed(referee)[0] as unknown as Placed;
    const officer = first.placements.map(({ miniature, stand }) => ({
      miniature,
      stand: { ...stand, x: 900, y: 100 },
    }));
    expect(give(referee, { unit: first.unit, placements: officer })).toBe(undefined);
    // Range 3 ends 457.2 mm from the officer's base; both bases have a radius of 13.5.
    expect(give(referee, lukeAt(luke, 900, 100 + 457.2 + 27))).toBe('lg.unit-keyword.infiltrate.deploy');
    expect(give(referee, lukeAt(luke, 900, 100 + 457.2 + 28))).toBe(undefined);
    // On a narrow table the zones themselves are nearer to each other than range 3.
    const near = infiltrator('red', { battlefield: { width: 1828.8, depth: 500 } });
    expect(give(near.referee, { unit: first.unit, placements: officer })).toBe(undefined);
    expect(give(near.referee, lukeAt(near.luke, 900, 330))).toBe('lg.unit-keyword.infiltrate.deploy');
    expect(give(near.referee, lukeAt(near.luke, 900, 400))).toBe(undefined);
  },
);

import { objectives } from '@sortie/armada/catalogue';
import { findPreset, presets } from '@sortie/armada/lists';
import { armada } from '@sortie/armada/rules';
import type { ArmadaSetup } from '@sortie/armada/setup';
import { playGame, randomPlayer } from '@sortie/bots';
import type { Plain, SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { expect, test } from 'vitest';

function fleetsOf(first: number, second: number): ArmadaSetup['players'] {
  return [
    { seat: 'p1' as SeatId, side: 0, fleet: presets[first % presets.length]!.fleet },
    { seat: 'p2' as SeatId, side: 1, fleet: presets[second % presets.length]!.fleet },
  ];
}

const coreSet = [
  { seat: 'p1' as SeatId, side: 0, fleet: findPreset('core-rebel')!.fleet },
  { seat: 'p2' as SeatId, side: 1, fleet: findPreset('core-imperial')!.fleet },
] as const;

/** Plays a whole game at random and looks for faults after every answer. */
function play(seed: string, setup: ArmadaSetup) {
  const referee = Referee.open(armada, {
    game: armada.name,
    rules: armada.rules,
    setup: setup as unknown as Plain,
    seed,
  });
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  const players = Object.fromEntries(
    referee.state.seats.map(({ id }) => [id, randomPlayer(`${seed} ${id}`)]),
  );
  const played = playGame(referee, players, {
    limit: 5000,
    inspect: () => armada.faults(referee.state)[0],
  });
  return { played, referee, bugs: referee.bugs.map(({ message }) => message) };
}

function expectSound({ played, bugs, referee }: ReturnType<typeof play>) {
  expect(bugs).toEqual([]);
  expect(played).toMatchObject({ kind: 'finished' });
  expect(referee.outcome).not.toBeNull();
}

test.each([0, 1, 2, 3, 4, 5])('random game %i comes to an end without a fault', (index) => {
  expectSound(play(`random ${index}`, { players: fleetsOf(index, index + 1) }));
});

const coreSetArea = { points: 180, area: { width: 914.4, depth: 914.4 }, setUpWidth: 914.4 };

test.each(objectives.map(({ id }, index) => [id, index] as const))(
  'random games with %s come to an end without a fault, on the large and on the small play area',
  (agreedObjective, index) => {
    expectSound(
      play(`large ${agreedObjective}`, {
        options: { agreedObjective },
        players: fleetsOf(index, index + 1 + (index % 3)),
      }),
    );
    expectSound(
      play(`small ${agreedObjective}`, { options: { ...coreSetArea, agreedObjective }, players: coreSet }),
    );
  },
);

/** The first fleet in two parts, each with the ships of one member of a team. */
const teams = (): ArmadaSetup['players'] => {
  const [one, other] = fleetsOf(0, 1);
  const [leading, ...rest] = one!.fleet.ships;
  return [
    { ...one!, seat: 'lead' as SeatId, fleet: { ...one!.fleet, ships: [leading!], squadrons: [] } },
    { ...one!, seat: 'mate' as SeatId, fleet: { ...one!.fleet, ships: rest } },
    other!,
  ];
};

test.each([
  ['without a limit of rounds', { options: { roundLimit: null }, players: fleetsOf(2, 3) }],
  ['in teams', { players: teams() }],
  [
    'without obstacles and objectives',
    { options: { obstacles: false, objectives: false }, players: coreSet },
  ],
] as const)('a random game %s comes to an end without a fault', (title, setup) => {
  expectSound(play(title, setup));
});

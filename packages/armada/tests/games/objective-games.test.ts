import { objectives } from '@sortie/armada/catalogue';
import { presets } from '@sortie/armada/lists';
import { armada } from '@sortie/armada/rules';
import type { ArmadaSetup } from '@sortie/armada/setup';
import { playGame, randomPlayer } from '@sortie/bots';
import type { Plain, SeatId } from '@sortie/kernel';
import { isRefusal, Referee } from '@sortie/kernel';
import { findPreset } from '@sortie/testkit/armada';
import { expect, test } from 'vitest';

function fleetsOf(first: string, second: string): ArmadaSetup['players'] {
  return [
    { seat: 'p1' as SeatId, side: 0, fleet: findPreset(first)!.fleet },
    { seat: 'p2' as SeatId, side: 1, fleet: findPreset(second)!.fleet },
  ];
}

function fleetsAt(first: number, second: number): ArmadaSetup['players'] {
  const id = (index: number) => presets[index % presets.length]!.id;
  return fleetsOf(id(first), id(second));
}

const coreSet = fleetsOf('core-rebel', 'core-imperial');
const coreSetArea = { points: 180, area: { width: 914.4, depth: 914.4 }, setUpWidth: 914.4 };

/** Plays a whole game at random and looks for faults after every answer. */
function expectSoundGame(seed: string, setup: ArmadaSetup): void {
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
  expect(referee.bugs.map(({ message }) => message)).toEqual([]);
  expect(played).toMatchObject({ kind: 'finished' });
}

test.each(objectives.map(({ id }, index) => [id, index] as const))(
  'random games with %s come to an end without a fault, on the large and on the small play area',
  (agreedObjective, index) => {
    expectSoundGame(`large ${agreedObjective}`, {
      options: { agreedObjective },
      players: fleetsAt(index, index + 1 + (index % 3)),
    });
    expectSoundGame(`small ${agreedObjective}`, {
      options: { ...coreSetArea, agreedObjective },
      players: coreSet,
    });
  },
);

/** The first fleet in two parts, each with the ships of one member of a team. */
function inTeams(): ArmadaSetup['players'] {
  const [one, other] = fleetsAt(0, 1);
  const [leading, ...rest] = one!.fleet.ships;
  return [
    { ...one!, seat: 'lead' as SeatId, fleet: { ...one!.fleet, ships: [leading!], squadrons: [] } },
    { ...one!, seat: 'mate' as SeatId, fleet: { ...one!.fleet, ships: rest } },
    other!,
  ];
}

test.each([
  ['without a limit of rounds', { options: { roundLimit: null }, players: fleetsAt(2, 3) }],
  ['in teams', { players: inTeams() }],
  [
    'without obstacles and objectives',
    { options: { obstacles: false, objectives: false }, players: coreSet },
  ],
] as const)('a random game %s comes to an end without a fault', (title, setup) => {
  expectSoundGame(title, setup);
});

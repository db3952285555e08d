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

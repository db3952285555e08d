import { levels, playGame, randomPlayer } from '@sortie/bots';
import { xwingPlanner } from '@sortie/bots/xwing';
import type { Decision, Plain, SeatId } from '@sortie/kernel';
import { presets } from '@sortie/xwing/lists';
import { describe, expect, test } from 'vitest';
import { openGame, watchedPlanner } from './mirrored-game.ts';

const squadOf = (id: string) => presets.find((preset) => preset.id === id)!.squad as unknown as Plain;

const duel = (seed: string, squad = 'box-imperial') =>
  openGame({ players: [0, 1].map((side) => ({ seat: `p${side + 1}`, side, squad: squadOf(squad) })) }, seed);

function missionGame(mission: string, seed: string) {
  const players = ['rebel', 'imperial'].map((faction, side) => ({ seat: `p${side + 1}`, side, faction }));
  return openGame({ options: { mission, presetForces: true }, players }, seed);
}

describe.each(levels)('a planner of level %s', (level) => {
  test('plays the same game from the same seed and another from another', () => {
    const played = (seed: string) => {
      const referee = duel('table');
      const players = { p1: watchedPlanner(level, seed), p2: randomPlayer('other') };
      expect(playGame(referee, players, { limit: 5000 }).kind).toBe('finished');
      return referee.hash();
    };
    expect(played('one')).toBe(played('one'));
    expect(played('one')).not.toBe(played('two'));
  });

  test.each(['mission1', 'mission2', 'mission3'])('finishes %s on either side', (mission) => {
    const referee = missionGame(mission, `${level} ${mission}`);
    const players = { p1: watchedPlanner(level, 'rebel'), p2: watchedPlanner(level, 'imperial') };
    expect(playGame(referee, players, { limit: 5000 }).kind).toBe('finished');
    expect(referee.outcome!.rule).toContain(mission);
  });
});

describe('a hard planner', () => {
  test.each(['mission1', 'mission2', 'mission3'])(
    'wins most games of %s against a random player',
    (mission) => {
      const won = Array.from({ length: 4 }, (_, game) => game).filter((game) => {
        const referee = missionGame(mission, `${mission} ${game}`);
        const [own, other] = [watchedPlanner('hard', `own ${game}`), randomPlayer(`other ${game}`)];
        playGame(referee, game % 2 === 0 ? { p1: own, p2: other } : { p1: other, p2: own }, { limit: 5000 });
        return referee.outcome?.winner === game % 2;
      });
      expect(won.length).toBeGreaterThanOrEqual(3);
    },
  );

  test('needs no more than the view: a copy of what left the referee is enough', () => {
    const played = (copied: boolean) => {
      const referee = duel('copy', 'tie-swarm');
      const inner = xwingPlanner('hard', 'copy');
      const copy = <Value>(value: Value) => (copied ? (JSON.parse(JSON.stringify(value)) as Value) : value);
      const player = {
        choose: (decisions: readonly Decision[], view: () => Plain) =>
          inner.choose(copy(decisions), () => copy(view())),
      };
      playGame(referee, { p1: player, p2: randomPlayer('other') }, { limit: 120 });
      return referee.hash();
    };
    expect(played(true)).toBe(played(false));
  });

  test('gives a legal answer to a question that it does not know and to a view that it cannot read', () => {
    const question: Decision = {
      id: 3,
      version: 1,
      seat: 'p1' as SeatId,
      kind: 'neverHeardOf',
      rule: 'table.any',
      about: null,
      settled: false,
      answers: { kind: 'offers', offers: [{ pass: true }, { use: 'it' }] },
    };
    const table = { seats: [{ id: 'p1', side: 0 }] } as unknown as Plain;
    const player = xwingPlanner('hard', 'unknown');
    expect(player.choose([question], () => ({ table }))).toEqual({ decision: 3, answer: { use: 'it' } });
    const faults: unknown[] = [];
    const told = xwingPlanner('hard', 'unreadable', (fault) => faults.push(fault));
    const action = { ...question, kind: 'performAction' };
    expect(told.choose([action], () => ({ table }))).toEqual({ decision: 3, answer: { use: 'it' } });
    expect(faults).toHaveLength(1);
  });

  test('thinks for less than a second with eight ships against eight', () => {
    const pilot = 'imperial:tiefighter:academypilot';
    const squad = { faction: 'imperial', ships: Array.from({ length: 8 }, () => ({ pilot, upgrades: [] })) };
    const players = [0, 1].map((side) => ({ seat: `p${side + 1}`, side, squad }));
    const referee = openGame({ players }, 'eight');
    const seats = { p1: watchedPlanner('hard', 'one'), p2: watchedPlanner('hard', 'two') };
    playGame(referee, seats, { limit: 320 });
    const longest = Math.round(Math.max(seats.p1.longest(), seats.p2.longest()));
    const busiest = Math.round(Math.max(seats.p1.busiest(), seats.p2.busiest()));
    console.info(`eight against eight: ${longest} ms by the clock, ${busiest} ms of the processor`);
    expect(referee.state.round).toBeGreaterThan(3);
    expect(busiest).toBeLessThan(1000);
  });
});

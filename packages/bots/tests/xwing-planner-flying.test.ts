import { playGame } from '@sortie/bots';
import { isRefusal, type Plain, Referee } from '@sortie/kernel';
import { presets } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { describe, expect, test } from 'vitest';
import { watchedPlanner } from './mirrored-game.ts';

const squads = presets.filter(({ points }) => points === 100).map(({ squad }) => squad);
const swarm = presets.find(({ id }) => id === 'tie-swarm')!.squad;

const GAMES = Number(process.env.BOT_GAMES ?? 4);

type Squad = (typeof squads)[number];

function openTable(seed: string, pair: readonly [Squad, Squad]) {
  const players = pair.map((squad, side) => ({ seat: `p${side + 1}`, side, squad }));
  const setup = { players } as unknown as Plain;
  const referee = Referee.open(xwing, { game: 'xwing', rules: xwing.rules, setup, seed }, {});
  if (isRefusal(referee)) throw new Error(JSON.stringify(referee));
  return referee;
}

function seated(level: 'medium' | 'hard', seed: string) {
  return { p1: watchedPlanner(level, `${seed} one`), p2: watchedPlanner(level, `${seed} two`) };
}

test.each(['medium', 'hard'] as const)(
  'two %s squads together meet at most one obstacle in ten rounds',
  (level) => {
    let [rounds, met] = [0, 0];
    for (let game = 0; game < GAMES; game++) {
      const pair = [squads[game % squads.length]!, squads[(game + 1) % squads.length]!] as const;
      const referee = openTable(`rocks ${game}`, pair);
      playGame(referee, seated(level, `rocks ${game}`), { limit: 5000 });
      rounds += referee.state.round;
      met += referee.logFor('spectator').filter(({ kind }) => kind === 'obstacleHit').length;
    }
    console.info(`${level}: ${met} obstacles in ${rounds} rounds of two squads`);
    expect(met / rounds).toBeLessThanOrEqual(0.1);
  },
);

describe('a squad that deploys', () => {
  const deployed = (seed: string) => {
    const referee = openTable('the same obstacles', [swarm, squads[0]!]);
    playGame(referee, seated('medium', seed), {
      limit: 400,
      inspect: () => (referee.state.round > 0 && referee.state.phase === 'planning' ? 'set up' : undefined),
    });
    return referee.state.ships.filter(({ side }) => side === 0);
  };
  const deployments = ['a', 'b', 'c', 'd'].map(deployed);

  test('stands elsewhere with another seed', () => {
    const places = deployments.map((ships) => Math.round(ships[0]!.pose!.x));
    expect(new Set(places).size).toBeGreaterThan(2);
  });

  test('keeps its leader in reach of most of the others', () => {
    for (const ships of deployments) {
      const leader = ships.find(({ pilot }) => pilot.endsWith(':howlrunner'))!;
      const near = ships.filter(({ id, pose }) => {
        const [dx, dy] = [pose!.x - leader.pose!.x, pose!.y - leader.pose!.y];
        // Range 1 is 100 mm from base to base.
        return id !== leader.id && Math.sqrt(dx * dx + dy * dy) <= 140;
      });
      expect(near.length).toBeGreaterThanOrEqual(Math.ceil((ships.length - 1) * 0.6));
    }
  });
});

import { anySetupKit, type List, type SetupChoices } from '@sortie/games';
import { isRefusal, Referee } from '@sortie/kernel';
import { xwingSetup } from '@sortie/xwing/kit/setup';
import { findPreset } from '@sortie/xwing/lists';
import { xwing } from '@sortie/xwing/rules';
import { describe, expect, test } from 'vitest';
import type { GamePlan } from '../../../src/live/kept-seats.ts';
import { type Choices, readChoices } from '../../../src/pages/start/choices.ts';
import { planOf } from '../../../src/pages/start/plan-of.ts';

const kit = anySetupKit(xwingSetup);
const names = { me: 'Player 1', other: 'Player 2', computer: 'Computer', title: 'A battle' };
const obstacleSets = ['asteroids', 'debris', 'mix', 'none'] as const;

const presetList = (id: string) => findPreset(id)!.squad as unknown as List;

function planWith(setup: SetupChoices, change: Partial<Choices> = {}): GamePlan {
  const choices = { ...readChoices({ levels: ['easy', 'medium', 'hard'] }, kit, { setup }), ...change };
  const lists = [presetList('x-wing-flight'), presetList('tie-swarm')] as const;
  return planOf({ kit: { name: 'xwing' }, setup: kit, choices, lists }, names);
}

/** Whether the engine takes what the server would be sent. */
function opens({ create, own }: GamePlan): boolean {
  const forces = new Map(own.map(({ seat, force }) => [seat, force]));
  const players = create.seats.map(({ seat, side, force }) => ({
    seat,
    side,
    ...((force ?? forces.get(seat) ?? { squad: presetList('tie-swarm') }) as object),
  }));
  const setup = JSON.parse(JSON.stringify({ options: create.options, players }));
  return !isRefusal(Referee.open(xwing, { game: 'xwing', rules: xwing.rules, setup, seed: 'start' }));
}

describe('the usual choices', () => {
  test('make a game against the computer that the rules allow', () => {
    const plan = planWith({});
    expect(plan.create.seats).toMatchObject([
      { seat: 'p1', side: 0, who: 'person', name: 'Player 1' },
      { seat: 'p2', side: 1, who: 'computer', level: 'easy' },
    ]);
    expect(plan.own.map(({ seat }) => seat)).toEqual(['p1']);
    expect(opens(plan)).toBe(true);
  });
});

describe('other choices', () => {
  test('two at one screen take both seats and share the eyes of somebody who looks on', () => {
    const plan = planWith({}, { mode: 'hotseat', spectators: false, name: ' Ana ' });
    expect(plan.own.map(({ seat, name }) => [seat, name])).toEqual([
      ['p1', 'Ana'],
      ['p2', 'Player 2'],
    ]);
    expect([plan.create.oneScreen, plan.create.spectators]).toEqual([true, false]);
    expect(planWith({}, { mode: 'hotseat' }).create.spectators).toBe(true);
  });

  test('a friend brings a list when sitting down', () => {
    const plan = planWith({}, { mode: 'link', spectators: false });
    expect(plan.create.seats[1]).toEqual({ seat: 'p2', side: 1, who: 'person' });
    expect(plan.own).toHaveLength(1);
    expect(plan.create.spectators).toBe(false);
  });

  test('a time limit needs the clock, and a mission has none', () => {
    const timed = planWith({ minutes: 60 }).create;
    expect([timed.minutes, timed.options.timeLimit]).toEqual([60, true]);
    const mission = planWith({ minutes: 60, roundLimit: 8, battle: 'mission1' }).create;
    expect([mission.minutes, mission.options.timeLimit, mission.options.roundLimit]).toEqual([
      undefined,
      undefined,
      undefined,
    ]);
  });

  test.each(['mission1', 'mission2', 'mission3'] as const)('%s is opened with its own forces', (battle) => {
    for (const side of ['rebel', 'imperial'] as const) {
      const plan = planWith({ battle, side });
      expect(plan.own[0]?.force).toEqual({ faction: side });
      expect(opens(plan)).toBe(true);
    }
  });

  test('a mission is opened with squads', () => {
    expect(opens(planWith({ battle: 'mission1', forces: 'own' }))).toBe(true);
  });

  test.each(obstacleSets)('the older book is opened with obstacles: %s', (obstacles) => {
    expect(opens(planWith({ variant: 'core2012', damageDeck: 'core', obstacles }))).toBe(true);
  });

  test.each(['asteroids', 'debris', 'mix'] as const)(
    'the newer book is opened with obstacles: %s',
    (obstacles) => {
      expect(opens(planWith({ obstacles }))).toBe(true);
    },
  );

  test('the newer book keeps its six asteroids when none are wanted', () => {
    expect(planWith({ obstacles: 'none' }).create.options.obstacles).toBeUndefined();
  });

  test('rounds, points and the original deck are agreed on', () => {
    const plan = planWith({ roundLimit: 6, points: 150, damageDeck: 'core' });
    expect(plan.create.options).toEqual({ roundLimit: 6, points: 150, damageDeck: 'core' });
    expect(opens(plan)).toBe(true);
  });
});

import type { Fleet } from '@sortie/armada/lists';
import { armada } from '@sortie/armada/rules';
import type { Plain } from '@sortie/kernel';
import { isRefusal, seededRandom } from '@sortie/kernel';
import { expect } from 'vitest';
import { empire, rebels } from '../objectives/objective-game.ts';
import { shows } from '../shows.ts';

const begin = (setup: object) => armada.begin(setup as Plain, seededRandom('players'));

/** What is refused, or who plays. */
function openedWith(...players: readonly { seat: string; side: number; fleet: Fleet }[]): unknown {
  const state = begin({ players, options: { points: 1000 } });
  return isRefusal(state) ? state.rule : state.seats.map(({ id }) => id);
}

const corvette = { ship: 'cr90-corvette-b', upgrades: [] };
const [flagship, frigate] = rebels.ships;

/** A member of the Rebel team; the first one leads the flagship. */
const rebel = (seat: string, part: Partial<Fleet> = {}) => ({
  seat,
  side: 0,
  fleet: { ...rebels, ships: [corvette], squadrons: [], ...part },
});
const leader = rebel('lead', { ships: [flagship!] });
const enemy = { seat: 'p2', side: 1, fleet: empire };
const victory = { ship: 'victory-i-class-star-destroyer', upgrades: [] };
const second = { seat: 'p3', side: 1, fleet: { ...empire, ships: [victory], squadrons: [] } };

shows('ar.setup.two-players', 'both sides are taken, and nobody plays alone', () => {
  expect(begin({})).toMatchObject({ rule: 'ar.setup.two-players' });
  expect(openedWith(enemy)).toBe('ar.setup.two-players');
  expect(openedWith(enemy, { ...enemy, seat: 'p3' })).toBe('ar.setup.two-players');
  expect(openedWith({ seat: 'p1', side: 0, fleet: rebels }, enemy)).toEqual(['p1', 'p2']);
});

shows('ar.setup.two-players', 'twelve have room at a table, thirteen have not', () => {
  const mates = (count: number) => Array.from({ length: count }, (_, index) => rebel(`r${index}`));
  const enemies = Array.from({ length: 5 }, (_, index) => ({ ...second, seat: `i${index}` }));
  expect(openedWith(leader, ...mates(5), enemy, ...enemies)).toHaveLength(12);
  expect(openedWith(leader, ...mates(6), enemy, ...enemies)).toBe('ar.setup.two-players');
});

shows('ar.optional.team.commander', 'the objectives of a team are those of its commander', () => {
  const others: Fleet['objectives'] = ['opening-salvo', 'fleet-ambush', 'superior-positions'];
  const state = begin({
    players: [leader, rebel('mate', { ships: [frigate!], objectives: others }), enemy],
  });
  if (isRefusal(state)) throw new Error(state.rule);
  expect(state.objectives).toEqual([rebels.objectives, empire.objectives]);
});

shows(
  'ar.optional.team.exclusive-control',
  'two members of a team do not share a squadron card, whatever else they have; enemies may have the same',
  () => {
    const wings = (seat: string, ...squadrons: string[]) => rebel(seat, { squadrons });
    const third = wings('third', 'b-wing-squadron');
    const rule = 'ar.optional.team.exclusive-control';
    expect(
      openedWith(leader, wings('a', 'x-wing-squadron', 'x-wing-squadron'), third, enemy, second),
    ).toHaveLength(5);
    const shared = wings('a', 'y-wing-squadron', 'b-wing-squadron');
    expect(openedWith(leader, shared, third, enemy, second)).toBe(rule);
    expect(
      openedWith(
        { ...leader, fleet: { ...leader.fleet, squadrons: ['b-wing-squadron'] } },
        wings('a', 'y-wing-squadron'),
        third,
        enemy,
        second,
      ),
    ).toBe(rule);
    expect(
      openedWith({ seat: 'p1', side: 0, fleet: rebels }, { seat: 'p2', side: 1, fleet: rebels }),
    ).toEqual(['p1', 'p2']);
  },
);

import { legionState, type UnitSpec } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import type { CommandCardId } from '../../src/catalogue/index.ts';
import { priorityContest } from '../../src/rules/priority.ts';
import { shows } from '../shows.ts';

const SIDES = { p1: 0, p2: 1, p3: 0, p4: 1 } as const;

const units: Readonly<Record<keyof typeof SIDES, UnitSpec>> = {
  p1: { unit: 'darth-vader', at: [300, 100] },
  p2: { unit: 'luke-skywalker', at: [300, 800] },
  p3: { unit: 'imperial-officer', at: [600, 100] },
  p4: { unit: 'rebel-officer', at: [600, 800] },
};

/** Who may have priority when these cards were revealed; one pip, two or three. */
function contested(cards: Partial<Record<keyof typeof SIDES, CommandCardId | null>>) {
  const names = Object.keys(cards) as (keyof typeof SIDES)[];
  const state = legionState(
    Object.fromEntries(
      names.map((name) => [`unit-${name}`, { ...units[name], seat: name, side: SIDES[name] }]),
    ),
    {
      seats: names.map((name) => ({ id: name, side: SIDES[name] })),
      players: Object.fromEntries(
        names.map((name) => [name, cards[name] ? { revealed: cards[name] as CommandCardId } : {}]),
      ),
    },
  );
  return priorityContest(state);
}

shows(
  [
    'lg.command-phase.priority.fewest-pips',
    'lg.command-phase.priority.only-one-plays',
    'lg.command-phase.priority.nobody-plays',
    'lg.command-phase.priority.tie-roll',
  ],
  'the card with fewest pips has priority, or the only one that was played; equal cards and no cards are rolled for',
  () => {
    const contest = (...cards: readonly (CommandCardId | null)[]) =>
      contested({ p1: cards[0]!, p2: cards[1]! });
    expect(contest('push', 'ambush')).toEqual({
      seats: ['p2'],
      rule: 'lg.command-phase.priority.fewest-pips',
    });
    expect(contest('push', 'assault')).toEqual({
      seats: ['p1'],
      rule: 'lg.command-phase.priority.fewest-pips',
    });
    expect(contest('push', null)).toEqual({
      seats: ['p1'],
      rule: 'lg.command-phase.priority.only-one-plays',
    });
    expect(contest('push', 'push')).toEqual({
      seats: ['p1', 'p2'],
      rule: 'lg.command-phase.priority.tie-roll',
    });
    expect(contest(null, null)).toEqual({
      seats: ['p1', 'p2'],
      rule: 'lg.command-phase.priority.nobody-plays',
    });
  },
);

shows(
  ['lg.team.priority.fewest-pips', 'lg.team.priority.tie-across'],
  'players of two teams who are tied compare what both cards of each team have, partners stay tied',
  () => {
    const rule = 'lg.team.priority.tie-across';
    const four = (...[p1, p2, p3, p4]: readonly CommandCardId[]) =>
      contested({ p1: p1!, p2: p2!, p3: p3!, p4: p4! });
    expect(four('push', 'push', 'assault', 'ambush')).toEqual({
      seats: ['p4'],
      rule: 'lg.command-phase.priority.fewest-pips',
    });
    expect(four('ambush', 'ambush', 'push', 'assault')).toEqual({ seats: ['p1'], rule });
    expect(four('ambush', 'ambush', 'assault', 'push')).toEqual({ seats: ['p2'], rule });
    expect(four('ambush', 'ambush', 'push', 'push')).toEqual({ seats: ['p1', 'p2'], rule });
    expect(four('ambush', 'push', 'ambush', 'push')).toEqual({ seats: ['p1', 'p3'], rule });
    const three = contested({ p1: 'push', p2: 'push', p3: 'assault' });
    expect(three).toEqual({ seats: ['p2'], rule });
  },
);

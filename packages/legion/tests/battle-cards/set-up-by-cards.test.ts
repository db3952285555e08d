import type { LegionState } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { describe, expect, test } from 'vitest';
import { deploymentZones } from '../../src/setup/deployment-zones.ts';
import { refuseToken, suggestTokens, type TokenTerms } from '../../src/setup/token-terms.ts';
import { askedIn, give, goOnTo, listed, openWith } from '../setup/at-set-up.ts';
import { shows } from '../shows.ts';
import { scoredAfter, vader } from './battle.ts';

const rebels = { unit: 'rebel-troopers', at: [400, 400], left: 1 } as const;
const kindOf = (referee: ReturnType<typeof openWith>) => {
  const { kind, about } = askedIn(referee) as { kind: string; about?: { kind?: string } };
  return kind === 'placeToken' ? `${kind} ${about?.kind}` : kind;
};

shows(
  ['lg.setup.resolve-objective-then-condition', 'lg.battle-card.objective.content'],
  'tokens of the objective are placed before those of the condition, and both before units',
  () => {
    const referee = openWith({ objective: 'recover-the-supplies', condition: 'minefield' });
    const kinds: string[] = [];
    while (askedIn(referee).kind === 'placeToken') {
      kinds.push(kindOf(referee));
      give(referee, listed(referee)[0] as object);
    }
    expect(kinds).toEqual([
      ...Array.from({ length: 4 }, () => 'placeToken objective'),
      ...Array.from({ length: 4 }, () => 'placeToken condition'),
    ]);
    expect(askedIn(referee).kind).toBe('deploy');
  },
);

const HOUSE = [{ id: 'house', piece: 'generator', at: [900, 457] }];

function termsFor(kind: 'objective' | 'condition', tokens: readonly object[] = []): TokenTerms {
  const state: LegionState = legionState({ rebels, vader }, {
    battleCards: { deployment: 'battle-lines' },
    terrain: HOUSE,
    tokens,
  } as never);
  const placing = {
    count: 4,
    fromZones: { of: 'both', range: 1 },
    fromTokens: 1,
    isOwn: false,
  } as const;
  return { state, placing, kind, side: 0 };
}

const ruleAt = (terms: TokenTerms, x: number, y: number, level = 0) =>
  refuseToken(terms, { x, y, level })?.rule;

shows(
  ['lg.battle-card.objective.not-under-terrain', 'lg.battle-card.condition.tokens-not-under-terrain'],
  'no token lies beneath a terrain piece',
  () => {
    for (const kind of ['objective', 'condition'] as const) {
      const terms = termsFor(kind);
      const rule = `lg.battle-card.${kind === 'objective' ? 'objective.not' : 'condition.tokens-not'}-under-terrain`;
      expect([ruleAt(terms, 900, 457), ruleAt(terms, 940, 457), ruleAt(terms, 1000, 457)]).toEqual([
        rule,
        rule,
        undefined,
      ]);
      const under = [...suggestTokens(terms)].filter(
        ({ x, y }) => Math.abs(x - 900) < 50 && Math.abs(y - 457) < 50,
      );
      expect(under).toEqual([]);
    }
  },
);

shows(
  'lg.battle-card.condition.tokens-no-overlap-objective',
  'condition and objective tokens never overlap',
  () => {
    const other = { objective: 'condition', condition: 'objective' } as const;
    for (const kind of ['objective', 'condition'] as const) {
      const terms = termsFor(kind, [{ id: 'k', kind: other[kind], at: [500, 457] }]);
      expect(ruleAt(terms, 510, 457)).toBe('lg.battle-card.condition.tokens-no-overlap-objective');
      expect(ruleAt(terms, 530, 457)).toBeUndefined();
      const near = [...suggestTokens(terms)].filter(({ x, y }) => Math.hypot(x - 500, y - 457) < 20);
      expect(near).toEqual([]);
    }
  },
);

describe('Advanced Positions', () => {
  shows(
    'lg.setup.deploy.card-first',
    'while units are deployed every trooper has Scout 1, and nobody afterwards',
    () => {
      const referee = goOnTo(openWith({ deployment: 'advanced-positions' }), 'deploy');
      give(referee, listed(referee)[0] as object);
      const unit = referee.state.units.find(({ whereabouts }) => whereabouts === 'battlefield')!;
      expect(listed(referee)).toEqual([{ use: `${unit.id}.scout`, choice: null }, { pass: true }]);
      const usual = goOnTo(openWith({ deployment: 'battle-lines' }), 'deploy');
      give(usual, listed(usual)[0] as object);
      expect(askedIn(usual).kind).toBe('deploy');
    },
  );
});

describe('Disarray', () => {
  const deployedTo = (deployment: string) => {
    const referee = goOnTo(openWith({ deployment, condition: 'clear-conditions' }), 'deploy');
    const zones = deploymentZones(referee.state, 0);
    const isIn = (stand: { x: number; y: number }) =>
      zones.findIndex(
        ({ box }) => stand.x >= box.minX && stand.x <= box.maxX && stand.y >= box.minY && stand.y <= box.maxY,
      );
    const seen: number[] = [];
    while (askedIn(referee).kind === 'deploy') {
      type Placed = { unit: string; placements?: { stand: { x: number; y: number } }[] };
      const answers = listed(referee) as unknown as readonly Placed[];
      const mine = askedIn(referee).seat === 'p1';
      // As long as possible everybody goes to the first zone.
      const wanted = answers.find(({ placements }) => placements && isIn(placements[0]!.stand) === 0);
      const answer = mine ? (wanted ?? answers[0]!) : answers[0]!;
      if (mine) seen.push(isIn(answer.placements![0]!.stand));
      give(referee, answer);
    }
    return { zones: zones.length, seen };
  };

  test('neither of the zones of a player stays empty', () => {
    expect(deployedTo('disarray')).toEqual({ zones: 2, seen: [0, 0, 0, 1] });
  });

  test('other cards ask for nothing of the kind', () => {
    expect(deployedTo('battle-lines')).toEqual({ zones: 1, seen: [0, 0, 0, 0] });
  });
});

test.each([
  ['battle-lines', 1],
  ['the-long-march', 1],
  ['major-offensive', 1],
  ['disarray', 2],
])('under %s each player deploys in %i zones of their own', (deployment, count) => {
  const state = legionState({ rebels, vader }, { battleCards: { deployment } } as never);
  expect([deploymentZones(state, 0).length, deploymentZones(state, 1).length]).toEqual([count, count]);
});

describe('Breakthrough', () => {
  const cards = { objective: 'breakthrough', deployment: 'battle-lines' };
  const across = { ...rebels, at: [400, 850] } as const;

  test('in the end each leader wholly in the zone of the enemy counts', () => {
    const units = { across, home: { unit: 'leia-organa', at: [600, 60] } as const, vader };
    expect(scoredAfter(cards, units)).toEqual([1, 0]);
    expect(scoredAfter(cards, units, { round: 5 })).toEqual([0, 0]);
    const half = { across: { ...across, at: [400, 914.4 - 152.4] } as const, vader };
    expect(scoredAfter(cards, half)).toEqual([0, 0]);
  });
});

describe('Intercept the Transmissions', () => {
  const cards = { objective: 'intercept-the-transmissions', deployment: 'battle-lines' };
  const tokens = [{ id: 'one', kind: 'objective', at: [400, 500] }] as const;
  const score = (units: object, round: number) => scoredAfter(cards, units as never, { tokens, round });

  test('after rounds 2 and 4 and in the end tokens count for who has more trooper leaders at range 1', () => {
    expect([1, 2, 3, 4, 6].map((round) => score({ rebels, vader }, round))).toEqual([
      [0, 0],
      [1, 0],
      [0, 0],
      [1, 0],
      [2, 0],
    ]);
    const near = { ...vader, at: [500, 500] } as const;
    expect(score({ rebels, vader: near }, 2)).toEqual([0, 0]);
    expect(score({ rebels: { unit: 'at-rt', at: [400, 430] }, vader }, 2)).toEqual([0, 0]);
    expect(score({ far: { ...rebels, at: [900, 400] }, vader: near }, 2)).toEqual([0, 1]);
  });

  test('no other token is held', () => {
    const mine = [{ id: 'mine', kind: 'condition', at: [400, 500] }] as const;
    expect(scoredAfter(cards, { rebels, vader }, { tokens: mine })).toEqual([0, 0]);
  });
});

shows('lg.transport.no-objectives', 'a leader aboard a vehicle holds and claims nothing', () => {
  const carrier = { unit: 'at-rt', at: [400, 430] } as const;
  const aboard = { unit: 'rebel-troopers', whereabouts: 'transported', vehicle: 'carrier' } as const;
  const token = { id: 'one', kind: 'objective', at: [400, 500] } as const;
  const intercept = { objective: 'intercept-the-transmissions', deployment: 'battle-lines' };
  const score = (rider: object) =>
    scoredAfter(intercept, { carrier, rider, vader } as never, { tokens: [token] });
  expect(score(aboard)).toEqual([0, 0]);
  expect(score(rebels)).toEqual([2, 0]);
});

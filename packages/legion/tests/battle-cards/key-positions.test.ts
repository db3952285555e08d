import type { Plain } from '@sortie/kernel';
import { battlefieldFacts } from '@sortie/legion/catalogue';
import type { LegionState } from '@sortie/legion/model';
import { legionState } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { isBeyondRange, reliefOf } from '../../src/measuring/index.ts';
import { deploymentZones } from '../../src/setup/deployment-zones.ts';
import { markablePieces, markingSide } from '../../src/setup/mark-terrain.ts';
import { askedIn, duel, give, listed, openWith } from '../setup/at-set-up.ts';
import { shows } from '../shows.ts';
import { scoredAfter, vader } from './battle.ts';

const rebels = { unit: 'rebel-troopers', at: [400, 400] } as const;
const BATTLE = { objective: 'key-positions', deployment: 'battle-lines' };

/** The long zones of Battle Lines reach 152.4 mm from either edge. */
function fieldOf(terrain: readonly object[], tokens: readonly object[] = []): LegionState {
  return legionState({ rebels, vader }, { battleCards: BATTLE, terrain, tokens } as never);
}

const house = (id: string, x: number, y: number) => ({ id, piece: 'container', at: [x, y] });
const marked = (terrain: string) => ({ id: `k-${terrain}`, kind: 'objective', at: [5, 5], terrain });

shows(
  'lg.battle-card.key-positions.first-token',
  'the first token goes on the piece nearest to the centre, and blue chooses between equal ones',
  () => {
    const one = fieldOf([house('near', 914.4, 400), house('far', 914.4, 650)]);
    expect(markablePieces(one, 0)).toEqual(['near']);
    const two = fieldOf([
      house('east', 1114.4, 457.2),
      house('west', 714.4, 457.2),
      house('far', 300, 457.2),
    ]);
    expect(markablePieces(two, 0)).toEqual(['east', 'west']);
    expect(markingSide({ blue: 1 } as LegionState, 0)).toBe(1);
  },
);

shows(
  'lg.battle-card.key-positions.player-tokens',
  'after the first token the blue player marks a piece and then the red one',
  () => {
    const referee = openWith({ objective: 'key-positions' }, duel, { terrain: 'homestead' });
    const seats: string[] = [];
    while (askedIn(referee).kind === 'chooseTerrain') {
      seats.push(askedIn(referee).seat);
      const offered = listed(referee) as readonly { terrain: string }[];
      expect(
        offered.some(({ terrain }) => referee.state.tokens.some((token) => token.terrain === terrain)),
      ).toBe(false);
      give(referee, offered[0] as object);
    }
    expect(seats.slice(-2)).toEqual(['p1', 'p2']);
    expect(referee.state.tokens.map(({ kind, terrain }) => [kind, terrain !== null])).toEqual([
      ['objective', true],
      ['objective', true],
      ['objective', true],
    ]);
    expect(markingSide({ blue: 0 } as LegionState, 1)).toBe(0);
    expect(markingSide({ blue: 0 } as LegionState, 2)).toBe(1);
  },
);

shows(
  'lg.battle-card.key-positions.placement',
  "a player's piece lies wholly outside all zones and beyond range 1 of every marked one",
  () => {
    const terrain = [
      house('middle', 914, 457),
      house('close', 1080, 457),
      house('zone', 300, 160),
      house('free', 1500, 457),
    ];
    expect(markablePieces(fieldOf(terrain, [marked('middle')]), 1)).toEqual(['free']);
    for (const { id } of battlefieldFacts) {
      const referee = openWith({ objective: 'key-positions' }, duel, { terrain: id });
      while (askedIn(referee).kind === 'chooseTerrain') give(referee, listed(referee)[0] as object);
      const { state } = referee;
      const { features } = reliefOf(state.battlefield);
      const outlines = state.tokens.map(
        ({ terrain: on }) => features.find((each) => each.id === on)!.outline,
      );
      expect(outlines).toHaveLength(3);
      expect(isBeyondRange(outlines[0]!, outlines[1]!, 1)).toBe(true);
      expect(isBeyondRange(outlines[1]!, outlines[2]!, 1)).toBe(true);
      expect(deploymentZones(state, 0).length).toBeGreaterThan(0);
    }
  },
);

shows(
  'lg.battle-card.key-positions.fallback',
  'where no piece is far enough away, any unmarked one outside the zones will do',
  () => {
    const terrain = [house('middle', 914, 457), house('close', 1080, 457), house('zone', 300, 160)];
    expect(markablePieces(fieldOf(terrain, [marked('middle')]), 1)).toEqual(['close']);
  },
);

shows(
  'lg.battle-card.key-positions.not-placed',
  'where there is none outside the zones, the token is left out and the game goes on',
  () => {
    const terrain = [house('middle', 914, 457), house('zone', 300, 160)];
    expect(markablePieces(fieldOf(terrain, [marked('middle')]), 1)).toEqual([]);
    const referee = openWith({ objective: 'key-positions' }, duel, { terrain: null });
    expect(referee.state.tokens.filter(({ kind }) => kind === 'objective')).toEqual([]);
    expect(askedIn(referee).kind).not.toBe('chooseTerrain');
  },
);

shows(
  'lg.battle-card.key-positions.victory',
  'at the end a marked piece is worth a token to the side with more leaders in contact with it',
  () => {
    const terrain = [
      { id: 'wall', piece: 'wall-low', at: [400, 400 + 13.5 + 7] },
      { id: 'other', piece: 'wall-low', at: [900, 700] },
    ];
    const tokens = [
      { id: 'k1', kind: 'objective', at: [430, 420.5], terrain: 'wall' },
      { id: 'k2', kind: 'objective', at: [930, 700], terrain: 'other' },
    ];
    const score = (units: object, more: object = {}) =>
      scoredAfter(BATTLE, units as never, { terrain, tokens, ...more } as never) as unknown as Plain;
    const leader = { ...rebels, left: 1 };
    const enemy = { unit: 'darth-vader', at: [400, 400 + 13.5 + 14 + 13.5] };
    expect(score({ rebels: leader, vader })).toEqual([1, 0]);
    // Equal numbers score nothing, and terrain without a token neither.
    expect(score({ rebels: leader, vader: enemy })).toEqual([0, 0]);
    const beside = { unit: 'snowtroopers', at: [440, 400 + 13.5 + 14 + 13.5], left: 1 };
    expect(score({ rebels: leader, vader: enemy, snow: beside })).toEqual([0, 1]);
    expect(score({ rebels: { ...leader, at: [400, 399] }, vader })).toEqual([0, 0]);
    expect(score({ rebels: leader, vader }, { round: 5 })).toEqual([0, 0]);
  },
);

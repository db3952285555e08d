import { legionState, legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { terrainPiece } from '../../src/catalogue/index.ts';
import { coverAgainst, coverIfSuppressed } from '../../src/rules/cover.ts';
import { coverGivenBy } from '../../src/rules/cover-given.ts';
import { tableOf } from '../../src/rules/table.ts';
import { poolAgainst } from '../pool-against.ts';
import { shows } from '../shows.ts';

shows('lg.unit-keyword.cover-x.effect', 'Cover X improves cover against ranged attacks by X', () => {
  legionTable({
    rebels: { unit: 'rebel-troopers', at: [400, 300] },
    bikes: { unit: '74-z-speeder-bikes', at: [400, 500], activated: true },
  })
    .attack('rebels', 'bikes', { black: ['hit', 'blank', 'blank', 'blank'] })
    .offersExactly({ use: 'bikes.useCover', choice: 1 }, { pass: true })
    .uses('useCover', 1)
    .hasTokens('bikes', {})
    .ends();
});

shows('lg.unit-keyword.cover-x.effect', 'Cover X does nothing for another unit', () => {
  legionTable({
    storm: { unit: 'stormtroopers', at: [400, 300], left: 1 },
    rebels: { unit: 'rebel-troopers', at: [400, 500], left: 2, activated: true },
    speeder: { unit: 't-47', at: [700, 500], activated: true },
  })
    .attack('storm', 'rebels', { white: ['hit'], whiteDefense: ['block'] })
    .ends();
});

shows(
  'lg.cover.improve.suppression',
  'with a suppression token a trooper in the open has light cover and one in light cover heavy, no vehicle more',
  () => {
    const covers = (card: string) => {
      const table = tableOf(
        legionState({
          storm: { unit: 'stormtroopers', at: [400, 200] },
          target: { unit: card, at: [400, 500] },
        }),
      );
      const pool = poolAgainst('storm', 'target');
      return (['none', 'light', 'heavy'] as const).map((coverFound) =>
        coverIfSuppressed(table, { ...pool, coverFound }),
      );
    };
    expect(covers('rebel-troopers')).toEqual(['light', 'heavy', 'heavy']);
    expect(covers('at-rt')).toEqual(['none', 'light', 'heavy']);
  },
);

shows(
  [
    'lg.cover.from-units.walker-emplacement-light',
    'lg.cover.from-units.wheeled-tracked-heavy',
    'lg.terrain.cover.full-block-is-heavy',
    'lg.terrain.barricade.no-vehicle-cover',
    'lg.cover.result.terrain-type',
  ],
  'what is on wheels, or hides all of a miniature, covers heavily; terrain covers whom it was declared for',
  () => {
    const [troopers, walker] = [{ card: 'rebel-troopers' }, { card: 'at-rt' }] as const;
    const unit = (isOnWheels: boolean, hidesAll: boolean) =>
      coverGivenBy({ kind: 'miniature', isOnWheels, hidesAll }, troopers);
    expect([unit(false, false), unit(true, false), unit(false, true), unit(true, true)]).toEqual([
      'light',
      'heavy',
      'heavy',
      'heavy',
    ]);
    const terrain = (piece: 'sandbags' | 'forest-small', hidesAll: boolean) => {
      const { rating } = terrainPiece(piece);
      return [troopers, walker].map((whom) => coverGivenBy({ kind: 'terrain', rating, hidesAll }, whom));
    };
    expect([terrain('sandbags', false), terrain('sandbags', true)]).toEqual([
      ['light', 'none'],
      ['heavy', 'none'],
    ]);
    expect([terrain('forest-small', false), terrain('forest-small', true)]).toEqual([
      ['light', 'light'],
      ['heavy', 'heavy'],
    ]);
  },
);

shows('lg.cover.improve.suppression', 'suppression improves the cover of troopers alone', () => {
  const state = legionState({
    rebels: { unit: 'rebel-troopers', at: [300, 300], tokens: { suppression: 2 } },
    calm: { unit: 'rebel-troopers', at: [600, 300] },
    walker: { unit: 'at-rt', at: [900, 300], tokens: { suppression: 1 } },
    storm: { unit: 'stormtroopers', at: [300, 600] },
  });
  const coverOf = (defender: string, coverFound: 'none' | 'light') =>
    coverAgainst(tableOf(state), { type: 'ranged', attacker: 'storm', defender, coverFound } as never);
  expect(['rebels', 'calm', 'walker'].map((each) => coverOf(each, 'none'))).toEqual([
    'light',
    'none',
    'none',
  ]);
  expect(['rebels', 'calm', 'walker'].map((each) => coverOf(each, 'light'))).toEqual([
    'heavy',
    'light',
    'light',
  ]);
});

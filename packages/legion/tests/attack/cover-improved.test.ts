import { legionState, legionTable } from '@sortie/testkit/legion';
import { expect } from 'vitest';
import { coverIfSuppressed } from '../../src/rules/cover.ts';
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

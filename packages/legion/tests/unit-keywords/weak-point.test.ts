import { legionTable } from '@sortie/testkit/legion';
import { shows } from '../shows.ts';

const rebels = { unit: 'rebel-troopers', at: [400, 300] } as const;
const north = { unit: 'at-st', at: [400, 520, 0], activated: true } as const;

shows(
  ['lg.unit-keyword.weak-point.impact', 'lg.unit-keyword.weak-point.arc-variants'],
  'the weak point of the defender counts, not that of a walker beside it',
  () => {
    const beside = { ...north, at: [650, 520, 0] } as const;
    const behind = legionTable({ rebels, walker: north, beside }).attack('rebels', 'walker', {
      black: ['hit', 'hit', 'blank', 'blank'],
    });
    behind.offersExactly({ use: 'pool.impact', choice: 1 }, { pass: true });
    const ahead = legionTable({ rebels, walker: { ...north, at: [400, 520, 180] }, beside });
    ahead.attack('rebels', 'walker', { black: ['hit', 'hit', 'blank', 'blank'] }).offers('armor');
  },
);

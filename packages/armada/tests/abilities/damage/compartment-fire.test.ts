import { shows } from '../../shows.ts';
import { duel } from './duel.ts';

const exhausted = ['exhausted', 'exhausted', 'exhausted'] as const;
const all = (state: string) => ({ defenseTokens: [{ state }, { state }, { state }] });

shows(
  'ar.known.damage.compartment-fire',
  'its ship’s defense tokens are not readied, those of others are',
  () => {
    duel({
      phase: 'status',
      victory: { faceup: ['compartment-fire'], defenseTokens: exhausted },
      corvette: { defenseTokens: exhausted },
    })
      .has('victory', all('exhausted'))
      .has('corvette', all('readied'));
  },
);

shows('ar.known.damage.compartment-fire', 'facedown it keeps no token from being readied', () => {
  duel({ phase: 'status', victory: { facedown: ['compartment-fire'], defenseTokens: exhausted } }).has(
    'victory',
    all('readied'),
  );
});

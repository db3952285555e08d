import { cheapestPairing } from './cheapest-pairing.ts';
import type { Lots } from './lots.ts';
import type { Problem } from './problem.ts';
import { stir } from './stir.ts';
import { pairStretches } from './stretches.ts';

/** One pairing that cannot be bettered, drawn at random among such; undefined when wishes leave none. */
export function pairExactly(problem: Problem, lots: Lots): Int32Array | undefined {
  const found = pairStretches(problem, lots) ?? cheapestPairing(problem, lots);
  return found && stir(problem, found, lots);
}

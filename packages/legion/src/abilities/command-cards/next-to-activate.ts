import type { Unit, UnitId } from '../../model/index.ts';
import type { WindowAbility } from '../card-rules.ts';
import { type At, on } from '../card-words.ts';

/** Somebody with a faceup order token activates at once, out of turn. */
export function nextToActivate(candidates: (at: At<'afterActivation'>) => readonly Unit[]): WindowAbility {
  return on('afterActivation', {
    optional: true,
    applies: () => true,
    choices: (at) =>
      candidates(at)
        .filter(({ order }) => order === 'faceup')
        .map(({ id }) => id),
    resolve: (_at, unit: UnitId) => [{ kind: 'activateUnit', unit }],
  });
}

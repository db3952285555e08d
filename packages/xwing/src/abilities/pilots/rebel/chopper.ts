import type { Ship } from '../../../model/index.ts';
import type { Here } from '../../card-rules.ts';
import { ability } from '../../card-words.ts';

function touched({ table, self }: Here): readonly Ship[] {
  return table.enemiesOf(self).filter(({ id }) => table.areTouching(self, id));
}

export const chopper = ability('rebel:vcx100:chopper', {
  window: 'startOfCombat',
  optional: false,
  applies: (at) => touched(at).length > 0,
  resolve: (at) =>
    touched(at).map(({ id }) => ({ kind: 'assignTokens', ship: id, token: 'stress', count: 1 })),
});

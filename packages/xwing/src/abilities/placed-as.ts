import type { WindowAbility } from './card-rules.ts';
import { on } from './card-words.ts';

/** While forces are placed the ship's pilot skill may count as another. xw.later.placement.other-skill */
export function placedAs(...skills: readonly number[]): WindowAbility {
  return on('beforePlacingForces', {
    optional: true,
    applies: () => true,
    choices: () => skills.map(String),
    resolve: ({ self, key }, skill) => [
      {
        kind: 'beginLasting',
        ship: self,
        lasting: { source: key, effect: { kind: 'pilotSkill', to: Number(skill) }, until: 'endOfPlacement' },
      },
    ],
  });
}

import type { Plain } from '@sortie/kernel';
import { fieldsOf, wordOf } from '../../planning/answers.ts';
import { findSquad } from './field.ts';
import { bestAnswer, type Thinking } from './thinking.ts';

/** Dice of the best weapon that a miniature has. */
function firepowerOf({ field }: Thinking, unit: string, miniature: Plain | undefined): number {
  const squad = findSquad(field, unit);
  const found = squad?.unit.miniatures.find(({ id }) => id === miniature);
  if (!squad || !found) return 0;
  return field.table
    .weaponsOf(squad.unit.id, found.id)
    .reduce((most, { dice: { red, black, white } }) => Math.max(most, red + 0.6 * black + 0.4 * white), 0);
}

/** Whoever adds least to the unit's fire goes first; the leader before others alike only where nobody else is left. */
export function chooseWounded(thinking: Thinking): Plain {
  const { about, field } = thinking;
  const unit = wordOf(about.unit);
  const leader = findSquad(field, unit)?.unit.leader;
  return bestAnswer(thinking, (answer) => {
    const { miniature } = fieldsOf(answer);
    return -firepowerOf(thinking, unit, miniature) - (miniature === leader ? 0.3 : 0);
  });
}

/** The new leader stands nearest to where the unit wants to go: with the best weapon, it lives longest. */
export function chooseLeader(thinking: Thinking): Plain {
  const { about } = thinking;
  return bestAnswer(thinking, (answer) =>
    firepowerOf(thinking, wordOf(about.unit), fieldsOf(answer).miniature),
  );
}

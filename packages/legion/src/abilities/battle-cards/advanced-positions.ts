import { isTrooperType, unitCard } from '../../catalogue/index.ts';
import type { Unit } from '../../model/index.ts';
import { card } from '../card-words.ts';

function isTrooper({ card: id }: Unit): boolean {
  return isTrooperType(unitCard(id).type);
}

/** While units are deployed troopers scout, and nothing holds them. lg.setup.deploy.card-first */
export const advancedPositions = card('advanced-positions', {
  lends: ({ unit, phase }) => (phase === 'setup' && isTrooper(unit) ? [{ id: 'scout', value: 1 }] : []),
  takes: ({ unit, phase }) => (phase === 'setup' && isTrooper(unit) ? ['stationary'] : []),
});

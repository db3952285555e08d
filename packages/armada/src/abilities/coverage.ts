import type { Coverage } from '@sortie/cards';
import {
  damageCards,
  type ObjectiveCardId,
  objectives,
  ships,
  squadrons,
  upgrades,
} from '../catalogue/index.ts';
import { objectiveOf } from '../objectives/index.ts';
import { rulesOfCard } from './registry.ts';

interface Card {
  readonly id: string;
}

function coverageOf<Of extends Card>(
  cards: readonly Of[],
  isWritten: (card: Of) => boolean,
  isPlain: (card: Of) => boolean = () => false,
): Coverage {
  const abilities = cards.filter((card) => !isPlain(card));
  return {
    written: abilities.filter(isWritten).length,
    plain: cards.length - abilities.length,
    missing: abilities.filter((card) => !isWritten(card)).map(({ id }) => id),
  };
}

const hasRules = ({ id }: Card) => rulesOfCard(id) !== undefined;

/** An objective that is not written yet is nothing but its card. */
const hasObjectiveRules = ({ id }: { readonly id: ObjectiveCardId }) =>
  Object.keys(objectiveOf(id)).length > 1;

/** The cards of the core set and the first wave. Ship cards have numbers alone, and so have squadrons that are not unique. */
export function cardCoverage(): Readonly<
  Record<'ships' | 'squadrons' | 'upgrades' | 'damage' | 'objectives', Coverage>
> {
  return {
    ships: coverageOf(ships, hasRules, () => true),
    squadrons: coverageOf(squadrons, hasRules, ({ unique }) => !unique),
    upgrades: coverageOf(upgrades, hasRules),
    damage: coverageOf(damageCards, hasRules),
    objectives: coverageOf(objectives, hasObjectiveRules),
  };
}

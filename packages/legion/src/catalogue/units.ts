import { cardShelf } from '@sortie/cards';
import { imperialUnitFacts } from './data/imperial-units.ts';
import { laterUnitFacts } from './data/later-units.ts';
import { rebelUnitFacts } from './data/rebel-units.ts';
import type { LaterUnitCard } from './later-cards.ts';
import { productsOf } from './products.ts';
import { readWeapon } from './read-weapon.ts';
import type { UnitCard, UnitCardId } from './unit-card.ts';
import type { UnitFacts } from './unit-facts.ts';

/** The units that can be played. */
export const units: readonly UnitCard[] = [...rebelUnitFacts, ...imperialUnitFacts].map((facts) =>
  readUnit(facts, facts.id),
);

export const laterUnits: readonly LaterUnitCard[] = laterUnitFacts.map((facts) => ({
  ...facts,
  unique: facts.unique ?? false,
  later: true,
}));

export const {
  all: allUnits,
  card: unitCard,
  find: findUnit,
  findLater: findLaterUnit,
} = cardShelf(units, laterUnits);

/** The id as that of a unit that can be played. */
export function unitIdOf(id: string): UnitCardId {
  return unitCard(id as UnitCardId).id;
}

function readUnit(facts: UnitFacts, id: UnitCardId): UnitCard {
  return {
    ...facts,
    id,
    unique: facts.unique ?? false,
    courage: facts.courage ?? null,
    resilience: facts.resilience ?? null,
    attackSurge: facts.attackSurge ?? null,
    defenseSurge: facts.defenseSurge ?? null,
    weapons: facts.weapons.map(readWeapon),
    products: productsOf(facts.products),
  };
}

import { seatNames } from '@sortie/scene/telling';
import { cardName } from './card-name.ts';
import type { Language } from './language.ts';
import type { NamedTable, Names, ShipNamed, SquadronNamed } from './names.ts';

export function namesOf(
  table: NamedTable,
  people: Readonly<Record<string, string>> = {},
  language: Language = 'en',
): Names {
  const units: readonly (ShipNamed | SquadronNamed)[] = [...table.ships, ...table.squadrons];
  const unitWith = (id: string) => units.find((each) => each.id === id);
  return {
    table,
    ...seatNames(table.seats, people),
    unit: (id) => {
      const unit = unitWith(id);
      return unit ? unitName(unit, units, language) : id;
    },
    isShip: (id) => table.ships.some((each) => each.id === id),
    card: (source) => cardOnTable(table, source, units, language) ?? cardName(source, language),
    token: (unit, place) =>
      typeof place === 'number' ? unitWith(unit)?.defenseTokens[place]?.token : undefined,
  };
}

type Unit = ShipNamed | SquadronNamed;

/** Copies of a card are told apart by numbers. ar.physical.id-tokens-required */
function unitName({ id, card }: Unit, units: readonly Unit[], language: Language): string {
  const name = cardName(card, language) ?? card;
  const copies = units.filter((each) => each.card === card);
  return copies.length < 2 ? name : `${name} ${copies.findIndex((each) => each.id === id) + 1}`;
}

function cardOnTable(
  { ships, objective }: NamedTable,
  source: string,
  units: readonly Unit[],
  language: Language,
): string | undefined {
  const key = source.split('#')[0]!;
  const cards = ships.flatMap(({ upgrades, damage }) => [...upgrades, ...damage]);
  const found = cards.find((each) => each.key === key);
  if (found) return found.card === null ? undefined : cardName(found.card, language);
  const dot = key.lastIndexOf('.');
  const owner = units.find((each) => each.id === key.slice(0, Math.max(0, dot)));
  if (!owner) return undefined;
  const part = key.slice(dot + 1);
  if (part === 'objective' && objective) return cardName(objective.card, language);
  return part === 'card' ? unitName(owner, units, language) : undefined;
}

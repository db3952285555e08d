import type { Plain, Side } from '@sortie/kernel';
import type {
  DamageCardId,
  DefenseToken,
  ShipCardId,
  SquadronCardId,
  UpgradeCardId,
} from '../catalogue/index.ts';
import type { AttackDie, ObjectiveState } from '../model/index.ts';
import { cardName } from './card-name.ts';
import type { Language } from './language.ts';

interface UnitNamed {
  readonly id: string;
  readonly defenseTokens: readonly { readonly token: DefenseToken }[];
}

interface ShipNamed extends UnitNamed {
  readonly card: ShipCardId;
  readonly upgrades: readonly { readonly key: string; readonly card: UpgradeCardId }[];
  /** The card of a facedown one is null for whoever may not know it. */
  readonly damage: readonly { readonly key: string; readonly card: DamageCardId | null }[];
}

interface SquadronNamed extends UnitNamed {
  readonly card: SquadronCardId;
}

/** As much of a table as its pieces are named by. */
export interface NamedTable {
  readonly seats: readonly { readonly id: string; readonly side: Side }[];
  readonly ships: readonly ShipNamed[];
  readonly squadrons: readonly SquadronNamed[];
  readonly objective: Pick<ObjectiveState, 'card'> | null;
  readonly attack?: {
    readonly defender: string;
    readonly dice: readonly Pick<AttackDie, 'colour' | 'face'>[];
  } | null;
}

/** What the pieces on a table are called in a language. */
export interface Names {
  readonly table: NamedTable;
  /** A ship or a squadron by its id. */
  unit(id: string): string;
  isShip(id: string): boolean;
  /** A card by its key on the table (`s1.u2`) or by its id in the catalogue. */
  card(source: string): string | undefined;
  seat(id: string): string;
  side(side: Side): string;
  /** The defense token at a place of a unit's card. */
  token(unit: string, place: Plain): DefenseToken | undefined;
}

export function namesOf(
  table: NamedTable,
  people: Readonly<Record<string, string>> = {},
  language: Language = 'en',
): Names {
  const units: readonly (ShipNamed | SquadronNamed)[] = [...table.ships, ...table.squadrons];
  const unitWith = (id: string) => units.find((each) => each.id === id);
  const seat = (id: string) => people[id] ?? id;
  return {
    table,
    seat,
    side: (side) => {
      const first = table.seats.find((each) => each.side === side);
      return first ? seat(first.id) : String(side);
    },
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

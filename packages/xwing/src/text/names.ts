import type { Side } from '@sortie/kernel';
import { seatNames } from '@sortie/scene/telling';
import {
  damageCards,
  findCondition,
  findPilot,
  findUpgrade,
  pilot,
  pilots,
  upgrades,
} from '../catalogue/index.ts';
import type { ShipView, XwingView } from '../view/xwing-view.ts';
import type { Language } from './language.ts';

/** What the pieces on a table are called: cards by their names in the catalogue, whatever the language. */
export interface Names {
  readonly table: XwingView;
  /** The seat whose eyes the table is seen through; undefined for whoever has none. */
  readonly viewer?: string | undefined;
  ship(id: string): string;
  /** A ship in a list or on a plate, where the end may be cut off: what tells copies apart comes first. */
  label(id: string): string;
  /** A card by its key on the table (`s1.u2`), its id (`amd:r2d2`), or the short name that effects cite. */
  card(source: string): string | undefined;
  seat(id: string): string;
  side(side: Side): string;
}

/** The colour of an identifier that is not the usual white. xw.ship.id.distinct-copies */
const black: Readonly<Record<Language, string>> = { en: 'black', es: 'negro', pt: 'preto' };

/** The senator's shuttle has no card in print, so its name is ours. */
const shuttle: Readonly<Record<Language, string | undefined>> = {
  en: undefined,
  es: 'Transporte del senador',
  pt: 'Transporte do senador',
};

export function namesOf(
  table: XwingView,
  people: Readonly<Record<string, string>> = {},
  language: Language = 'en',
): Names {
  const shipWith = (id: string) => table.ships.find((each) => each.id === id);
  return {
    table,
    ...seatNames(table.seats, people),
    ship: (id) => {
      const ship = shipWith(id);
      return ship ? shipName(ship, language) : id;
    },
    label: (id) => {
      const ship = shipWith(id);
      return ship ? shipLabel(ship, language) : id;
    },
    card: (source) => cardOnTable(table, source.split('#')[0]!, language) ?? cardInCatalogue(source),
  };
}

/** Copies are told apart by their numbers, in a mirror match by their colours too. xw.ship.id.distinct-copies */
function shipName(ship: ShipView, language: Language): string {
  const { identifier } = ship;
  const name = cardName(ship, language);
  return identifier ? `${name} ${identifier.numeral}${colourOf(identifier, language)}` : name;
}

function shipLabel(ship: ShipView, language: Language): string {
  const { identifier } = ship;
  const name = cardName(ship, language);
  return identifier ? `#${identifier.numeral} ${name}${colourOf(identifier, language)}` : name;
}

function cardName({ pilot: card }: ShipView, language: Language): string {
  return (card.startsWith('rebel:senatorsshuttle:') ? shuttle[language] : undefined) ?? pilot(card).name;
}

function colourOf({ colour }: NonNullable<ShipView['identifier']>, language: Language): string {
  return colour === 'white' ? '' : ` (${black[language]})`;
}

function cardOnTable(table: XwingView, key: string, language: Language): string | undefined {
  for (const ship of table.ships) {
    if (key === `${ship.id}.pilot`) return shipName(ship, language);
    if (key.startsWith(`${ship.id}.copy.`)) return findPilot(key.slice(ship.id.length + 6))?.name;
    const upgraded = ship.upgrades.find((each) => each.key === key);
    if (upgraded) return findUpgrade(upgraded.card)?.name;
    // A game of older rules has none.
    const beside = (ship.conditions ?? []).find((each) => each.key === key);
    if (beside) return findCondition(beside.card)?.name;
    const dealt = ship.damage.find((each) => each.key === key);
    if (dealt?.card) return damageName(dealt.card);
  }
  return undefined;
}

function cardInCatalogue(source: string): string | undefined {
  const known =
    findPilot(source)?.name ?? findUpgrade(source)?.name ?? findCondition(source)?.name ?? damageName(source);
  if (known !== undefined) return known;
  return (pilots.find(({ xws }) => xws === source) ?? upgrades.find(({ xws }) => xws === source))?.name;
}

function damageName(id: string): string | undefined {
  return damageCards.find((each) => each.id === id)?.name;
}

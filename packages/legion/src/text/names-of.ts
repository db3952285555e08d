import { seatNames } from '@sortie/scene/telling';
import { cardName } from './card-name.ts';
import type { Language } from './language.ts';
import type { NamedTable, Names } from './names.ts';
import { numeral } from './numeral.ts';
import type { PieceWords } from './piece-words.ts';
import { texts } from './texts.ts';

type Unit = NamedTable['units'][number];

export function namesOf(
  table: NamedTable,
  people: Readonly<Record<string, string>> = {},
  language: Language = 'en',
): Names {
  const { pieceWords } = texts(language);
  const { units, battlefield, tokens } = table;
  const unitWith = (id: string) => units.find((each) => each.id === id);
  return {
    table,
    ...seatNames(table.seats, people),
    unit: (id) => {
      const unit = unitWith(id);
      return unit ? unitName(unit, units) : id;
    },
    miniature: (id) => {
      const unit = units.find(({ miniatures }) => miniatures.some((each) => each.id === id));
      return unit ? miniatureName(unit, id, pieceWords) : id;
    },
    card: (source) => cardOnTable(units, source) ?? cardName(source),
    terrain: (id) => {
      const place = battlefield.terrain.findIndex((each) => each.id === id);
      const found = battlefield.terrain[place];
      return found ? terrainName(found.piece, place, battlefield.terrain, pieceWords) : id;
    },
    token: (id) => {
      const found = tokens.find((each) => each.id === id);
      return found ? pieceWords.battlefieldToken(found.kind, numeral(id)) : id;
    },
  };
}

/** Copies of a unit are told apart by numbers. */
function unitName({ id, card }: Unit, units: readonly Unit[]): string {
  const name = cardName(card) ?? card;
  const copies = units.filter((each) => each.card === card);
  return copies.length < 2 ? name : `${name} ${copies.findIndex((each) => each.id === id) + 1}`;
}

function miniatureName({ miniatures, leader, upgrades }: Unit, id: string, words: PieceWords): string {
  if (id === leader) return words.leader;
  const found = miniatures.find((each) => each.id === id);
  const added = upgrades.find(({ key }) => key === found?.from);
  return added ? (cardName(added.card) ?? added.card) : words.miniature(numeral(id));
}

function terrainName(
  piece: NamedTable['battlefield']['terrain'][number]['piece'],
  place: number,
  terrain: NamedTable['battlefield']['terrain'],
  words: PieceWords,
): string {
  const name = words.names.terrain[piece];
  const before = terrain.slice(0, place).filter((each) => each.piece === piece).length;
  return terrain.filter((each) => each.piece === piece).length < 2 ? name : `${name} ${before + 1}`;
}

/** Cards that lie with a unit have its id in their keys, those of a player the seat. */
function cardOnTable(units: readonly Unit[], source: string): string | undefined {
  const key = source.split('#')[0]!;
  const found = units
    .flatMap(({ upgrades }) => upgrades)
    .find((each) => each.key === key || key.startsWith(`${each.key}.`));
  if (found) return cardName(found.card);
  const part = key.slice(key.lastIndexOf('.') + 1);
  return key.includes('.') && !key.startsWith('lg.') ? cardName(part) : undefined;
}

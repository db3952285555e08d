import {
  type CommandCard,
  findCommandCard,
  findLaterCommandCard,
  findLaterUnit,
  findLaterUpgrade,
  findUnit,
  findUpgrade,
  type LaterCommandCard,
  type LaterUnitCard,
  type LaterUpgradeCard,
  type UnitCard,
  type UpgradeCard,
} from '../catalogue/index.ts';

/** Cards of every box: armies with later ones can be shown and costed, but not played. */
export type AnyUnit = UnitCard | LaterUnitCard;
export type AnyUpgrade = UpgradeCard | LaterUpgradeCard;
export type AnyCommandCard = CommandCard | LaterCommandCard;
export type AnyCard = AnyUnit | AnyUpgrade | AnyCommandCard;

export type CardKind = 'unit' | 'upgrade' | 'command';

export function findAnyUnit(id: string): AnyUnit | undefined {
  return findUnit(id) ?? findLaterUnit(id);
}

export function findAnyUpgrade(id: string): AnyUpgrade | undefined {
  return findUpgrade(id) ?? findLaterUpgrade(id);
}

export function findAnyCommandCard(id: string): AnyCommandCard | undefined {
  return findCommandCard(id) ?? findLaterCommandCard(id);
}

const finders: Readonly<Record<CardKind, (id: string) => AnyCard | undefined>> = {
  unit: findAnyUnit,
  upgrade: findAnyUpgrade,
  command: findAnyCommandCard,
};

/** The name on the card, or the id that names none. */
export function cardName(kind: CardKind, id: string): string {
  return finders[kind](id)?.name ?? id;
}

import {
  findLaterObjective,
  findLaterShip,
  findLaterSquadron,
  findLaterUpgrade,
  findObjective,
  findShip,
  findSquadron,
  findUpgrade,
  type LaterObjectiveCard,
  type LaterShipCard,
  type LaterSquadronCard,
  type LaterUpgradeCard,
  type LaterUpgradeType,
  type ObjectiveCard,
  type ShipCard,
  type SquadronCard,
  type UpgradeCard,
  type UpgradeType,
} from '../catalogue/index.ts';

/** Cards of every wave: fleets with later ones can be shown and costed, but not played. */
export type AnyShip = ShipCard | LaterShipCard;
export type AnySquadron = SquadronCard | LaterSquadronCard;
export type AnyUpgrade = UpgradeCard | LaterUpgradeCard;
export type AnyObjective = ObjectiveCard | LaterObjectiveCard;
export type AnyCard = AnyShip | AnySquadron | AnyUpgrade | AnyObjective;

/** What a card is, for ids that cards of several kinds share. */
export type CardKind = 'ship' | 'squadron' | 'upgrade' | 'objective';

export function findAnyShip(id: string): AnyShip | undefined {
  return findShip(id) ?? findLaterShip(id);
}

export function findAnySquadron(id: string): AnySquadron | undefined {
  return findSquadron(id) ?? findLaterSquadron(id);
}

export function findAnyUpgrade(id: string): AnyUpgrade | undefined {
  return findUpgrade(id) ?? findLaterUpgrade(id);
}

export function findAnyObjective(id: string): AnyObjective | undefined {
  return findObjective(id) ?? findLaterObjective(id);
}

const finders: Readonly<Record<CardKind, (id: string) => AnyCard | undefined>> = {
  ship: findAnyShip,
  squadron: findAnySquadron,
  upgrade: findAnyUpgrade,
  objective: findAnyObjective,
};

/** The name on the card, or the id that names none. */
export function cardName(kind: CardKind, id: string): string {
  return finders[kind](id)?.name ?? id;
}

/** What the card is; a later one may take two icons of the upgrade bar. */
export function typesOf(card: AnyUpgrade): readonly (UpgradeType | LaterUpgradeType)[] {
  return 'type' in card ? [card.type] : card.slots;
}

export function isCommander(card: AnyUpgrade): boolean {
  return typesOf(card).includes('commander');
}

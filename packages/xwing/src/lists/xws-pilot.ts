import { isRefusal, type Refusal, readEach } from '@sortie/kernel';
import {
  type Faction,
  type Pilot,
  pilots,
  type Slot,
  shipTypes,
  type UpgradeId,
  upgrades,
} from '../catalogue/index.ts';
import { sectionOf } from './judge-sections.ts';
import type { SquadShip } from './squad.ts';
import { readList, readObject, readText, refuseXws } from './xws-reader.ts';
import { slotOfXws } from './xws-slot.ts';

const most = { id: 80, cardsOfSlot: 20 } as const;

/** Ids found in builders' files: another abbreviation, and a name shortened as though it were an aft section. */
const shipAliases: ReadonlyMap<string, string> = new Map([
  ['tieadvancedprototype', 'tieadvprototype'],
  ['lancerclasspursuitcr', 'lancerclasspursuitcraft'],
]);

export function readXwsPilot(value: unknown, field: string, faction: Faction): SquadShip | Refusal {
  const entry = readObject(value, field);
  if (isRefusal(entry)) return entry;
  const ship = readText(entry.ship, `${field}.ship`, most.id);
  if (isRefusal(ship)) return ship;
  const name = readText(entry.name, `${field}.name`, most.id);
  if (isRefusal(name)) return name;
  const shipId = shipAliases.get(ship) ?? ship;
  if (!shipTypes.some((type) => isShip(type.id, shipId)))
    return refuseXws(`${field}.ship`, 'unknownShip', ship);
  const pilot = findPilotByXws(shipId, name, faction);
  if (pilot === undefined) return refuseXws(`${field}.name`, 'unknownPilot', name);
  const cards = entry.upgrades === undefined ? [] : readUpgrades(entry.upgrades, `${field}.upgrades`);
  if (isRefusal(cards)) return cards;
  const section = readSection(entry.multisection_id, `${field}.multisection_id`);
  if (isRefusal(section)) return section;
  return { pilot: pilot.uid, upgrades: cards, ...(section === undefined ? {} : { section }) };
}

/** XWS names the whole huge ship where the catalogue has its sections. */
function isShip(shipTypeId: string, xws: string): boolean {
  return shipTypeId === xws || sectionOf(shipTypeId)?.ship === xws;
}

/** One XWS id may stand for a card of each side: the squad's own side is meant. */
function findPilotByXws(ship: string, name: string, faction: Faction): Pilot | undefined {
  const found = pilots.filter((pilot) => pilot.xws === name && isShip(pilot.shipType, ship));
  return found.find((pilot) => pilot.faction === faction) ?? found[0];
}

function readUpgrades(value: unknown, field: string): readonly UpgradeId[] | Refusal {
  const bySlot = readObject(value, field);
  if (isRefusal(bySlot)) return bySlot;
  const read = readEach(Object.entries(bySlot), ([key, ids]) => {
    const slot = slotOfXws(key);
    if (slot === undefined) return refuseXws(`${field}.${key.slice(0, most.id)}`, 'unknownSlot', key);
    return readCards(ids, `${field}.${key}`, slot);
  });
  return isRefusal(read) ? read : read.flat();
}

function readCards(value: unknown, field: string, slot: Slot): readonly UpgradeId[] | Refusal {
  const list = readList(value, field, { least: 0, most: most.cardsOfSlot });
  if (isRefusal(list)) return list;
  return readEach(list, (each, at) => {
    const id = readText(each, `${field}[${at}]`, most.id);
    if (isRefusal(id)) return id;
    return findUpgradeByXws(slot, id) ?? refuseXws(`${field}[${at}]`, 'unknownUpgrade', id);
  });
}

/** Old files leave out the product that tells two cards of one name apart; the slot then does. */
function findUpgradeByXws(slot: Slot, id: string): UpgradeId | undefined {
  const inSlot = upgrades.filter((card) => card.slot === slot);
  const exact = inSlot.find((card) => card.xws === id);
  return (exact ?? inSlot.find((card) => card.xws.replace(/-swx\d+$/, '') === id))?.uid;
}

function readSection(value: unknown, field: string): number | undefined | Refusal {
  if (value === undefined || value === null) return undefined;
  const isSection = typeof value === 'number' && Number.isInteger(value) && value >= 0 && value < 100;
  return isSection ? value : refuseXws(field, 'notANumber', value);
}

import { isRefusal, type Refusal, readEach, readOptional } from '@sortie/kernel';
import { type Faction, objectiveCategories } from '../catalogue/index.ts';
import { findAnyShip } from './any-card.ts';
import { type CardReference, objectiveNamed, shipNamed, squadronNamed, upgradeNamed } from './card-names.ts';
import type { Fleet, FleetShip } from './fleet.ts';
import { type FleetProblem, nameField, readList, readObject, readText, refuseField } from './fleet-reader.ts';
import { factionNamed } from './read-faction.ts';

const most = { ships: 40, upgrades: 30, squadrons: 60, id: 120 } as const;

/**
 * A fleet of our own, or one as list builders' parsers write it: cards by name with their cost, a ship under
 * `ship_class`, squadrons with a count, objectives with their type. Points in the file are ignored. A field that
 * cannot be read is refused by name.
 */
export function fleetFromJson(json: unknown): Fleet | Refusal {
  const file = readObject(json, 'fleet');
  if (isRefusal(file)) return file;
  const entries = readList(file.ships, 'ships', { least: 0, most: most.ships });
  if (isRefusal(entries)) return entries;
  const ships = readEach(entries, (entry, at) => readShip(entry, `ships[${at}]`));
  if (isRefusal(ships)) return ships;
  const faction = readFaction(file.faction, ships);
  if (isRefusal(faction)) return faction;
  const squadrons = readSquadrons(file.squadrons ?? []);
  if (isRefusal(squadrons)) return squadrons;
  const objectives = readObjectives(file.objectives ?? []);
  if (isRefusal(objectives)) return objectives;
  const name = readOptional(file.name, (value) => readText(value, 'name', Number.POSITIVE_INFINITY));
  if (isRefusal(name)) return name;
  return { ...nameField(name), faction, ships, squadrons, objectives };
}

/** A file without a faction is of the faction of its first ship. */
function readFaction(value: unknown, [first]: readonly FleetShip[]): Faction | Refusal {
  if (value === undefined || value === null)
    return (first && findAnyShip(first.ship)?.faction) ?? refuseField('faction', 'noFaction', null);
  const text = readText(value, 'faction', most.id);
  if (isRefusal(text)) return text;
  return factionNamed(text) ?? refuseField('faction', 'unknownFaction', text);
}

function readShip(value: unknown, field: string): FleetShip | Refusal {
  const entry = readObject(value, field);
  if (isRefusal(entry)) return entry;
  const key = entry.ship === undefined && entry.ship_class !== undefined ? 'ship_class' : 'ship';
  const ship = readCard(entry[key], `${field}.${key}`, shipNamed, 'unknownShip');
  if (isRefusal(ship)) return ship;
  const list = readList(entry.upgrades ?? [], `${field}.upgrades`, { least: 0, most: most.upgrades });
  if (isRefusal(list)) return list;
  const upgrades = readEach(list, (each, at) =>
    readCard(each, `${field}.upgrades[${at}]`, upgradeNamed, 'unknownUpgrade'),
  );
  return isRefusal(upgrades) ? upgrades : { ship, upgrades };
}

/** An id or a name, by itself or with its cost. */
function readCard(
  value: unknown,
  field: string,
  find: (reference: CardReference) => { readonly id: string } | undefined,
  problem: FleetProblem,
): string | Refusal {
  if (typeof value === 'string') {
    const text = readText(value, field, most.id);
    return isRefusal(text) ? text : (find({ name: text })?.id ?? refuseField(field, problem, text));
  }
  const entry = readObject(value, field);
  if (isRefusal(entry)) return refuseField(field, 'notText', value);
  const name = readText(entry.name, `${field}.name`, most.id);
  if (isRefusal(name)) return name;
  const points = entry.points ?? entry.cost;
  const found = find(typeof points === 'number' ? { name, points } : { name });
  return found?.id ?? refuseField(`${field}.name`, problem, name);
}

function readSquadrons(value: unknown): readonly string[] | Refusal {
  const list = readList(value, 'squadrons', { least: 0, most: most.squadrons });
  if (isRefusal(list)) return list;
  const read = readEach(list, (each, at) => {
    const field = `squadrons[${at}]`;
    const id = readCard(each, field, squadronNamed, 'unknownSquadron');
    if (isRefusal(id)) return id;
    const count = readCount(each, `${field}.count`);
    return isRefusal(count) ? count : Array.from({ length: count }, () => id);
  });
  return isRefusal(read) ? read : read.flat();
}

function readCount(entry: unknown, field: string): number | Refusal {
  const count = typeof entry === 'object' && entry !== null && 'count' in entry ? entry.count : 1;
  const isCount =
    typeof count === 'number' && Number.isInteger(count) && count > 0 && count <= most.squadrons;
  return isCount ? count : refuseField(field, 'notACount', count);
}

/** A list of objectives, or one under each category; builders leave a category empty for none. */
function readObjectives(value: unknown): readonly string[] | Refusal {
  const entries = Array.isArray(value)
    ? value.map((each: unknown, at) => [`objectives[${at}]`, each] as const)
    : readByCategory(value);
  if (isRefusal(entries)) return entries;
  const chosen = entries.filter(([, each]) => each !== null && each !== '');
  return readEach(chosen, ([field, each]) => readCard(each, field, objectiveNamed, 'unknownObjective'));
}

function readByCategory(value: unknown): readonly (readonly [string, unknown])[] | Refusal {
  const byCategory = readObject(value, 'objectives');
  if (isRefusal(byCategory)) return refuseField('objectives', 'notAList', value);
  return objectiveCategories.map((category) => [`objectives.${category}`, byCategory[category] ?? null]);
}

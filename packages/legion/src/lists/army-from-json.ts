import { isRefusal, type Refusal, readEach, readOptional } from '@sortie/kernel';
import type { Faction } from '../catalogue/index.ts';
import { findAnyUnit } from './any-card.ts';
import type { Army, ArmyUnit } from './army.ts';
import { type ArmyProblem, readList, readObject, readText, refuseField } from './army-reader.ts';
import { type CardReference, commandNamed, unitNamed, upgradeNamed } from './card-names.ts';
import { standingOrders } from './command-hand.ts';
import { factionNamed } from './faction-named.ts';

const most = { units: 60, upgrades: 20, commands: 20, name: 200, id: 120 } as const;

/**
 * An army as list builders write it for virtual tables: units and upgrades by name, the side under `armyFaction` or
 * `faction`, the command hand under `commandCards`. Our ids are read in place of names. Points, battle cards and links
 * in the file are ignored. A field that cannot be read is refused by name.
 */
export function armyFromJson(json: unknown): Army | Refusal {
  const file = readObject(json, 'army');
  if (isRefusal(file)) return file;
  const entries = readList(file.units, 'units', { least: 0, most: most.units });
  if (isRefusal(entries)) return entries;
  const units = readEach(entries, (entry, at) => readUnits(entry, `units[${at}]`));
  if (isRefusal(units)) return units;
  const faction = readFaction(file.armyFaction ?? file.faction, units.flat());
  if (isRefusal(faction)) return faction;
  const key = file.commandCards === undefined ? 'commands' : 'commandCards';
  const commands = readCards(file[key] ?? [], key, most.commands, readCommand);
  if (isRefusal(commands)) return commands;
  const given = file.listname ?? file.name ?? file.title ?? undefined;
  const name = readOptional(given, (value) => readText(value, 'name', Number.POSITIVE_INFINITY));
  if (isRefusal(name)) return name;
  return {
    ...(name ? { name: name.slice(0, most.name) } : {}),
    faction,
    units: units.flat(),
    commands: commands.filter((id) => id !== standingOrders),
  };
}

/** A file without a side is of that of its first unit. */
function readFaction(value: unknown, [first]: readonly ArmyUnit[]): Faction | Refusal {
  if (value === undefined || value === null || value === '')
    return (first && findAnyUnit(first.unit)?.faction) ?? refuseField('faction', 'noFaction', null);
  const text = readText(value, 'faction', most.id);
  if (isRefusal(text)) return text;
  return factionNamed(text) ?? refuseField('faction', 'unknownFaction', text);
}

/** An entry stands for as many units as its count says. */
function readUnits(value: unknown, field: string): readonly ArmyUnit[] | Refusal {
  const entry = readObject(value, field);
  if (isRefusal(entry)) return entry;
  const key = entry.unit === undefined ? 'name' : 'unit';
  const unit = readCard(entry[key], `${field}.${key}`, ({ name }) => unitNamed(name), 'unknownUnit');
  if (isRefusal(unit)) return unit;
  const upgrades = readCards(entry.upgrades ?? [], `${field}.upgrades`, most.upgrades, readUpgrade);
  if (isRefusal(upgrades)) return upgrades;
  const { count = 1 } = entry;
  if (typeof count !== 'number' || !Number.isInteger(count) || count < 1 || count > most.units)
    return refuseField(`${field}.count`, 'notACount', count);
  return Array.from({ length: count }, () => ({ unit, upgrades }));
}

function readUpgrade(value: unknown, field: string): string | Refusal {
  return readCard(value, field, upgradeNamed, 'unknownUpgrade');
}

function readCommand(value: unknown, field: string): string | Refusal {
  return readCard(value, field, ({ name }) => commandNamed(name), 'unknownCommand');
}

function readCards(
  value: unknown,
  field: string,
  longest: number,
  read: (value: unknown, field: string) => string | Refusal,
): readonly string[] | Refusal {
  const list = readList(value, field, { least: 0, most: longest });
  if (isRefusal(list)) return list;
  return readEach(list, (each, at) => read(each, `${field}[${at}]`));
}

/** A name, by itself or under `name`. */
function readCard(
  value: unknown,
  field: string,
  find: (reference: CardReference) => { readonly id: string } | undefined,
  problem: ArmyProblem,
): string | Refusal {
  const named = typeof value === 'object' && value !== null && 'name' in value ? value.name : value;
  const name = readText(named, field, most.id);
  if (isRefusal(name)) return name;
  return find({ name })?.id ?? refuseField(field, problem, name);
}

import { isRefusal, type Refusal, readEach, readOptional } from '@sortie/kernel';
import type { DamageDeckId, Faction } from '../catalogue/index.ts';
import type { Fault } from './fault.ts';
import { judgeSquad } from './judge-squad.ts';
import type { Squad } from './squad.ts';
import type { SquadRules } from './squad-rules.ts';
import { readXwsPilot } from './xws-pilot.ts';
import { readList, readObject, readText, refuseXws, type XwsObject } from './xws-reader.ts';

export interface ImportedSquad {
  readonly kind: 'imported';
  readonly squad: Squad;
  readonly faults: readonly Fault[];
}

const most = { ships: 60, name: 200, description: 5000, obstacle: 60 } as const;

/** A first-edition XWS squad, judged; points in the file are ignored. A field that cannot be read is refused by name. */
export function squadFromXws(json: unknown, rules: SquadRules = {}): ImportedSquad | Refusal {
  const xws = readObject(json, 'squad');
  if (isRefusal(xws)) return xws;
  if (isSecondEdition(xws)) return refuseXws('squad', 'secondEdition', null);
  const faction = readFaction(xws.faction);
  if (isRefusal(faction)) return faction;
  const pilots = readList(xws.pilots, 'pilots', { least: 1, most: most.ships });
  if (isRefusal(pilots)) return pilots;
  const ships = readEach(pilots, (entry, at) => readXwsPilot(entry, `pilots[${at}]`, faction));
  if (isRefusal(ships)) return ships;
  const extras = readExtras(xws);
  if (isRefusal(extras)) return extras;
  const squad: Squad = { faction, ships, ...extras };
  return { kind: 'imported', squad, faults: judgeSquad(squad, rules) };
}

/** Builders of the second edition give a pilot an id in place of a name. */
function isSecondEdition({ pilots }: XwsObject): boolean {
  if (!Array.isArray(pilots)) return false;
  return pilots.some((each: unknown) => {
    const pilot = typeof each === 'object' && each !== null ? (each as XwsObject) : {};
    return typeof pilot.id === 'string' && pilot.name === undefined;
  });
}

/** Builders write the sides in several ways. */
const factionAliases: ReadonlyMap<string, Faction> = new Map<string, Faction>([
  ['rebel', 'rebel'],
  ['rebels', 'rebel'],
  ['rebelalliance', 'rebel'],
  ['resistance', 'rebel'],
  ['imperial', 'imperial'],
  ['imperials', 'imperial'],
  ['empire', 'imperial'],
  ['galacticempire', 'imperial'],
  ['firstorder', 'imperial'],
  ['scum', 'scum'],
  ['scumandvillainy', 'scum'],
]);

function readFaction(value: unknown): Faction | Refusal {
  const text = readText(value, 'faction', most.name);
  if (isRefusal(text)) return text;
  const faction = factionAliases.get(text.toLowerCase().replace(/[^a-z]/g, ''));
  return faction ?? refuseXws('faction', 'unknownFaction', text);
}

/** A name that is too long loses its end, not the squad. */
function shorten(name: string | Refusal): string | Refusal {
  return isRefusal(name) ? name : name.slice(0, most.name);
}

type Extras = Pick<Squad, 'name' | 'description' | 'obstacles' | 'damageDeck'>;

function readExtras(xws: XwsObject): Extras | Refusal {
  const name = readOptional(xws.name, (value) => shorten(readText(value, 'name', Number.POSITIVE_INFINITY)));
  if (isRefusal(name)) return name;
  const description = readOptional(xws.description, (value) =>
    readText(value, 'description', most.description),
  );
  if (isRefusal(description)) return description;
  const obstacles = readOptional(xws.obstacles, readObstacles);
  if (isRefusal(obstacles)) return obstacles;
  const damageDeck = readOptional(xws.damagedeck, readDamageDeck);
  if (isRefusal(damageDeck)) return damageDeck;
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(obstacles === undefined ? {} : { obstacles }),
    ...(damageDeck === undefined ? {} : { damageDeck }),
  };
}

function readObstacles(value: unknown): readonly string[] | Refusal {
  const list = readList(value, 'obstacles', { least: 3, most: 3 });
  if (isRefusal(list)) return list;
  return readEach(list, (each, at) => readText(each, `obstacles[${at}]`, most.obstacle));
}

function readDamageDeck(value: unknown): DamageDeckId | Refusal {
  return value === 'core' || value === 'core2' ? value : refuseXws('damagedeck', 'unknownDamageDeck', value);
}

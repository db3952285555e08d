import { cardName } from './any-card.ts';
import type { Army } from './army.ts';
import { armyCost } from './army-cost.ts';
import { commandHandOf } from './command-hand.ts';

/** An army as list builders write it for virtual tables. */
export interface ArmyFile {
  readonly author: string;
  readonly listname: string;
  readonly points: number;
  readonly armyFaction: 'rebel' | 'empire';
  readonly commandCards: readonly string[];
  readonly units: readonly {
    readonly name: string;
    readonly upgrades: readonly string[];
    readonly loadout: readonly string[];
  }[];
}

/** An id that names no card is written as it is, and the army then has no cost. */
export function armyToJson(army: Army, isCosted: boolean): ArmyFile {
  const { name = '', faction, units } = army;
  return {
    author: 'Sortie',
    listname: name,
    points: isCosted ? armyCost(army) : 0,
    armyFaction: faction === 'rebel' ? 'rebel' : 'empire',
    commandCards: commandHandOf(army).map((id) => cardName('command', id)),
    units: units.map(({ unit, upgrades }) => ({
      name: cardName('unit', unit),
      upgrades: upgrades.map((id) => cardName('upgrade', id)),
      loadout: [],
    })),
  };
}

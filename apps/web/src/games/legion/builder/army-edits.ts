import type { Army, ArmyUnit } from '@sortie/legion/lists';

/** An icon of a unit's upgrade bar, and the card in it. */
export interface Place {
  readonly unit: number;
  readonly slot: string;
  /** The card that is there, by its place on the unit. */
  readonly card: number | undefined;
}

export function addUnit(army: Army, unit: ArmyUnit): Army {
  return { ...army, units: [...army.units, unit] };
}

export function removeUnit(army: Army, at: number): Army {
  return { ...army, units: army.units.filter((_, index) => index !== at) };
}

/** A card for a place; the one that is there goes. */
export function equip(army: Army, { unit, card }: Place, upgrade: string): Army {
  return changeUnit(army, unit, ({ upgrades, ...rest }) => ({
    ...rest,
    upgrades: card === undefined ? [...upgrades, upgrade] : upgrades.with(card, upgrade),
  }));
}

export function unequip(army: Army, unit: number, card: number): Army {
  return changeUnit(army, unit, ({ upgrades, ...rest }) => ({
    ...rest,
    upgrades: upgrades.filter((_, index) => index !== card),
  }));
}

/** Takes a command card into the hand, or out of it. */
export function turnCommand(army: Army, command: string): Army {
  const others = army.commands.filter((each) => each !== command);
  return { ...army, commands: army.commands.includes(command) ? others : [...others, command] };
}

function changeUnit(army: Army, at: number, change: (unit: ArmyUnit) => ArmyUnit): Army {
  return { ...army, units: army.units.map((unit, index) => (index === at ? change(unit) : unit)) };
}

import type { Refusal } from '@sortie/kernel';
import type { Faction } from '../catalogue/index.ts';
import type { AnyUnit, AnyUpgrade } from './any-card.ts';
import type { Army } from './army.ts';
import { refuseLine } from './army-reader.ts';
import { commandNamed, unitNamed, unitOfCost, unitSpelled, upgradeNamed } from './card-names.ts';
import { standingOrders } from './command-hand.ts';
import { factionNamed } from './faction-named.ts';
import { commandNameIn, readLine, type Section, type TextLine } from './text-line.ts';

type CardLine = Extract<TextLine, { readonly kind: 'card' }>;

const MOST_LINES = 400;
const LONGEST_LINE = 600;

/**
 * An army as list builders print it: Legion HQ in its forms for tournaments, for reading and in short, its first
 * edition, and Tabletop Admiral. Costs are ignored, but tell cards of one name apart. A line that cannot be read is
 * refused by its number.
 */
export function armyFromText(text: string): Army | Refusal {
  const reading = new Reading();
  for (const [at, line] of text.split(/\r?\n/).slice(0, MOST_LINES).entries()) {
    const refusal = reading.take(line.slice(0, LONGEST_LINE), at + 1);
    if (refusal !== undefined) return refusal;
  }
  return reading.army();
}

interface UnitRead {
  readonly unit: AnyUnit;
  readonly points: number | undefined;
  readonly count: number;
  readonly upgrades: AnyUpgrade[];
}

/** What has been read of a text so far. */
class Reading {
  private name: string | undefined;
  private faction: Faction | undefined;
  private readonly units: UnitRead[] = [];
  private readonly commands: string[] = [];
  private section: Section | undefined;

  take(written: string, number: number): Refusal | undefined {
    const line = readLine(written);
    switch (line.kind) {
      case 'nothing':
        return undefined;
      case 'labelled':
        return this.takeLabelled(line.label, line.value, number);
      case 'section':
        this.section = line.section;
        return line.section === 'commands' ? this.takeCommands(line.names, number) : undefined;
      default:
        return this.takeCardLine(line, written, number);
    }
  }

  army(): Army | Refusal {
    const [first] = this.units;
    if (first === undefined) return refuseLine(undefined, 'noUnits', null);
    return {
      ...(this.name === undefined ? {} : { name: this.name.slice(0, 200) }),
      faction: this.faction ?? first.unit.faction,
      units: this.units.flatMap(({ unit, points, count, upgrades }) => {
        const card = unitOfCost(unit, upgrades, points);
        const entry = { unit: card.id, upgrades: upgrades.map(({ id }) => id) };
        return Array.from({ length: count }, () => entry);
      }),
      commands: this.commands,
    };
  }

  private takeLabelled(label: 'name' | 'faction', value: string, number: number): Refusal | undefined {
    if (label === 'name') {
      this.name = value || undefined;
      return undefined;
    }
    this.faction = factionNamed(value);
    return this.faction === undefined ? refuseLine(number, 'unknownFaction', value) : undefined;
  }

  private takeCommands(names: readonly string[], number: number): Refusal | undefined {
    for (const name of names) {
      const card = commandNamed(name);
      if (card === undefined) return refuseLine(number, 'unknownCommand', name);
      if (card.id !== standingOrders) this.commands.push(card.id);
    }
    return undefined;
  }

  private takeCardLine(line: CardLine, written: string, number: number): Refusal | undefined {
    if (this.section === 'others') return undefined;
    if (this.section === 'commands') return this.takeCommands(written.split(',').map(commandNameIn), number);
    // Under a rank the marked lines are units; without ranks they are upgrades of the unit above.
    const areUpgradesMarked = this.section === undefined;
    if (line.isMarked && areUpgradesMarked) return this.takeUpgrades([line.card], number);
    if (this.takeUnit(line)) return this.takeUpgrades(line.upgrades, number);
    if (line.isMarked) return this.takeUpgrades([line.card], number);
    if (this.isHeading(written)) return undefined;
    return refuseLine(number, 'unknownCard', line.card.name);
  }

  private takeUnit({ card, count }: CardLine): boolean {
    // The first line may be a name that only resembles a unit's.
    const unit = this.hasBegun() ? unitNamed(card.name) : unitSpelled(card.name);
    if (unit === undefined) return false;
    this.units.push({ unit, points: card.points, count, upgrades: [] });
    return true;
  }

  private takeUpgrades(cards: readonly CardLine['card'][], number: number): Refusal | undefined {
    const unit = this.units.at(-1);
    for (const reference of cards) {
      const card = upgradeNamed(reference);
      if (card === undefined) return refuseLine(number, 'unknownUpgrade', reference.name);
      if (unit === undefined) return refuseLine(number, 'noUnitBefore', reference.name);
      unit.upgrades.push(card);
    }
    return undefined;
  }

  private hasBegun(): boolean {
    return this.name !== undefined || this.faction !== undefined || this.units.length > 0;
  }

  /** The first line is the name of the army. */
  private isHeading(written: string): boolean {
    if (this.hasBegun()) return false;
    this.name = written.replace(/\s+/g, ' ').trim();
    return true;
  }
}

import type { Refusal } from '@sortie/kernel';
import type { Faction } from '../catalogue/index.ts';
import { findAnyShip } from './any-card.ts';
import { objectiveNamed, shipNamed, squadronNamed, upgradeNamed } from './card-names.ts';
import type { Fleet } from './fleet.ts';
import { nameField, refuseLine } from './fleet-reader.ts';
import { factionNamed } from './read-faction.ts';
import { readLine, type TextLine } from './text-line.ts';

type CardLine = Extract<TextLine, { readonly kind: 'card' }>;

const MOST_LINES = 400;

/**
 * A fleet as list builders print it: Ryan Kingston's builder, Armada Warlords, Flagship, Armada Fleet Builder and
 * Armada Fleets Designer. Costs and sums are ignored, but tell cards of one name apart. A line that cannot be read
 * is refused by its number.
 */
export function fleetFromText(text: string): Fleet | Refusal {
  const reading = new Reading();
  for (const [at, line] of text.split(/\r?\n/).slice(0, MOST_LINES).entries()) {
    const refusal = reading.take(line, at + 1);
    if (refusal !== undefined) return refusal;
  }
  return reading.fleet();
}

interface ShipRead {
  readonly ship: string;
  readonly upgrades: string[];
}

/** What has been read of a text so far. */
class Reading {
  private name: string | undefined;
  private faction: Faction | undefined;
  private readonly ships: ShipRead[] = [];
  private readonly squadrons: string[] = [];
  private readonly objectives: string[] = [];
  /** The ship whose cards come next. */
  private ship: ShipRead | undefined;
  private areSquadronsNext = false;

  take(written: string, number: number): Refusal | undefined {
    const line = readLine(written);
    switch (line.kind) {
      case 'nothing':
        return undefined;
      case 'sum':
        this.ship = undefined;
        return undefined;
      case 'labelled':
        return this.takeLabelled(line.label, line.value, number);
      default:
        return this.takeCardLine(line, written, number);
    }
  }

  fleet(): Fleet | Refusal {
    const { name, ships, squadrons, objectives } = this;
    if (ships.length === 0 && squadrons.length === 0) return refuseLine(undefined, 'noCards', null);
    const [first] = ships;
    const faction = this.faction ?? (first && findAnyShip(first.ship)?.faction);
    if (faction === undefined) return refuseLine(undefined, 'noFaction', null);
    return { ...nameField(name), faction, ships, squadrons, objectives };
  }

  private takeLabelled(label: string, value: string, number: number): Refusal | undefined {
    switch (label) {
      case 'name':
        this.name = value || undefined;
        return undefined;
      case 'faction':
        this.faction = factionNamed(value);
        return this.faction === undefined ? refuseLine(number, 'unknownFaction', value) : undefined;
      case 'squadrons':
        this.areSquadronsNext = true;
        this.ship = undefined;
        return undefined;
      case 'author':
      case 'points':
      case 'total points':
      case 'commander':
        return undefined;
      default:
        return this.takeObjectives(value, number);
    }
  }

  private takeObjectives(value: string, number: number): Refusal | undefined {
    for (const name of value.split(',').map((each) => each.trim())) {
      if (name === '' || /^none$/i.test(name)) continue;
      const card = objectiveNamed({ name });
      if (card === undefined) return refuseLine(number, 'unknownObjective', name);
      this.objectives.push(card.id);
    }
    return undefined;
  }

  private takeCardLine(line: CardLine, written: string, number: number): Refusal | undefined {
    if (line.isMarked && !this.areSquadronsNext)
      return this.takeUpgrades([line.card, ...line.behind], number);
    const isTaken = this.takeShip(line) || this.takeSquadron(line) || this.takeBareObjective(line);
    if (isTaken) return this.takeUpgrades(this.ship === undefined ? [] : line.behind, number);
    if (this.isHeading(written)) return undefined;
    return refuseLine(number, 'unknownCard', line.card.name);
  }

  private takeShip({ card, count }: CardLine): boolean {
    const ship = this.areSquadronsNext ? undefined : shipNamed(card);
    if (ship === undefined || (count ?? 1) > 1) return false;
    this.ship = { ship: ship.id, upgrades: [] };
    this.ships.push(this.ship);
    return true;
  }

  private takeSquadron({ card, count, behind }: CardLine): boolean {
    // `Moldy Crow - Jan Ors`: the pilot stands behind the craft.
    const squadron = squadronNamed(card) ?? (behind[0] && squadronNamed(behind[0]));
    if (squadron === undefined) return false;
    this.ship = undefined;
    for (let each = 0; each < (count ?? 1); each++) this.squadrons.push(squadron.id);
    return true;
  }

  private takeBareObjective({ card, count }: CardLine): boolean {
    const objective = count === undefined ? objectiveNamed(card) : undefined;
    if (objective === undefined) return false;
    this.ship = undefined;
    this.objectives.push(objective.id);
    return true;
  }

  private takeUpgrades(cards: CardLine['behind'], number: number): Refusal | undefined {
    for (const reference of cards) {
      const card = upgradeNamed(reference);
      if (card === undefined) return refuseLine(number, 'unknownUpgrade', reference.name);
      if (this.ship === undefined) return refuseLine(number, 'noShipBefore', reference.name);
      this.ship.upgrades.push(card.id);
    }
    return undefined;
  }

  /** The first line is the name of the fleet, and one builder writes the side and the author below it. */
  private isHeading(written: string): boolean {
    const line = written.replace(/\s+/g, ' ').trim();
    const side = /^(\w+) - Author:/.exec(line)?.[1];
    if (side !== undefined && factionNamed(side) !== undefined) {
      this.faction = factionNamed(side);
      return true;
    }
    const isFirst = this.name === undefined && this.faction === undefined && this.ships.length === 0;
    if (isFirst) this.name = line.replace(/\s*\(\d+(?:\/\d+)+\)$/, '');
    return isFirst;
  }
}

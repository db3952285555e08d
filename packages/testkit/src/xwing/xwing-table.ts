import type { Decision, Game, Opening, Plain } from '@sortie/kernel';
import { pilot, upgrade } from '@sortie/xwing/catalogue';
import type { Attack, Ship, XwingEffect, XwingEvent, XwingState } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import type { XwingPosition } from '@sortie/xwing/setup';
import { expect } from 'vitest';
import { GameTable, matches } from '../game-table.ts';
import type { ShipSpec } from './ship-positions.ts';
import { shipPositions } from './ship-positions.ts';

export interface Situation extends Omit<Partial<XwingPosition>, 'ships'> {
  /** Damage cards in the order in which they will be drawn. */
  readonly cards?: readonly string[];
  readonly attackDice?: readonly string[];
  readonly defenseDice?: readonly string[];
}

/** X-Wing, or X-Wing with a card made up for a test. */
type Rules = Game<XwingState, XwingEffect, XwingEvent>;

/** Dice and cards laid out beforehand; dice beyond them are an error. */
export type Laid = Pick<Situation, 'cards' | 'attackDice' | 'defenseDice'>;

/** Sets ships on a table in the middle of a game. The first ship's faction plays side 0, at seat p1. */
export function xwingTable(
  ships: Readonly<Record<string, ShipSpec>>,
  situation: Situation = {},
  game: Rules = xwing,
): XwingTable {
  const { cards = [], attackDice = [], defenseDice = [], ...rest } = situation;
  const phase = rest.phase ?? 'combat';
  const position: XwingPosition = { phase, ...rest, ships: shipPositions(ships, phase) };
  return XwingTable.opened(
    { setup: null, position: position as unknown as Plain },
    { cards, attackDice, defenseDice },
    game,
  );
}

/** A table of X-Wing for tests. */
export class XwingTable extends GameTable<XwingState, XwingEffect, XwingEvent> {
  static opened(
    from: Pick<Opening, 'setup' | 'position'>,
    { cards = [], attackDice = [], defenseDice = [] }: Laid = {},
    game: Rules = xwing,
  ): XwingTable {
    const script = {
      dice: { attack: attackDice, defense: defenseDice },
      cards: { damage: cards },
      strict: 'dice',
    };
    return new XwingTable(GameTable.open(game, from, script));
  }

  ship(name: string): Ship {
    const found = this.state.ships.find((each) => each.id === name);
    if (!found) throw new Error(`no ship ${name}`);
    return found;
  }

  /** The attack under way. */
  get attackNow(): Attack {
    const frame = [...this.state.engine.stack].reverse().find((each) => each.flow === 'attack');
    if (!frame) throw new Error('no attack is under way');
    return frame.at as Attack;
  }

  /** Lays out dice behind those that are left. */
  dice(pools: { readonly attack?: readonly string[]; readonly defense?: readonly string[] }): this {
    return this.script({ dice: { attack: pools.attack ?? [], defense: pools.defense ?? [] } });
  }

  /** Lays out damage cards in the order in which they will be drawn. */
  cards(...damage: readonly string[]): this {
    return this.script({ cards: { damage } });
  }

  /** Sets one ship's dial. */
  plans(name: string, speed: number, bearing: string): this {
    const decision = this.referee
      .decisions()
      .find((each) => each.kind === 'setDial' && (each.about as { ship?: string }).ship === name);
    if (!decision) throw new Error(`nobody is asked for the dial of ${name}`);
    return this.send(decision, { speed, bearing });
  }

  /** Everybody closes planning. */
  readies(): this {
    for (let next = this.openOf('endPlanning'); next; next = this.openOf('endPlanning'))
      this.send(next, { ready: true });
    return this;
  }

  /** Performs an action: `acts('focus')`, `acts('targetLock', { target })`, `acts('boost', { direction })`. */
  acts(action: string, how: { readonly [key: string]: unknown } = {}): this {
    this.asks('performAction');
    return this.answers({ action, ...how });
  }

  /** No action like this is among those offered. */
  offersNoAction(action: string, how: { readonly [key: string]: unknown } = {}): this {
    const { answers } = this.asks('performAction').question;
    const offered = answers.kind === 'offers' ? answers.offers : [];
    expect(offered.filter((each) => matches(each, { action, ...how }))).toEqual([]);
    return this;
  }

  skips(): this {
    return this.answers({ skip: true });
  }

  /** Lets everything before it go by, and declares this attack with these dice laid out. */
  attack(
    attacker: string,
    defender: string,
    how: {
      readonly attack?: readonly string[];
      readonly defense?: readonly string[];
      readonly weapon?: string;
      readonly obstructed?: boolean;
    } = {},
  ): this {
    this.until('declareTarget', attacker);
    this.dice(how);
    const weapon = how.weapon === undefined ? 'primary' : this.weaponKey(attacker, how.weapon);
    const line = how.obstructed === undefined ? {} : { obstructed: how.obstructed };
    if (this.state.options.variant !== 'core2012') return this.answers({ weapon, target: defender, ...line });
    this.answers({ target: defender });
    return this.openOf('chooseWeapon') ? this.answers({ weapon, ...line }) : this;
  }

  attackDice(...faces: readonly string[]): this {
    expect(this.attackNow.attackDice.filter((die) => !die.cancelled).map((die) => die.face)).toEqual(faces);
    return this;
  }

  defenseDice(...faces: readonly string[]): this {
    expect(this.attackNow.defenseDice.filter((die) => !die.cancelled).map((die) => die.face)).toEqual(faces);
    return this;
  }

  /** What a ship holds and is, in part. */
  has(name: string, what: { readonly [Key in keyof Ship]?: unknown }): this {
    expect(this.ship(name)).toMatchObject(what);
    return this;
  }

  protected override isAbout({ about }: Decision, ship: string): boolean {
    return (about as { readonly ship?: string } | null)?.ship === ship;
  }

  protected override answersWith(answer: Plain, ship: string | undefined): boolean {
    return matches(answer, { ship });
  }

  /** 'focus', 'howlrunner', or with the ship where that is not enough: 'wing:focus'. */
  protected override namesOf(use: string): readonly string[] {
    const name = this.cardOf(use);
    return [name, `${use.slice(0, use.lastIndexOf('.'))}:${name}`];
  }

  private weaponKey(ship: string, name: string): string {
    const found = this.ship(ship).upgrades.find(
      (each) => each.card === name || upgrade(each.card).xws === name,
    );
    if (!found) throw new Error(`${ship} has no ${name}`);
    return found.key;
  }

  /** The card of an ability in play, by its plain name. */
  private cardOf(use: string): string {
    const dot = use.lastIndexOf('.');
    const part = use.slice(dot + 1).split('#')[0]!;
    const ship = this.state.ships.find((each) => each.id === use.slice(0, dot));
    if (!ship) return use;
    if (part === 'pilot') return pilot(ship.pilot).xws;
    const key = use.split('#')[0];
    const inPlay = ship.upgrades.find((each) => each.key === key);
    if (inPlay) return upgrade(inPlay.card).xws;
    return ship.damage.find((each) => each.key === key)?.card ?? part;
  }
}

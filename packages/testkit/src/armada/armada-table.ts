import type { Command, HullZone } from '@sortie/armada/catalogue';
import type {
  ArmadaEffect,
  ArmadaEvent,
  ArmadaState,
  Attack,
  Ship,
  Squadron,
  Unit,
} from '@sortie/armada/model';
import { armada } from '@sortie/armada/rules';
import type { ArmadaPosition } from '@sortie/armada/setup';
import type { ArmadaView } from '@sortie/armada/view';
import type { Decision, Game, Opening, Plain, Viewer } from '@sortie/kernel';
import { expect } from 'vitest';
import { GameTable, matches } from '../game-table.ts';
import type { UnitSpec } from './unit-positions.ts';
import { unitPositions } from './unit-positions.ts';

/** Dice and cards laid out beforehand; dice beyond them are an error. */
export interface Laid {
  readonly red?: readonly string[];
  readonly blue?: readonly string[];
  readonly black?: readonly string[];
  /** Damage cards in the order in which they will be drawn. */
  readonly cards?: readonly string[];
}

export interface Situation extends Laid, Omit<Partial<ArmadaPosition>, 'ships' | 'squadrons'> {}

type Rules = Game<ArmadaState, ArmadaEffect, ArmadaEvent>;

/** Sets units on a table in the middle of a game, in the Ship phase unless said. The first unit's faction plays side 0, at seat p1. */
export function armadaTable(
  units: Readonly<Record<string, UnitSpec>>,
  situation: Situation = {},
  game: Rules = armada,
): ArmadaTable {
  const { red = [], blue = [], black = [], cards = [], ...rest } = situation;
  const position: ArmadaPosition = { phase: 'ship', ...rest, ...unitPositions(units) };
  return ArmadaTable.opened(
    { setup: null, position: position as unknown as Plain },
    { red, blue, black, cards },
    game,
  );
}

function diceOf({ red = [], blue = [], black = [] }: Laid): { readonly [colour: string]: readonly string[] } {
  return { red, blue, black };
}

/** A table of Armada for tests. */
export class ArmadaTable extends GameTable<ArmadaState, ArmadaEffect, ArmadaEvent> {
  static opened(
    from: Pick<Opening, 'setup' | 'position'>,
    laid: Laid = {},
    game: Rules = armada,
  ): ArmadaTable {
    const script = { dice: diceOf(laid), cards: { damage: laid.cards ?? [] }, strict: 'dice' };
    return new ArmadaTable(GameTable.open(game, from, script as Plain));
  }

  ship(name: string): Ship {
    const found = this.state.ships.find(({ id }) => id === name);
    if (!found) throw new Error(`no ship ${name}`);
    return found;
  }

  squadron(name: string): Squadron {
    const found = this.state.squadrons.find(({ id }) => id === name);
    if (!found) throw new Error(`no squadron ${name}`);
    return found;
  }

  /** What a seat, a spectator or the referee sees of the table. */
  seenBy(viewer: string): ArmadaView {
    return (this.referee.view(viewer as Viewer) as unknown as { readonly table: ArmadaView }).table;
  }

  /** The attack under way. */
  get attackNow(): Attack {
    const frame = [...this.state.engine.stack].reverse().find((each) => each.flow === 'attack');
    if (!frame) throw new Error('no attack is under way');
    return frame.at as Attack;
  }

  /** Lays out dice behind those that are left. */
  dice(pools: Laid): this {
    return this.script({ dice: diceOf(pools) });
  }

  /** Lays out damage cards in the order in which they will be drawn. */
  cards(...damage: readonly string[]): this {
    return this.script({ cards: { damage } });
  }

  /** Sets a ship's new dials, the bottom one last. */
  assigns(name: string, ...commands: readonly Command[]): this {
    const decision = this.referee
      .decisions()
      .find((each) => each.kind === 'assignDials' && (each.about as { ship?: string }).ship === name);
    if (!decision) throw new Error(`nobody is asked for the dials of ${name}`);
    return this.send(decision, { commands });
  }

  /** Everybody closes the Command phase. */
  readies(): this {
    for (let next = this.openOf('endCommandPhase'); next; next = this.openOf('endCommandPhase'))
      this.send(next, { ready: true });
    return this;
  }

  /** Lets everything before it go by, and declares this attack with these dice laid out. */
  attack(
    attacker: string,
    defender: string,
    how: Laid & { readonly zone?: HullZone; readonly defendingZone?: HullZone } = {},
  ): this {
    this.attends(attacker).until('declareTarget', attacker);
    const { zone, defendingZone, ...laid } = how;
    this.dice(laid);
    if (laid.cards) this.cards(...laid.cards);
    return this.answers({
      target: defender,
      ...(zone ? { zone } : {}),
      ...(defendingZone ? { defendingZone } : {}),
    });
  }

  /** A squadron says first that it attacks; it is not asked where it shoots back. */
  private attends(attacker: string): this {
    const isSquadron = this.state.squadrons.some(({ id }) => id === attacker);
    if (!isSquadron || this.openOf('declareTarget')) return this;
    return this.until('chooseDeed', attacker).answers({ deed: 'attack' });
  }

  /** The dice left in the pool: 'red hit', 'blue accuracy'. */
  pool(...dice: readonly string[]): this {
    const left = this.attackNow.dice.filter(({ cancelled }) => !cancelled);
    expect(left.map(({ colour, face }) => `${colour} ${face}`)).toEqual(dice);
    return this;
  }

  /** What a unit holds and is, in part. */
  has(name: string, what: { readonly [Key in keyof Ship | keyof Squadron]?: unknown }): this {
    const units: readonly Unit[] = [...this.state.ships, ...this.state.squadrons];
    expect(units.find(({ id }) => id === name)).toMatchObject(what);
    return this;
  }

  protected override isAbout({ about }: Decision, piece: string): boolean {
    const { unit, ship, squadron } = (about ?? {}) as { readonly [key: string]: unknown };
    return unit === piece || ship === piece || squadron === piece;
  }

  protected override answersWith(answer: Plain, piece: string | undefined): boolean {
    return matches(answer, { ship: piece }) || matches(answer, { squadron: piece });
  }

  /** 'navigate', 'gunnery-team', or with the unit where that is not enough: 'victory:navigate'. */
  protected override namesOf(use: string): readonly string[] {
    const name = this.cardOf(use);
    return [name, `${use.slice(0, use.lastIndexOf('.'))}:${name}`];
  }

  /** The card of an ability in play by its id, or what the rules call it. */
  private cardOf(use: string): string {
    const key = use.split('#')[0]!;
    const dot = key.lastIndexOf('.');
    const [owner, part] = [key.slice(0, dot), key.slice(dot + 1)];
    const ship = this.state.ships.find(({ id }) => id === owner);
    const squadron = this.state.squadrons.find(({ id }) => id === owner);
    if (part === 'card' && squadron) return squadron.card;
    if (part === 'objective' && this.state.objective) return this.state.objective.card;
    return (
      ship?.upgrades.find((each) => each.key === key)?.card ??
      ship?.damage.find((each) => each.key === key)?.card ??
      part
    );
  }
}

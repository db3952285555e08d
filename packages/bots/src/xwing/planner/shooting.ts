import { EVADE, FOCUS, LOCK, shotChances, worthOfLoss } from './duel.ts';
import type { Piece } from './piece.ts';
import { BEYOND, rangeOf, swapBases } from './stand.ts';

/** A ship as it goes into the shooting. */
export interface Fighter {
  readonly focus: number;
  readonly evade: number;
  readonly lock: string | null;
  readonly mayAttack: boolean;
  /** Defense dice more than now. */
  readonly cover: number;
}

/** A measurement from one of our ships to one of theirs, with this bit where an obstacle lies between them. */
export const OBSTRUCTED = 1 << 12;
export const NO_SHOT = BEYOND;

export interface Shooting {
  /** What ours deal and what they suffer, in points. */
  readonly dealt: number;
  readonly taken: number;
}

interface Ship {
  readonly piece: Piece;
  readonly isOwn: boolean;
  readonly place: number;
}

/** How likely tokens are used when dice call for them: one die in four shows a focus, and not every attack gets through. */
const FOCUS_SHOWN = 0.25;
const USED_IN_DEFENSE = 0.85;
const EVADE_USED = 0.75;

/** How finely it is told apart how likely a token is still there. */
const LEVELS = 4;

/** The Combat phase as it is likely to go: ships fire in order, at what is worth most, with what is left by then. */
export class Battle {
  private readonly order: readonly (readonly Ship[])[];
  private readonly worths: readonly (readonly (readonly number[])[])[];
  private readonly known = new Map<number, readonly number[] | undefined>();

  constructor(
    private readonly own: readonly Piece[],
    private readonly others: readonly Piece[],
  ) {
    const ships = [
      ...own.map((piece, place): Ship => ({ piece, isOwn: true, place })),
      ...others.map((piece, place): Ship => ({ piece, isOwn: false, place })),
    ];
    const skills = [...new Set(ships.map(({ piece }) => piece.skill))].sort((one, other) => other - one);
    this.order = skills.map((skill) => ships.filter(({ piece }) => piece.skill === skill));
    this.worths = [own, others].map((pieces) => pieces.map(lossesOf));
  }

  /** `sight` gives what is measured from each of ours to each of theirs. */
  play(
    fighters: readonly [readonly Fighter[], readonly Fighter[]],
    sight: (i: number, j: number) => number,
  ): Shooting {
    const health = [this.own, this.others].map((pieces) => pieces.map(unharmed));
    const hands = fighters.map((side) => side.map(({ focus, evade }) => ({ focus, evade })));
    for (const ships of this.order) {
      const alive = ships.map(({ isOwn, place }) => 1 - health[isOwn ? 0 : 1]![place]![0]!);
      ships.forEach((ship, turn) => {
        const side = ship.isOwn ? 0 : 1;
        if (!fighters[side]![ship.place]!.mayAttack || ship.piece.ship.hasFought || alive[turn]! < 0.01)
          return;
        this.fire(ship, alive[turn]!, { fighters, sight, health, hands });
      });
    }
    const lost = (side: number) =>
      health[side]!.reduce((sum, chances, place) => {
        const worths = this.worths[side]![place]!;
        return chances.reduce((more, chance, left) => more + chance * worths[left]!, sum);
      }, 0);
    return { dealt: lost(1), taken: lost(0) };
  }

  /** Fires at what is worth most; where that is destroyed by then, at the next. */
  private fire({ isOwn, place }: Ship, alive: number, at: Field): void {
    const [side, foes] = isOwn ? [0, 1] : [1, 0];
    const shots: Shot[] = [];
    for (let target = 0; target < at.health[foes]!.length; target++) {
      const measured = isOwn ? at.sight(place, target) : at.sight(target, place);
      if (rangeOf(measured) >= BEYOND) continue;
      const damage = this.damageOf(side, place, target, measured, at);
      if (!damage) continue;
      const gain = gainOf(damage, at.health[foes]![target]!, this.worths[foes]![target]!);
      if (gain > 0) shots.push({ target, damage, gain });
    }
    let left = alive;
    for (let tries = 0; tries < 2 && shots.length > 0 && left > 0.02; tries++) {
      const best = shots.reduce((one, other) => (other.gain > one.gain ? other : one));
      shots.splice(shots.indexOf(best), 1);
      const health = at.health[foes]![best.target]!;
      const isGone = health[0]!;
      strike(health, best.damage, left);
      this.spend(at.hands, [side, place], [foes, best.target], left * (1 - isGone));
      left *= isGone;
    }
  }

  private spend(hands: Field['hands'], by: At, on: At, chance: number): void {
    const pieces = [this.own, this.others];
    const [attacker, defender] = [hands[by[0]]![by[1]]!, hands[on[0]]![on[1]]!];
    const { primaryWeapon } = pieces[by[0]]![by[1]]!.ship.values;
    attacker.focus -= chance * focusShown(primaryWeapon);
    defender.focus -= chance * USED_IN_DEFENSE * focusShown(pieces[on[0]]![on[1]]!.agility);
    defender.evade -= chance * EVADE_USED;
  }

  private damageOf(
    side: number,
    place: number,
    target: number,
    measured: number,
    { fighters, hands }: Field,
  ): readonly number[] | undefined {
    const foes = 1 - side;
    const from = side === 0 ? this.own[place]! : this.others[place]!;
    const to = side === 0 ? this.others[target]! : this.own[target]!;
    const { cover } = fighters[foes]![target]!;
    const hasLock = fighters[side]![place]!.lock === to.id;
    const focus = levelOf(hands[side]![place]!.focus);
    const defending = levelOf(hands[foes]![target]!.focus);
    const evading = levelOf(hands[foes]![target]!.evade);
    const seen = measured & (OBSTRUCTED - 1);
    const looked = side === 0 ? seen : swapBases(seen);
    const obstructed = measured >= OBSTRUCTED;
    const bits = (looked & 63) | (obstructed ? 64 : 0) | (hasLock ? 128 : 0) | ((cover + 2) << 8);
    const held = (focus * (LEVELS + 1) + defending) * (LEVELS + 1) + evading;
    // Small enough for a whole number of 31 bits, which is looked up far sooner.
    const pair = (place * Math.max(this.own.length, this.others.length) + target) * 2 + side;
    const key = (pair * 128 + held) * 2048 + bits;
    if (this.known.has(key)) return this.known.get(key);
    const damage = likelyOf([focus, defending, evading], ([focused, defended, evaded]) =>
      shotChances(from, to, looked, {
        attacker: (focused ? FOCUS : 0) | (hasLock ? LOCK : 0),
        defender: (defended ? FOCUS : 0) | (evaded ? EVADE : 0),
        obstructed,
        cover,
      }),
    );
    this.known.set(key, damage);
    return damage;
  }
}

function levelOf(tokens: number): number {
  return Math.round(LEVELS * Math.max(0, Math.min(1, tokens)));
}

/** The chances of damage, each token there or gone as likely as its level says. */
function likelyOf(
  levels: readonly number[],
  chancesWith: (held: readonly boolean[]) => readonly number[] | undefined,
): readonly number[] | undefined {
  let all: number[] | undefined;
  for (let set = 0; set < 1 << levels.length; set++) {
    const held = levels.map((_, place) => (set >> place) % 2 === 1);
    const chance = levels.reduce(
      (product, level, place) => (product * (held[place] ? level : LEVELS - level)) / LEVELS,
      1,
    );
    const damage = chance > 0 ? chancesWith(held) : undefined;
    if (!damage) continue;
    all ??= [];
    const sum = all;
    damage.forEach((likely, points) => {
      sum[points] = (sum[points] ?? 0) + chance * likely;
    });
  }
  return all;
}

interface Hand {
  focus: number;
  evade: number;
}

interface Field {
  readonly fighters: readonly (readonly Fighter[])[];
  readonly sight: (i: number, j: number) => number;
  /** The chances of each ship to have so much health left. */
  readonly health: readonly (readonly number[][])[];
  readonly hands: readonly (readonly Hand[])[];
}

interface Shot {
  readonly target: number;
  readonly damage: readonly number[];
  readonly gain: number;
}

function unharmed({ health }: Piece): number[] {
  return Array.from({ length: health + 1 }, (_, left) => (left === health ? 1 : 0));
}

/** What is lost with so much health left. */
function lossesOf(piece: Piece): readonly number[] {
  return Array.from({ length: piece.health + 1 }, (_, left) => worthOfLoss(piece.health - left, piece));
}

function gainOf(damage: readonly number[], health: readonly number[], worths: readonly number[]): number {
  let gain = 0;
  for (let left = 1; left < health.length; left++) {
    if (health[left]! === 0) continue;
    for (let points = 1; points < damage.length; points++) {
      gain += health[left]! * damage[points]! * (worths[Math.max(0, left - points)]! - worths[left]!);
    }
  }
  return gain;
}

/** The damage falls with this chance. */
function strike(health: number[], damage: readonly number[], chance: number): void {
  for (let left = 1; left < health.length; left++) {
    const share = health[left]! * chance;
    if (share === 0) continue;
    for (let points = 1; points < damage.length; points++) {
      health[left]! -= share * damage[points]!;
      health[Math.max(0, left - points)]! += share * damage[points]!;
    }
  }
}

type At = readonly [side: number, place: number];

/** That a roll of so many dice shows a focus. */
function focusShown(dice: number): number {
  let none = 1;
  for (let die = 0; die < dice; die++) none *= 1 - FOCUS_SHOWN;
  return 1 - none;
}

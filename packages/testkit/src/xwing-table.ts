import type { Decision, Game, Opening, Plain } from '@sortie/kernel';
import { equal, hash, isRefusal, leftovers, Referee } from '@sortie/kernel';
import { pilot, upgrade } from '@sortie/xwing/catalogue';
import type { Attack, Ship, XwingEffect, XwingEvent, XwingState } from '@sortie/xwing/model';
import { xwing } from '@sortie/xwing/rules';
import type { XwingPosition } from '@sortie/xwing/setup';
import { expect } from 'vitest';
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

type AnswerOf = Plain | { readonly [key: string]: unknown };

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

/** A table for tests: it acts like a hand, asks like a referee, and checks undo and plain data at every answer. */
export class XwingTable {
  private constructor(readonly referee: Referee<XwingState, XwingEffect, XwingEvent>) {}

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
    const opened = Referee.open(game, {
      game: 'xwing',
      rules: xwing.rules,
      ...from,
      seed: 'a test',
      script: script as Plain,
    });
    if (isRefusal(opened)) throw new Error(`the game is refused: ${JSON.stringify(opened)}`);
    return new XwingTable(opened);
  }

  get state(): XwingState {
    return this.referee.state;
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

  /** Everything that happened, of one kind. */
  events<Kind extends XwingEvent['kind']>(kind: Kind): Extract<XwingEvent, { kind: Kind }>[] {
    return this.referee.log.filter((event) => event.kind === kind) as unknown as Extract<
      XwingEvent,
      { kind: Kind }
    >[];
  }

  /** Lays out dice behind those that are left. */
  dice(pools: { readonly attack?: readonly string[]; readonly defense?: readonly string[] }): this {
    return this.script({ dice: { attack: pools.attack ?? [], defense: pools.defense ?? [] } });
  }

  /** Lays out damage cards in the order in which they will be drawn. */
  cards(...damage: readonly string[]): this {
    return this.script({ cards: { damage } });
  }

  private script(what: { readonly [key: string]: unknown }): this {
    const done = this.referee.command('judge', { kind: 'script', strict: 'dice', ...what } as Plain);
    if (isRefusal(done)) throw new Error(JSON.stringify(done));
    return this;
  }

  /** The questions that still need an answer. */
  get open(): readonly Decision[] {
    return this.referee.decisions().filter((decision) => !decision.settled);
  }

  /** The only open question. */
  get question(): Decision {
    const { open } = this;
    expect(
      open.map((each) => `${each.seat} ${each.kind}`),
      'the open questions',
    ).toHaveLength(1);
    return open[0]!;
  }

  /** Somebody is asked this, and nothing else is asked. */
  asks(kind: string, about: { readonly [key: string]: unknown } = {}): this {
    expect({ kind: this.question.kind }).toEqual({ kind });
    expect(this.question.about ?? {}).toMatchObject(about);
    return this;
  }

  asksSeat(seat: string): this {
    expect(this.question.seat).toBe(seat);
    return this;
  }

  /** The listed answers to the open question. */
  get answersOffered(): readonly Plain[] {
    const { answers } = this.question;
    return answers.kind === 'offers' ? answers.offers : answers.suggestions;
  }

  /** The whole set of answers offered, in any order. */
  offersExactly(...answers: readonly AnswerOf[]): this {
    expect(sorted(this.answersOffered)).toEqual(sorted(answers as readonly Plain[]));
    return this;
  }

  /** The whole set of abilities that may be used in the open window, by name: 'focus', 'howlrunner', 'wing:focus'. */
  offers(...names: readonly string[]): this {
    this.asks('useAbility');
    const used = this.uses_().map(({ use }) => use);
    const labels = [...new Set(used)].map((use) => this.labelOf(use, names));
    expect(labels.sort()).toEqual([...names].sort());
    return this;
  }

  /** No window asks anything of the named ability now. */
  doesNotOffer(name: string): this {
    const window = this.open.find((each) => each.kind === 'useAbility');
    const labels = window
      ? this.uses_(window).flatMap(({ use }) => [this.nameOf(use), this.fullName(use)])
      : [];
    expect(labels).not.toContain(name);
    return this;
  }

  /** Uses an ability of the open window; `choice` when there are several ways. */
  uses(name: string, choice?: Plain): this {
    const ways = this.uses_().filter(({ use }) => this.nameOf(use) === name || this.fullName(use) === name);
    const matching = choice === undefined ? ways : ways.filter((way) => equal(way.choice, choice));
    if (matching.length !== 1) {
      throw new Error(
        `${name} can be used in ${matching.length} of these ways: ${JSON.stringify(this.answersOffered)}`,
      );
    }
    return this.send(this.question, matching[0] as unknown as Plain);
  }

  passes(): this {
    return this.send(this.question, { pass: true });
  }

  /** Answers the only open question: with this answer, or with the one offer that has these fields. */
  answers(answer: AnswerOf): this {
    const { answers } = this.question;
    if (answers.kind !== 'offers') return this.send(this.question, answer as Plain);
    const found = answers.offers.filter((offer) => equal(offer, answer) || matches(offer, answer));
    const exact = found.filter((offer) => equal(offer, answer));
    const [only] = exact.length === 1 ? exact : found;
    if (!only || (exact.length !== 1 && found.length !== 1)) {
      throw new Error(`${JSON.stringify(answer)} is ${found.length} of: ${JSON.stringify(answers.offers)}`);
    }
    return this.send(this.question, only);
  }

  /** The answer is refused by this rule, and nothing changes. */
  refuses(answer: AnswerOf, rule: string): this {
    const before = this.referee.hash();
    const { seat, id } = this.question;
    const result = this.referee.answer(seat, {
      decision: id,
      version: this.referee.version,
      answer: answer as Plain,
    });
    expect(result).toMatchObject({ kind: 'refused', rule });
    expect(this.referee.hash()).toBe(before);
    return this;
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

  /** Lets everything go by until this question (about this ship) is open. */
  until(kind: string, ship?: string): this {
    for (let turn = 0; turn < 400; turn++) {
      const found = this.open.find((each) => {
        const { ship: about } = (each.about ?? {}) as { ship?: string };
        return each.kind === kind && (ship === undefined || about === ship);
      });
      if (found) return this;
      if (this.referee.outcome) break;
      this.letGoBy(ship);
    }
    throw new Error(
      `${kind} of ${ship ?? 'anybody'} is never asked; asked is ${JSON.stringify(this.open[0] ?? null)}`,
    );
  }

  /** Declines the first open question: pass, skip, decline, or the first legal answer. */
  letGoBy(preferred?: string): this {
    const decision = this.open[0]!;
    const list = decision.answers.kind === 'offers' ? decision.answers.offers : decision.answers.suggestions;
    const declining = list.find((each) =>
      ['pass', 'skip', 'decline', 'stay'].some((key) => matches(each, { [key]: true })),
    );
    const own = list.find((each) => matches(each, { ship: preferred }));
    return this.send(decision, (declining ?? own ?? list[0])!);
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

  /** No die or card is left over, and no window is open. */
  ends(): this {
    expect(leftovers(this.state.engine.script)).toEqual([]);
    expect(this.open.filter((each) => each.kind === 'useAbility')).toEqual([]);
    return this;
  }

  /** Answers an open question; the same again after an undo must lead to the same state. */
  send(decision: Decision, answer: Plain): this {
    const before = this.referee.hash();
    this.take(decision, answer);
    const after = this.referee.hash();
    expect(hash(JSON.parse(JSON.stringify(this.state))), 'the state is plain data').toBe(after);
    if (this.referee.outcome) return this;
    expect(this.referee.undo('judge')).toBe('undone');
    expect(this.referee.hash(), 'undo leads back').toBe(before);
    this.take(decision, answer);
    expect(this.referee.hash(), 'the same answer leads to the same state').toBe(after);
    expect(xwing.faults(this.state)).toEqual([]);
    return this;
  }

  private take({ seat, id }: Decision, answer: Plain): void {
    const result = this.referee.answer(seat, { decision: id, version: this.referee.version, answer });
    if (!isRefusal(result)) return;
    const bug = this.referee.bugs.at(-1)?.message ?? '';
    throw new Error(
      `refused by ${result.rule}: ${JSON.stringify(result.about)} ${JSON.stringify(answer)}\n${bug}`,
    );
  }

  private openOf(kind: string): Decision | undefined {
    return this.open.find((each) => each.kind === kind);
  }

  private uses_(decision: Decision = this.question): { readonly use: string; readonly choice: Plain }[] {
    const { answers } = decision;
    if (answers.kind !== 'offers') return [];
    return (answers.offers as readonly { use?: string; choice: Plain }[]).flatMap(({ use, choice }) =>
      use === undefined ? [] : [{ use, choice }],
    );
  }

  private weaponKey(ship: string, name: string): string {
    const found = this.ship(ship).upgrades.find(
      (each) => each.card === name || upgrade(each.card).xws === name,
    );
    if (!found) throw new Error(`${ship} has no ${name}`);
    return found.key;
  }

  private labelOf(use: string, names: readonly string[]): string {
    return names.includes(this.fullName(use)) ? this.fullName(use) : this.nameOf(use);
  }

  private fullName(use: string): string {
    return `${use.slice(0, use.lastIndexOf('.'))}:${this.nameOf(use)}`;
  }

  /** The card of an ability in play, by its plain name. */
  private nameOf(use: string): string {
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

function matches(offer: Plain, wanted: unknown): boolean {
  if (typeof offer !== 'object' || offer === null || typeof wanted !== 'object' || wanted === null)
    return false;
  return Object.entries(wanted).every(([key, value]) =>
    equal((offer as Record<string, unknown>)[key], value),
  );
}

function sorted(answers: readonly Plain[]): Plain[] {
  return [...answers].sort((one, other) => (canonical(one) < canonical(other) ? -1 : 1));
}

function canonical(answer: Plain): string {
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer);
  return JSON.stringify(Object.entries(answer).sort(([one], [other]) => (one < other ? -1 : 1)));
}

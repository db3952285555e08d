import type { Decision, Game, GameState, Kinded, Opening, Plain } from '@sortie/kernel';
import { equal, hash, isRefusal, Referee } from '@sortie/kernel';
import { expect } from 'vitest';
import { leftovers } from './leftovers.ts';

export type AnswerOf = Plain | { readonly [key: string]: unknown };

/** A way to use an ability in the open window. */
interface Use {
  readonly use: string;
  readonly choice: Plain;
}

/**
 * A table for tests of any game: it acts like a hand, asks like a referee, and checks undo and plain data at every
 * answer. A game's own table adds the words of the game.
 */
export class GameTable<State extends GameState, Effect extends Kinded, Event extends Kinded> {
  protected constructor(readonly referee: Referee<State, Effect, Event>) {}

  /** Begins a game whose dice and cards are laid out beforehand; a set-up that is refused fails the test. */
  protected static open<State extends GameState, Effect extends Kinded, Event extends Kinded>(
    game: Game<State, Effect, Event>,
    from: Pick<Opening, 'setup' | 'position'>,
    script: Plain,
  ): Referee<State, Effect, Event> {
    const opened = Referee.open(game, {
      game: game.name,
      rules: game.rules,
      ...from,
      seed: 'a test',
      script,
    });
    if (isRefusal(opened)) throw new Error(`the game is refused: ${JSON.stringify(opened)}`);
    return opened;
  }

  get state(): State {
    return this.referee.state;
  }

  /** Everything that happened, of one kind. */
  events<Kind extends Event['kind']>(kind: Kind): Extract<Event, { readonly kind: Kind }>[] {
    return this.referee.log.filter((event) => event.kind === kind) as unknown as Extract<
      Event,
      { readonly kind: Kind }
    >[];
  }

  /** Lays out dice and cards behind those that are left. */
  protected script(what: { readonly [key: string]: unknown }): this {
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
    return listedAnswers(this.question);
  }

  /** The whole set of answers offered, in any order. */
  offersExactly(...answers: readonly AnswerOf[]): this {
    expect(sortAnswers(this.answersOffered)).toEqual(sortAnswers(answers as readonly Plain[]));
    return this;
  }

  /** The whole set of abilities that may be used in the open window, by name. */
  offers(...names: readonly string[]): this {
    this.asks('useAbility');
    const used = [...new Set(this.waysToUse().map(({ use }) => use))];
    const labels = used.map((use) => {
      const known = this.namesOf(use);
      return known.find((name) => names.includes(name)) ?? known[0]!;
    });
    expect(labels.sort()).toEqual([...names].sort());
    return this;
  }

  /** No window asks anything of the named ability now. */
  doesNotOffer(name: string): this {
    const window = this.openOf('useAbility');
    const known = window ? this.waysToUse(window).flatMap(({ use }) => this.namesOf(use)) : [];
    expect(known).not.toContain(name);
    return this;
  }

  /** Uses an ability of the open window; `choice` when there are several ways. */
  uses(name: string, choice?: Plain): this {
    const ways = this.waysToUse().filter(({ use }) => this.namesOf(use).includes(name));
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

  /** The legal answer to the only open question that is nearest to a rough one. */
  completes(rough: AnswerOf): Plain {
    const { seat, id } = this.question;
    const done = this.referee.complete(seat, {
      decision: id,
      version: this.referee.version,
      answer: rough as Plain,
    });
    if (isRefusal(done)) throw new Error(`nothing legal is near: ${JSON.stringify(done)}`);
    return done.answer;
  }

  /** Lets everything go by until this question (about this piece) is open. */
  until(kind: string, piece?: string): this {
    for (let turn = 0; turn < 400; turn++) {
      const isAsked = this.open.some(
        (each) => each.kind === kind && (piece === undefined || this.isAbout(each, piece)),
      );
      if (isAsked) return this;
      if (this.referee.outcome) break;
      this.letGoBy(piece);
    }
    throw new Error(
      `${kind} of ${piece ?? 'anybody'} is never asked; asked is ${JSON.stringify(this.open[0] ?? null)}`,
    );
  }

  /** Declines the first open question, or gives an answer about the preferred piece, or the first legal one. */
  letGoBy(preferred?: string): this {
    const decision = this.open[0]!;
    const list = listedAnswers(decision);
    const declining = list.find((each) =>
      ['pass', 'skip', 'decline', 'stay'].some((key) => matches(each, { [key]: true })),
    );
    const own = list.find((each) => this.answersWith(each, preferred));
    return this.send(decision, (declining ?? own ?? list[0])!);
  }

  /** No die or card is left over, and no window is open. */
  ends(): this {
    expect(leftovers(this.state.engine.script)).toEqual([]);
    expect(this.open.filter((each) => each.kind === 'useAbility')).toEqual([]);
    return this;
  }

  /**
   * Answers an open question; the same again after an undo must lead to the same state. What fell by chance falls
   * otherwise after an undo, so where something was not scripted a copy of the game is undone.
   */
  send(decision: Decision, answer: Plain): this {
    const before = hashApartFromDice(this.state);
    const { random } = this.state.engine;
    this.take(decision, answer);
    const after = hashApartFromDice(this.state);
    const wasScripted = equal({ ...random }, { ...this.state.engine.random });
    expect(hash(JSON.parse(JSON.stringify(this.state))), 'the state is plain data').toBe(this.referee.hash());
    if (this.referee.outcome) return this;
    const undone = wasScripted ? this.referee : this.copyOfReferee();
    expect(undone.undo('judge')).toBe('undone');
    expect(hashApartFromDice(undone.state), 'undo leads back').toBe(before);
    if (wasScripted) {
      this.take(decision, answer);
      expect(hashApartFromDice(this.state), 'the same answer leads to the same state').toBe(after);
    }
    expect(this.referee.game.faults(this.state)).toEqual([]);
    return this;
  }

  private copyOfReferee(): Referee<State, Effect, Event> {
    const copied = Referee.resume(this.referee.game, this.referee.save());
    if (isRefusal(copied)) throw new Error(`the saved game is refused: ${JSON.stringify(copied)}`);
    return copied;
  }

  private take({ seat, id }: Decision, answer: Plain): void {
    const result = this.referee.answer(seat, { decision: id, version: this.referee.version, answer });
    if (!isRefusal(result)) return;
    const bug = this.referee.bugs.at(-1)?.message ?? '';
    throw new Error(
      `refused by ${result.rule}: ${JSON.stringify(result.about)} ${JSON.stringify(answer)}\n${bug}`,
    );
  }

  /** Whether a question is about this piece. */
  protected isAbout(_decision: Decision, _piece: string): boolean {
    return false;
  }

  /** Whether an answer is one about this piece; about none when no piece is named. */
  protected answersWith(_answer: Plain, _piece: string | undefined): boolean {
    return false;
  }

  /** The names by which a test may call an ability in play, the shortest first. */
  protected namesOf(use: string): readonly string[] {
    return [use];
  }

  protected openOf(kind: string): Decision | undefined {
    return this.open.find((each) => each.kind === kind);
  }

  private waysToUse(decision: Decision = this.question): readonly Use[] {
    const { answers } = decision;
    if (answers.kind !== 'offers') return [];
    return (answers.offers as readonly { use?: string; choice: Plain }[]).flatMap(({ use, choice }) =>
      use === undefined ? [] : [{ use, choice }],
    );
  }
}

function listedAnswers({ answers }: Decision): readonly Plain[] {
  return answers.kind === 'offers' ? answers.offers : answers.suggestions;
}

export function matches(offer: Plain, wanted: unknown): boolean {
  if (typeof offer !== 'object' || offer === null || typeof wanted !== 'object' || wanted === null)
    return false;
  return Object.entries(wanted).every(([key, value]) =>
    equal((offer as Record<string, unknown>)[key], value),
  );
}

function sortAnswers(answers: readonly Plain[]): Plain[] {
  return [...answers].sort((one, other) => (canonical(one) < canonical(other) ? -1 : 1));
}

function canonical(answer: Plain): string {
  if (typeof answer !== 'object' || answer === null) return JSON.stringify(answer);
  return JSON.stringify(Object.entries(answer).sort(([one], [other]) => (one < other ? -1 : 1)));
}

function hashApartFromDice(state: GameState): string {
  return hash({ ...state, engine: { ...state.engine, random: null } });
}

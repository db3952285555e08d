import type {
  Ability,
  Accepted,
  Control,
  EngineEvent,
  Game,
  GameState,
  Listener,
  Picks,
  Plain,
  Question,
  RefereeOptions,
  Refusal,
  Seat,
  SeatId,
} from '@sortie/kernel';
import { freshEngine, isRefusal, Referee } from '@sortie/kernel';

/** A game made of whatever flows a test gives it; all it can do is say words and roll a die. */
export interface ScratchState extends GameState {
  readonly said: readonly string[];
}

export type ScratchEffect =
  | { readonly kind: 'say'; readonly word: string }
  | { readonly kind: 'roll' }
  /** Ordered in one word, done in many. */
  | { readonly kind: 'many'; readonly orders: readonly (ScratchEffect | Control)[] }
  | { readonly kind: 'break' };

export type ScratchEvent = { readonly kind: 'saidWord'; readonly words: readonly string[] };
export type Orders = readonly (ScratchEffect | Control)[];
export type ScratchReferee = Referee<ScratchState, ScratchEffect, ScratchEvent>;

export const A = 'a' as SeatId;
export const B = 'b' as SeatId;
export const C = 'c' as SeatId;

type Asked<Answer> = Question<Answer>;

export interface ScratchStep<At = object> {
  readonly name: string;
  /** For types alone: what the flow of this step knows. */
  readonly of?: (at: At) => void;
}

export interface ScratchFlow {
  readonly name: string;
  readonly steps: readonly { readonly name: string }[];
}

/** Flows written without a vocabulary: a test makes up its own names as it goes. */
export const words = {
  flow: <At = object>(
    name: string,
    steps: readonly ScratchStep<At>[],
    guard: Guard<At> = {},
  ): ScratchFlow => ({
    name,
    steps,
    ...guard,
  }),
  step: <At = object>(name: string, run: (state: ScratchState, at: At) => Orders): ScratchStep<At> =>
    made('do', name, { run }),
  asks: <At, Answer>(
    name: string,
    how: {
      readonly request: (state: ScratchState, at: At) => Asked<Answer> | undefined;
      readonly take: (state: ScratchState, at: At, answer: Answer) => Orders;
    },
  ): ScratchStep<At> => made('ask', name, { question: name, ...how }),
  asksAll: <At, Answer>(
    name: string,
    how: {
      readonly requests: (state: ScratchState, at: At) => readonly Asked<Answer>[];
      readonly take: (state: ScratchState, at: At, question: Asked<Answer>, answer: Answer) => Orders;
      readonly confirm?: { readonly question: string; readonly rule: string };
    },
  ): ScratchStep<At> => made('askAll', name, { question: name, ...how }),
  calls: <At, Result>(
    name: string,
    how: {
      readonly flow: string;
      readonly at: (state: ScratchState, at: At) => object | undefined;
      readonly take?: (state: ScratchState, at: At, result: Result | undefined) => Orders;
    },
  ): ScratchStep<At> => made('call', name, how),
  opens: <At = object>(
    window: string,
    how: { readonly rule: string; readonly order: (state: ScratchState, at: At) => readonly SeatId[] },
  ): ScratchStep<At> => made('window', window, { window, ...how }),
};

interface Guard<At> {
  readonly while?: (state: ScratchState, at: At) => boolean;
  readonly otherwise?: string;
}

function made(kind: string, name: string, how: object): { readonly name: string } {
  const step = { kind, name, ...how };
  return step;
}

export function run(flow: string, at: object): Control {
  return { kind: 'run', flow, at };
}

export const say = (word: string): ScratchEffect => ({ kind: 'say', word });

type Heard = { readonly window: string; readonly seat: SeatId; readonly key: string } & Pick<
  Ability<ScratchState, Plain, ScratchEffect | Control>,
  'optional'
> & {
    readonly repeatable?: boolean;
    readonly automatic?: boolean;
    readonly canChange?: (state: ScratchState) => boolean;
    readonly choices?: (state: ScratchState) => readonly Plain[] | Picks;
    readonly orders?: (choice: Plain) => Orders;
    readonly applies?: (state: ScratchState) => boolean;
  };

interface Given {
  readonly flows: readonly ScratchFlow[];
  readonly seats?: readonly Seat[];
  readonly hears?: readonly Heard[];
  readonly command?: Game<ScratchState, ScratchEffect, ScratchEvent>['command'];
}

export function scratchGame(given: Given): Game<ScratchState, ScratchEffect, ScratchEvent> {
  return {
    name: 'scratch',
    rules: 'scratch-1',
    flows: Object.fromEntries(given.flows.map((each) => [each.name, each])),
    begin: (_setup, random) => ({
      engine: freshEngine(random, { flow: given.flows[0]!.name, step: given.flows[0]!.steps[0]!.name }),
      seats: given.seats ?? [
        { id: A, side: 0 },
        { id: B, side: 1 },
        { id: C, side: 0 },
      ],
      said: [],
    }),
    perform: (_state, effect, { emit, luck }) => {
      if (effect.kind === 'many') return effect.orders;
      if (effect.kind === 'break') throw new Error('broken');
      if (effect.kind === 'say') emit({ kind: 'saidWord', words: [effect.word] });
      else emit({ kind: 'saidWord', words: luck.roll('die', ['1', '2', '3', '4', '5', '6'], 1) });
      return undefined;
    },
    apply: (state, { words: said }) => {
      (state.said as string[]).push(...said);
    },
    isHeard: (_state, window) => (given.hears ?? []).some((each) => each.window === window),
    listeners: (state, window, _at, seat) =>
      (given.hears ?? [])
        .filter((each) => each.window === window && each.seat === seat && (each.applies?.(state) ?? true))
        .map((each) => listener(each, state)),
    view: (state) => ({ said: state.said }),
    see: (event) => event,
    reveals: ({ words: said }) => said.includes('secret'),
    milestone: (state) => state.said.filter((word) => word === 'round').length,
    command: given.command ?? (() => []),
    faults: () => [],
    readPosition: () => {
      throw new Error('no positions');
    },
    writePosition: () => null,
  };
}

function listener(each: Heard, state: ScratchState): Listener<ScratchEffect | Control> {
  const ability: Ability<ScratchState, Plain, ScratchEffect | Control> = {
    id: each.key.split(' ')[0]!,
    optional: each.optional,
    ...(each.repeatable ? { repeatable: true } : {}),
    ...(each.automatic ? { automatic: true } : {}),
    ...(each.canChange ? { canChange: each.canChange } : {}),
    applies: () => true,
    choices: (at) => each.choices?.(at) ?? [null],
    resolve: (_at, choice) =>
      each.orders?.(choice) ?? [say(choice === null ? each.key : `${each.key} ${JSON.stringify(choice)}`)],
  };
  return { key: each.key, seat: each.seat, ability, at: state as never };
}

export function openScratch(given: Given, options: RefereeOptions = {}, script?: Plain): ScratchReferee {
  const referee = Referee.open(
    scratchGame(given),
    {
      game: 'scratch',
      rules: 'scratch-1',
      setup: null,
      seed: 'scratch',
      ...(script === undefined ? {} : { script }),
    },
    options,
  );
  if (isRefusal(referee)) throw new Error(referee.rule);
  return referee;
}

/** A question with these answers, to ask when nothing else matters. */
export const asksFor = (
  seat: SeatId,
  name: string,
  offers: readonly string[],
  take?: (answer: string) => Orders,
) =>
  words.asks<object, string>(name, {
    request: () => ({ seat, rule: `scratch.${name}`, answers: { kind: 'offers', offers } }),
    take: (_state, _at, answer) => take?.(answer) ?? [say(answer)],
  });

/** A seat's answer to its first open question. */
export function gives(
  referee: ScratchReferee,
  seat: SeatId,
  answer: Plain,
): Accepted<ScratchEvent> | Refusal {
  const [decision] = referee.decisions(seat);
  if (!decision) throw new Error(`${seat} is asked nothing`);
  return referee.answer(seat, { decision: decision.id, version: decision.version, answer });
}

export function offered(referee: ScratchReferee, seat: SeatId): unknown {
  const answers = referee.decisions(seat)[0]?.answers;
  return answers?.kind === 'offers' ? answers.offers : answers?.suggestions;
}

export function kinds(events: readonly (ScratchEvent | EngineEvent)[]): string[] {
  return events.map(({ kind }) => kind);
}

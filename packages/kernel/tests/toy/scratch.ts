import type {
  Ability,
  Accepted,
  Control,
  EngineEvent,
  Flow,
  Game,
  GameState,
  Listener,
  Plain,
  RefereeOptions,
  Refusal,
  Seat,
  SeatId,
} from '@sortie/kernel';
import { flowWords, freshEngine, isRefusal, Referee } from '@sortie/kernel';

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

export const words = flowWords<ScratchState, ScratchEffect>();
export const say = (word: string): ScratchEffect => ({ kind: 'say', word });

type Heard = { readonly window: string; readonly seat: SeatId; readonly key: string } & Pick<
  Ability<ScratchState, Plain, ScratchEffect | Control>,
  'optional'
> & {
    readonly repeatable?: boolean;
    readonly choices?: (state: ScratchState) => readonly Plain[];
    readonly orders?: (choice: Plain) => Orders;
    readonly applies?: (state: ScratchState) => boolean;
  };

interface Given {
  readonly flows: readonly Flow<ScratchState, never, ScratchEffect>[];
  readonly seats?: readonly Seat[];
  readonly hears?: readonly Heard[];
  readonly command?: Game<ScratchState, ScratchEffect, ScratchEvent>['command'];
  readonly isTalk?: (command: Plain) => boolean;
}

export function scratchGame(given: Given): Game<ScratchState, ScratchEffect, ScratchEvent> {
  return {
    name: 'scratch',
    flows: given.flows,
    begin: (_setup, random) => ({
      engine: freshEngine(random, given.flows[0]!.name),
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
    ...(given.isTalk ? { isTalk: given.isTalk } : {}),
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
    { game: 'scratch', setup: null, seed: 'scratch', ...(script === undefined ? {} : { script }) },
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
    request: () => ({ seat, kind: name, rule: `scratch.${name}`, answers: { kind: 'offers', offers } }),
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

import type { Control } from '@sortie/kernel';

/**
 * A moment around an effect: the window that opens before it or after it, and what is seen there. The game has a flow
 * of the window's name with that one window in it.
 */
export interface Moment<State, Effect, Window extends string = string> {
  readonly before?: Window;
  readonly after?: Window;
  /** Once for each time that it is about to happen; nothing where the effect will change nothing. */
  seen(state: State, effect: Effect): readonly object[];
  /**
   * What of the effect each of those times brings. The flow before it is given that as `effect` and orders it itself,
   * so that a card may put something in its place.
   */
  parts?(effect: Effect): readonly Effect[];
}

/** Which effects have moments around them: the one place where a game says so. */
export type Moments<State, Effect extends { readonly kind: string }, Window extends string = string> = {
  readonly [Kind in Effect['kind']]?: Moment<State, Extract<Effect, { readonly kind: Kind }>, Window>;
};

/** An effect whose window before it has been open. */
type Announced<Effect> = Effect & { readonly announced?: true };

type Perform<State, Effect, Tools> = (
  state: State,
  effect: Effect,
  tools: Tools,
) => readonly (Effect | Control)[] | undefined;

/** Performs effects with their moments; one that nothing hears costs no more than looking it up. */
export function withMoments<State, Effect extends { readonly kind: string }, Tools>(
  moments: Moments<State, Effect>,
  isHeard: (state: State, window: string) => boolean,
  perform: Perform<State, Effect, Tools>,
): Perform<State, Effect, Tools> {
  const byKind: { readonly [kind: string]: Moment<State, Effect> | undefined } = moments;
  return (state, effect: Announced<Effect>, tools) => {
    const moment = byKind[effect.kind];
    if (!moment) return perform(state, effect, tools);
    const { before, after } = moment;
    const opensBefore = before !== undefined && !effect.announced && isHeard(state, before);
    const opensAfter = after !== undefined && isHeard(state, after);
    if (!opensBefore && !opensAfter) return perform(state, effect, tools);
    const seen = moment.seen(state, effect);
    if (seen.length === 0) return perform(state, effect, tools);
    if (opensBefore && moment.parts) {
      return moment.parts(effect).map((part, place) => {
        return run(before, { ...seen[place], effect: { ...part, announced: true }, instead: null });
      });
    }
    if (opensBefore) return [...seen.map((at) => run(before, at)), { ...effect, announced: true }];
    const more = perform(state, effect, tools) ?? [];
    return after === undefined ? more : [...more, ...seen.map((at) => run(after, at))];
  };
}

function run(flow: string, at: object): Control {
  return { kind: 'run', flow, at };
}

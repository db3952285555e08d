import type {
  Draft,
  EngineEvent,
  Game,
  GameState,
  Kinded,
  Plain,
  RandomState,
  SavedGame,
  Viewer,
} from '@sortie/kernel';
import { copy, hash, isEngineEvent, isRefusal, Referee } from '@sortie/kernel';

/** The same game in a state that differs in a secret only, and who may tell the two apart. */
export interface SecretTwin<State> {
  readonly secret: string;
  readonly change: (state: Draft<State>) => void;
  readonly knows: (viewer: Viewer) => boolean;
}

/** The state of the random generator, which not even the referee's view shows. */
export const RANDOM_STATE = 'random state';

export function randomTwin<State extends GameState>(): SecretTwin<State> {
  return {
    secret: RANDOM_STATE,
    change: (state) => {
      const { engine } = state as unknown as { engine: { random: RandomState } };
      engine.random = { ...engine.random, drawn: engine.random.drawn + 5 };
    },
    knows: () => false,
  };
}

function viewersOf({ seats }: GameState): readonly Viewer[] {
  return [...seats.map(({ id }) => id), 'spectator'];
}

/** Compares what everybody sees of this state and of its twins; counts the twins that differ, by their secrets. */
export function compareTwins<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  referee: Referee<State, Effect, Event>,
  twins: readonly SecretTwin<State>[],
  counts: Map<string, number>,
): string | undefined {
  const saved = referee.save();
  const same = resumeChanged(referee.game, saved, () => undefined);
  const sameHash = hash(same.state);
  const viewers = viewersOf(referee.state);
  const usual = new Map(
    [...viewers, 'referee' as const].map((viewer) => [viewer, JSON.stringify(same.view(viewer))]),
  );
  const isSeenApart = (twin: typeof same, viewer: Viewer) =>
    JSON.stringify(twin.view(viewer)) !== usual.get(viewer);
  for (const { secret, change, knows } of twins) {
    const twin = resumeChanged(referee.game, saved, change);
    if (hash(twin.state) === sameHash) continue;
    counts.set(secret, (counts.get(secret) ?? 0) + 1);
    if (secret !== RANDOM_STATE && !isSeenApart(twin, 'referee')) {
      return `not even the referee sees the ${secret}`;
    }
    const told = viewers.find((viewer) => isSeenApart(twin, viewer) && !knows(viewer));
    if (told !== undefined) return `${told} can see the ${secret}`;
  }
  return undefined;
}

function resumeChanged<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  game: Game<State, Effect, Event>,
  saved: SavedGame,
  change: (state: Draft<State>) => void,
): Referee<State, Effect, Event> {
  const state = copy(saved.state) as unknown as Draft<State>;
  change(state);
  const referee = Referee.resume(game, { ...saved, state: state as unknown as Plain, hash: hash(state) });
  if (isRefusal(referee)) throw new Error(`the twin is refused: ${referee.rule}`);
  return referee;
}

export interface EventSecrets<Event> {
  /** An event of the log as it would be with another secret in it; undefined when it holds none. */
  readonly twinOf: (event: Event) => Event | undefined;
  readonly knows: (event: Event, viewer: Viewer) => boolean;
}

/** Who is told a secret of an event without knowing it; the kinds of events with secrets are collected. */
export function leaksOfLog<State extends GameState, Effect extends Kinded, Event extends Kinded>(
  { game, state, log }: Referee<State, Effect, Event>,
  { twinOf, knows }: EventSecrets<Event>,
  kinds: Set<string>,
): readonly string[] {
  const ownEvents = log.filter((event: Event | EngineEvent): event is Event => !isEngineEvent(event));
  const told = (event: Event, viewer: Viewer) => JSON.stringify(game.see(event, viewer, state) ?? null);
  return ownEvents.flatMap((event) => {
    const twin = twinOf(event);
    if (!twin) return [];
    kinds.add(event.kind);
    return viewersOf(state)
      .filter((viewer) => !knows(event, viewer) && told(event, viewer) !== told(twin, viewer))
      .map((viewer) => `${viewer} is told ${event.kind}`);
  });
}

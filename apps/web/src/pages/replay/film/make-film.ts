import {
  type AnyReferee,
  type Entry,
  isInLog,
  isRefusal,
  type Refusal,
  type Replay,
  refused,
  type Viewer,
} from '@sortie/kernel';
import { type Break, Film, type FilmParts, type Frame, type Known } from './film.ts';
import type { ReplayEngine } from './replay-engine.ts';

interface Making {
  /** Called after every entry with how many are made. */
  readonly onProgress?: (entries: number) => void;
  /** Lets the page breathe; asked after every entry. */
  readonly pause?: () => Promise<void> | undefined;
}

/** A state is kept every so many entries. */
const STRIDE = 24;

/** Plays a replay once and remembers what is needed to look at any place of it. A refusal when it cannot begin. */
export async function makeFilm(
  engine: ReplayEngine,
  replay: Replay,
  { onProgress, pause }: Making = {},
): Promise<Film | Refusal> {
  const referee = guard(() => engine.rules.open(replay.opening));
  if (isRefusal(referee)) return referee;
  const { seats } = referee.state;
  const viewers: readonly Viewer[] = ['referee', ...seats.map(({ id }) => id)];
  const frames: Frame[] = [frameOf(engine, referee, viewers, 0)];
  const saves = [{ entries: 0, saved: referee.save() }] as FilmParts['saves'][number][];
  let broken: Break | null = null;
  for (const [place, entry] of replay.journal.entries()) {
    const before = referee.log.length;
    const refusal = enter(referee, entry);
    if (refusal) {
      broken = { entries: place, refusal };
      break;
    }
    const after = referee.log.length;
    frames.push(frameOf(engine, referee, viewers, entry.kind === 'undo' ? after : before));
    if ((place + 1) % STRIDE === 0) saves.push({ entries: place + 1, saved: referee.save() });
    onProgress?.(place + 1);
    const rest = pause?.();
    if (rest) await rest;
  }
  return new Film({ engine, replay, seats, frames, saves, broken });
}

function frameOf(
  engine: ReplayEngine,
  referee: AnyReferee,
  viewers: readonly Viewer[],
  logFrom: number,
): Frame {
  const { game } = engine.rules;
  const events = referee.log.slice(logFrom);
  const table = game.view(referee.state, 'referee');
  return {
    logFrom,
    added: events.map((event): Known => {
      if (!isInLog(event)) return new Map();
      return new Map(
        viewers.flatMap((viewer) => {
          const known = referee.seenEvent(event, viewer);
          return known ? [[viewer, known] as const] : [];
        }),
      );
    }),
    reading: { round: engine.kit.round(table), series: engine.kit.read(table) },
    isHighlight: events.some((event) => engine.kit.isHighlight(event)),
  };
}

function enter(referee: AnyReferee, entry: Entry): Refusal | undefined {
  const result = guard(() => referee.enter([entry]) ?? 'entered');
  return isRefusal(result) ? result : undefined;
}

/** A file that was written by hand may break the engine where it would never refuse. */
function guard<Result>(work: () => Result | Refusal): Result | Refusal {
  try {
    return work();
  } catch (error) {
    return refused('table.malformed-replay', error instanceof Error ? error.message : null);
  }
}

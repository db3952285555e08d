import {
  type AnyReferee,
  type Decision,
  isRefusal,
  type Kinded,
  type Outcome,
  type Plain,
  type Refusal,
  type Replay,
  type SavedGame,
  type Seat,
  type Viewer,
} from '@sortie/kernel';
import type { Reading, ReplayEngine } from './replay-engine.ts';

/** An event as each viewer knows it; undefined for one who may not. */
export type Known = ReadonlyMap<Viewer, Kinded>;

/** What one entry of the journal did. */
export interface Frame {
  /** How much of the log before it still stands: less than all after an undo. */
  readonly logFrom: number;
  readonly added: readonly Known[];
  readonly reading: Reading;
  readonly isHighlight: boolean;
}

/** Why a replay cannot be played to its end. */
export interface Break {
  /** How many entries could be made. */
  readonly entries: number;
  readonly refusal: Refusal;
}

export interface FilmParts {
  readonly engine: ReplayEngine;
  readonly replay: Replay;
  readonly seats: readonly Seat[];
  /** After no entry, after the first, and so on. */
  readonly frames: readonly Frame[];
  /** States kept on the way, in order, with how many entries had been made. */
  readonly saves: readonly { readonly entries: number; readonly saved: SavedGame }[];
  readonly broken: Break | null;
}

/** The table after so many entries, as somebody sees it. */
export interface Look {
  readonly version: number;
  readonly outcome: Outcome | null;
  readonly waitingFor: readonly string[];
  readonly decisions: readonly Decision[];
  readonly table: Plain;
}

/** A replay that can be looked at anywhere: it plays on from the nearest state that was kept. */
export class Film {
  private current: { readonly referee: AnyReferee; entries: number } | undefined;
  private readonly looks = new Map<string, Look>();

  readonly readings: readonly Reading[];
  /** The entry after which each round began. */
  readonly rounds: readonly { readonly entries: number; readonly round: number }[];
  /** The entries that something began with that people want to jump to. */
  readonly highlights: readonly number[];

  constructor(readonly parts: FilmParts) {
    const { frames } = parts;
    this.readings = frames.map(({ reading }) => reading);
    const begun = frames.flatMap(({ reading: { round } }, entries) =>
      round > (frames[entries - 1]?.reading.round ?? 0) ? [{ entries, round }] : [],
    );
    // A round that was taken back and begun again stands once, where it was begun for good.
    this.rounds = begun.filter(
      ({ round }, place) => !begun.slice(place + 1).some((one) => one.round === round),
    );
    this.highlights = frames.flatMap(({ isHighlight }, entries) => (isHighlight ? [entries] : []));
  }

  /** Where people want to begin: with the first round, not at the empty table before it. */
  get start(): number {
    return this.rounds[0]?.entries ?? 0;
  }

  /** How many entries there are to go through. */
  get length(): number {
    return this.parts.frames.length - 1;
  }

  look(entries: number, viewer: Viewer): Look {
    const key = `${entries} ${viewer}`;
    const known = this.looks.get(key);
    if (known) return known;
    // A referee goes on writing into what its views are made of.
    const look = structuredClone(this.refereeAt(entries).view(viewer)) as unknown as Look;
    this.looks.set(key, look);
    if (this.looks.size > MOST_LOOKS) this.looks.delete(this.looks.keys().next().value!);
    return look;
  }

  /** Everything that had happened, as the viewer may know it. */
  log(entries: number, viewer: Viewer): readonly Kinded[] {
    const all: Known[] = [];
    for (const { logFrom, added } of this.parts.frames.slice(0, entries + 1)) {
      all.length = logFrom;
      all.push(...added);
    }
    return all.flatMap((known) => known.get(viewer) ?? []);
  }

  private refereeAt(entries: number): AnyReferee {
    const { replay, saves } = this.parts;
    const nearest = saves.findLast((save) => save.entries <= entries)!;
    const now = this.current;
    if (!now || now.entries > entries || now.entries < nearest.entries) {
      const referee = this.parts.engine.rules.resume(nearest.saved);
      if (isRefusal(referee)) throw new Error(`a kept state does not go on: ${referee.rule}`);
      this.current = { referee, entries: nearest.entries };
    }
    const current = this.current!;
    const refusal = current.referee.enter(replay.journal.slice(current.entries, entries));
    if (refusal) throw new Error(`an entry that was made is refused: ${refusal.rule}`);
    current.entries = entries;
    return current.referee;
  }
}

const MOST_LOOKS = 60;

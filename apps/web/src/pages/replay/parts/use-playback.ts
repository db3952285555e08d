import { useCallback, useEffect, useState } from 'react';
import { goTo, pageAddress, usePlace } from '../../../app/router.ts';
import { addressAt, entryIn } from '../film/entry-in-address.ts';
import type { Film } from '../film/film.ts';
import { nextOf, stepBy } from '../film/steps.ts';
import type { Move, Speed } from './transport.tsx';

export interface Playback {
  readonly entry: number;
  readonly isPlaying: boolean;
  readonly speed: Speed;
  readonly go: (entry: number) => void;
  readonly move: (move: Move) => void;
  readonly play: (isPlaying: boolean) => void;
  readonly setSpeed: (speed: Speed) => void;
}

/** Milliseconds an entry is shown at the usual speed. */
const SHOWN = 1000;

const keys: Readonly<Record<string, Move>> = {
  ArrowLeft: 'back',
  ArrowRight: 'forward',
  Home: 'first',
  End: 'last',
  a: 'nextAttack',
  r: 'nextRound',
};

/** Where in the film we are, and how it goes on. */
export function usePlayback(film: Film): Playback {
  const { length, start } = film;
  const { query } = usePlace();
  const [entry, setEntry] = useState(() => entryIn(query, length) ?? start);
  const [isPlaying, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<Speed>(1);
  const isRunning = isPlaying && entry < length;

  useEffect(() => {
    if (!isRunning) return undefined;
    const clock = setInterval(() => setEntry((now) => stepBy(now, 1, length)), SHOWN / speed);
    return () => clearInterval(clock);
  }, [isRunning, length, speed]);

  const go = useCallback((to: number) => {
    setPlaying(false);
    setEntry(to);
  }, []);

  const move = useCallback(
    (how: Move) => {
      setPlaying(false);
      setEntry((now) => moveTo(film, now, how));
    },
    [film],
  );

  const play = useCallback(
    (next: boolean) => {
      setPlaying(next);
      if (next) setEntry((now) => (now >= length ? start : now));
    },
    [length, start],
  );

  useAddress(entry, start, isRunning);

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.ctrlKey || event.metaKey || event.altKey || isElsewhere(event)) return;
      const how = keys[event.key.length === 1 ? event.key.toLowerCase() : event.key];
      if (how) move(how);
      else if (event.key === ' ' && !isButton(event.target)) play(!isRunning);
      else return;
      event.preventDefault();
    };
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, [move, play, isRunning]);

  return { entry, isPlaying: isRunning, speed, go, move, play, setSpeed };
}

/** Milliseconds at one place before the address says it: browsers refuse many changes at once. */
const AT_REST = 300;

/** The address leads to this place, so that one comes back to it from another page. */
function useAddress(entry: number, start: number, isRunning: boolean): void {
  useEffect(() => {
    if (isRunning) return undefined;
    const rest = setTimeout(() => {
      const here = pageAddress();
      const address = addressAt(here, entry, start);
      if (address !== here.pathname + here.search) goTo(address, 'replace');
    }, AT_REST);
    return () => clearTimeout(rest);
  }, [entry, start, isRunning]);
}

function moveTo(film: Film, now: number, how: Move): number {
  switch (how) {
    case 'first':
      return 0;
    case 'back':
      return stepBy(now, -1, film.length);
    case 'forward':
      return stepBy(now, 1, film.length);
    case 'last':
      return film.length;
    case 'nextAttack':
      return nextOf(film.highlights, now, film.length);
    case 'nextRound':
      return nextOf(
        film.rounds.map(({ entries }) => entries),
        now,
        film.length,
      );
  }
}

/** Keys that belong to what has the focus: a field, the table, a dialog. The slider steps by itself. */
function isElsewhere({ target, key }: KeyboardEvent): boolean {
  if (!(target instanceof Element)) return false;
  if (target.matches('input[type="range"]')) return key.length > 1;
  return target.closest('input, select, textarea, dialog, .board') !== null;
}

function isButton(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest('button, a, summary') !== null;
}

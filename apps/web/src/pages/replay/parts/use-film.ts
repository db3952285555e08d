import { isRefusal, type Refusal, type Replay } from '@sortie/kernel';
import { useEffect, useState } from 'react';
import { loadGame } from '../../../games/games.ts';
import type { TableGame } from '../../../games/table-game.ts';
import type { Film } from '../film/film.ts';
import { loadEngine } from '../film/load-engine.ts';
import { makeFilm } from '../film/make-film.ts';

export type Making =
  | { readonly kind: 'making'; readonly entries: number }
  | { readonly kind: 'ready'; readonly film: Film; readonly game: TableGame }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly game: TableGame }
  | {
      readonly kind: 'failed';
      readonly problem: string;
      readonly message: string;
      readonly game?: undefined;
    };

/** Milliseconds of work between two breaths. */
const BREATH = 12;

/** The film of a replay, made in the page without holding it up. */
export function useFilm(replay: Replay): Making {
  const [making, setMaking] = useState<Making>({ kind: 'making', entries: 0 });
  useEffect(() => {
    let isGone = false;
    const show = (next: Making) => {
      if (!isGone) setMaking(next);
    };
    show({ kind: 'making', entries: 0 });
    filmed(replay, show, () => isGone).then(show, (error: unknown) =>
      show({ kind: 'failed', problem: 'failed', message: String(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [replay]);
  return making;
}

class GivenUp extends Error {}

function problemOf({ rule }: Refusal): string {
  return rule === 'table.unknown-rules' ? 'other-rules' : 'other-game';
}

async function filmed(
  replay: Replay,
  show: (making: Making) => void,
  isGone: () => boolean,
): Promise<Making> {
  const engine = await loadEngine(replay.opening);
  if (isRefusal(engine)) return { kind: 'failed', problem: problemOf(engine), message: '' };
  const game = await loadGame(replay.opening.game);
  let breathed = performance.now();
  let made = 0;
  const film = await makeFilm(engine, replay, {
    onProgress: (entries) => {
      made = entries;
    },
    pause: () => {
      if (performance.now() - breathed < BREATH) return undefined;
      if (isGone()) throw new GivenUp();
      show({ kind: 'making', entries: made });
      return new Promise((resolve) => {
        setTimeout(() => {
          breathed = performance.now();
          resolve();
        }, 0);
      });
    },
  });
  return isRefusal(film) ? { kind: 'refused', refusal: film, game } : { kind: 'ready', film, game };
}

import { isRefusal, type Refusal, type Replay } from '@sortie/kernel';
import { useEffect, useState } from 'react';
import { type Language, useLanguage } from '../../../app/settings.ts';
import { loadGame, type PlayedGame } from '../../../games/load-game.tsx';
import { type Site, useSite } from '../../../games/site.ts';
import type { Film } from '../film/film.ts';
import { makeFilm } from '../film/make-film.ts';
import { loadEngine } from '../film/replay-engine.ts';

export type Making =
  | { readonly kind: 'making'; readonly entries: number }
  | { readonly kind: 'ready'; readonly film: Film; readonly game: PlayedGame }
  | { readonly kind: 'refused'; readonly refusal: Refusal; readonly game: PlayedGame }
  | { readonly kind: 'failed'; readonly problem: string; readonly message: string };

/** Milliseconds of work between two breaths. */
const BREATH = 12;

/** The film of a replay, made in the page without holding it up. */
export function useFilm(replay: Replay): Making {
  const site = useSite();
  const language = useLanguage();
  const [making, setMaking] = useState<Making>({ kind: 'making', entries: 0 });
  // biome-ignore lint/correctness/useExhaustiveDependencies: a film is made once; another language only renames it
  useEffect(() => {
    let isGone = false;
    const show = (next: Making) => {
      if (!isGone) setMaking(next);
    };
    show({ kind: 'making', entries: 0 });
    shoot({ site, language, replay }, show, () => isGone).then(show, (error: unknown) =>
      show({ kind: 'failed', problem: 'failed', message: String(error) }),
    );
    return () => {
      isGone = true;
    };
  }, [site, replay]);
  return useInLanguage(making, site, language);
}

/** A film that is shown already gets the game's words in another language when the reader changes it. */
function useInLanguage(making: Making, site: Site, language: Language): Making {
  const [renamed, setRenamed] = useState<PlayedGame>();
  const game = 'game' in making ? making.game : undefined;
  const name = game?.text.language === language ? undefined : game?.kit.name;
  useEffect(() => {
    if (name === undefined) {
      setRenamed(undefined);
      return undefined;
    }
    let isGone = false;
    loadGame(site, name, language).then(
      (found) => {
        if (!isGone) setRenamed(found);
      },
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [site, name, language]);
  if (!('game' in making) || !renamed || renamed.kit !== making.game.kit) return making;
  return { ...making, game: renamed };
}

class GivenUp extends Error {}

interface Wanted {
  readonly site: Site;
  readonly language: Language;
  readonly replay: Replay;
}

async function shoot(
  { site, language, replay }: Wanted,
  show: (making: Making) => void,
  isGone: () => boolean,
): Promise<Making> {
  const game = await loadGame(site, replay.opening.game, language);
  if (!game) return { kind: 'failed', problem: 'other-game', message: '' };
  const engine = await loadEngine(game.kit, replay.opening);
  if (!engine) return { kind: 'failed', problem: 'other-rules', message: '' };
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

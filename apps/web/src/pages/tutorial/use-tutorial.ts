import type { Tutorial } from '@sortie/games';
import { useEffect, useState } from 'react';
import { useLanguage } from '../../app/settings.ts';
import { loadGame, type PlayedGame } from '../../games/load-game.tsx';
import { kitOf, type Site, useSite } from '../../games/site.ts';
import { keptLesson } from './kept-lesson.ts';
import { Lesson } from './lesson.ts';

export interface LoadedTutorial {
  readonly game: PlayedGame;
  readonly tutorial: Tutorial;
  readonly lesson: Lesson;
}

export type TutorialState =
  | { readonly kind: 'waiting' }
  | { readonly kind: 'missing' }
  | { readonly kind: 'failed' }
  | ({ readonly kind: 'here' } & LoadedTutorial);

/** The tutorial of a game with everything its table needs; in another language once that has come. */
export function useTutorial(name: string): { readonly state: TutorialState; readonly again: () => void } {
  const site = useSite();
  const language = useLanguage();
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<TutorialState>({ kind: 'waiting' });
  // biome-ignore lint/correctness/useExhaustiveDependencies: another attempt loads again
  useEffect(() => {
    let isGone = false;
    load(site, name, language).then(
      (loaded) => {
        if (isGone) return;
        // The lesson goes on in the other language.
        setState((before) =>
          loaded === undefined
            ? { kind: 'missing' }
            : { kind: 'here', ...loaded, ...(before.kind === 'here' ? { lesson: before.lesson } : {}) },
        );
      },
      () => {
        if (!isGone) setState({ kind: 'failed' });
      },
    );
    return () => {
      isGone = true;
    };
  }, [site, name, language, attempt]);
  return {
    state,
    again: () => {
      setState({ kind: 'waiting' });
      setAttempt(attempt + 1);
    },
  };
}

async function load(
  site: Site,
  name: string,
  language: 'en' | 'es' | 'pt',
): Promise<LoadedTutorial | undefined> {
  const kit = kitOf(site, name);
  if (!kit?.tutorial) return undefined;
  const [game, tutorial, engine] = await Promise.all([
    loadGame(site, name, language),
    kit.tutorial(language),
    kit.engine(),
  ]);
  if (!game || !engine) return undefined;
  return { game, tutorial, lesson: new Lesson({ kit, engine, tutorial }, keptLesson(name)) };
}

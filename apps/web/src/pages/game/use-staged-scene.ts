import type { Scene } from '@sortie/scene';
import { useMemo } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import type { Act } from '../../table/stage/act.ts';
import { stagedScene } from '../../table/stage/staged-scene.ts';
import type { Stage } from '../../table/stage/use-stage.ts';

/** The pieces as of the moment that is shown, with the marks of what is looked at again. */
export function useStagedScene(game: PlayedGame, { seen, acts, act }: Stage, again: Act | undefined): Scene {
  const drawn = useMemo(() => game.scene(seen), [game, seen]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the acts so far change with the act
  return useMemo(() => {
    if (act) return stagedScene(drawn, acts);
    return again ? { ...drawn, marks: [...drawn.marks, ...newMarks(drawn, again)] } : drawn;
  }, [drawn, act, again]);
}

function newMarks({ marks }: Scene, act: Act): Scene['marks'] {
  return (act.marks ?? []).filter(({ id }) => !marks.some((mark) => mark.id === id));
}

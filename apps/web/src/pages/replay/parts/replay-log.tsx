import type { Kinded } from '@sortie/kernel';
import { useMemo } from 'react';
import type { PlayedGame } from '../../../games/load-game.tsx';
import { Log } from '../../../table/log.tsx';
import type { Seen, Told } from '../../../table/table-game.ts';
import { tellEvent } from '../../../table/tell-lines.ts';
import { useWords } from '../text/words.ts';
import './replay-log.css';

interface Props {
  readonly game: PlayedGame;
  readonly seen: Seen;
  readonly onRule: (rule: string) => void;
}

/** What had happened by then. */
export function ReplayLog({ game, seen, onRule }: Props) {
  const say = useWords();
  const told = useTold(game, seen);
  return (
    <section className="replay-log" aria-label={say('log')}>
      <h2>{say('log')}</h2>
      <p className="unseen" aria-live="polite">
        {told.at(-1)?.text}
      </p>
      <Log lines={told} onRule={onRule} isLive={false} />
    </section>
  );
}

/** Sentences are made once: stepping through a game would make them again and again. */
function useTold(game: PlayedGame, seen: Seen): readonly Told[] {
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game or language says everything anew
  const known = useMemo(() => new WeakMap<Kinded, Told | 'nothing'>(), [game]);
  return useMemo(
    () =>
      seen.log.flatMap((event) => {
        const told = known.get(event) ?? tellEvent(game, event, seen) ?? 'nothing';
        known.set(event, told);
        return told === 'nothing' ? [] : [told];
      }),
    [game, known, seen],
  );
}

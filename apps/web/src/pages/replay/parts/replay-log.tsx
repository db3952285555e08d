import type { ToldBefore } from '@sortie/games';
import { useMemo } from 'react';
import type { PlayedGame } from '../../../games/load-game.tsx';
import type { LogFilter } from '../../../table/log/filter-lines.ts';
import { Log } from '../../../table/log/log.tsx';
import { tellLines } from '../../../table/log/tell-lines.ts';
import type { Seen } from '../../../table/table-game.ts';
import { useWords } from '../text/words.ts';
import './replay-log.css';

interface Props {
  readonly game: PlayedGame;
  readonly seen: Seen;
  readonly onRule: (rule: string) => void;
}

const filters: readonly LogFilter[] = ['all', 'fights', 'talk'];

/** What had happened by then. */
export function ReplayLog({ game, seen, onRule }: Props) {
  const say = useWords();
  // Sentences are made once: stepping through a game would make them again and again.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another game or language says everything anew
  const before = useMemo<ToldBefore>(() => new WeakMap(), [game, seen.as]);
  const told = useMemo(() => tellLines(game, seen, { viewer: seen.as, before }), [game, seen, before]);
  return (
    <section className="replay-log" aria-label={say('log')}>
      <h2>{say('log')}</h2>
      <p className="unseen" aria-live="polite">
        {told.at(-1)?.text}
      </p>
      <Log lines={told} onRule={onRule} isLive={false} filters={filters} />
    </section>
  );
}

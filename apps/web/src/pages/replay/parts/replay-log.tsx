import { useMemo } from 'react';
import type { Seen, TableGame, Told } from '../../../games/table-game.ts';
import { Log } from '../../../table/log.tsx';
import type { Event } from '../film/film.ts';
import { useWords } from '../text/words.ts';
import './replay-log.css';

interface Props {
  readonly game: TableGame;
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
function useTold(game: TableGame, seen: Seen): readonly Told[] {
  const { language } = seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or game says everything anew
  const known = useMemo(() => new WeakMap<Event, Told | 'nothing'>(), [game, language]);
  return useMemo(
    () =>
      seen.log.flatMap((event) => {
        const told = known.get(event) ?? game.tell(event, seen) ?? 'nothing';
        known.set(event, told);
        return told === 'nothing' ? [] : [told];
      }),
    [game, known, seen],
  );
}

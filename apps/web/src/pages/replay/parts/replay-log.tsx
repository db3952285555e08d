import { useLayoutEffect, useMemo, useRef } from 'react';
import type { Seen, TableGame, Told } from '../../../games/table-game.ts';
import type { Event } from '../film/film.ts';
import { useWords } from '../text/words.ts';
import './replay-log.css';

interface Props {
  readonly game: TableGame;
  readonly log: readonly Event[];
  readonly seen: Seen;
}

/** What had happened by then, the newest in sight. */
export function ReplayLog({ game, log, seen }: Props) {
  const say = useWords();
  const list = useRef<HTMLOListElement>(null);
  const told = useTold(game, log, seen);
  useLayoutEffect(() => {
    if (list.current && told.length > 0) list.current.scrollTop = list.current.scrollHeight;
  }, [told]);
  return (
    <section className="replay-log" aria-label={say('log')}>
      <h2>{say('log')}</h2>
      <p className="unseen" aria-live="polite">
        {told.at(-1)?.text}
      </p>
      {told.length === 0 && <p className="soft">{say('logEmpty')}</p>}
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keys */}
      <ol ref={list} tabIndex={0}>
        {told.map(({ text, tone, side }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line of the log is its place
          <li key={place} className={`replay-log-${tone}`} data-side={side ?? undefined}>
            {text}
          </li>
        ))}
      </ol>
    </section>
  );
}

/** Sentences are made once: stepping through a game would make them again and again. */
function useTold(game: TableGame, log: readonly Event[], seen: Seen): readonly Told[] {
  const { language } = seen;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another language or game says everything anew
  const known = useMemo(() => new WeakMap<Event, Told | 'nothing'>(), [game, language]);
  return useMemo(
    () =>
      log.flatMap((event) => {
        const told = known.get(event) ?? game.tell(event, seen) ?? 'nothing';
        known.set(event, told);
        return told === 'nothing' ? [] : [told];
      }),
    [game, known, log, seen],
  );
}

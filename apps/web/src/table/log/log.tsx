import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { Told } from '../table-game.ts';
import { filterLines, type LogFilter } from './filter-lines.ts';
import { LogFilters } from './log-filters.tsx';
import { LogLine } from './log-line.tsx';
import { useWords } from './text/words.ts';
import './log.css';

interface Props {
  readonly lines: readonly Told[];
  readonly onRule?: (rule: string) => void;
  /** Off where something else on the page already says aloud what happens. */
  readonly isLive?: boolean;
  readonly filters?: readonly LogFilter[];
}

const USUAL_FILTERS: readonly LogFilter[] = ['all', 'fights'];

const SHOWN = 150;
const NEAR = 24;

/** A round is shown from its heading on, so that no phase stands under a heading that is not there. */
function firstShown(lines: readonly Told[], from: number): number {
  let first = Math.max(0, from);
  while (first > 0 && lines[first]?.tone !== 'round') first--;
  return first;
}

/** What has happened, newest below. It follows the newest line until the reader goes back. */
export function Log({ lines: all, onRule, isLive = true, filters = USUAL_FILTERS }: Props) {
  const say = useWords();
  const [filter, setFilter] = useState<LogFilter>('all');
  const lines = useMemo(() => filterLines(all, filter), [all, filter]);
  const { list, isFollowing, setFollowing, scroll } = useFollowing(lines);
  const [shown, setShown] = useState(SHOWN);
  const first = firstShown(lines, lines.length - shown);
  return (
    <div className="log">
      <LogFilters filters={filters} chosen={filter} onChoose={setFilter} />
      <div
        ref={list}
        className="log-list"
        role="log"
        aria-label={say('log')}
        aria-live={isLive ? 'polite' : 'off'}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is scrolled by keys too
        tabIndex={0}
        onScroll={scroll}
      >
        {first > 0 ? (
          <button type="button" className="log-earlier" onClick={() => setShown(shown + SHOWN)}>
            {say('earlier', { count: first })}
          </button>
        ) : null}
        {lines.length === 0 ? <p className="soft">{say('nothingYet')}</p> : null}
        {lines.slice(first).map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a line is known by its place
          <LogLine key={first + index} line={line} onRule={onRule} />
        ))}
      </div>
      {isFollowing ? null : (
        <button type="button" className="log-newest primary" onClick={() => setFollowing(true)}>
          {say('newest')}
        </button>
      )}
    </div>
  );
}

/** The list stays at its newest line until the reader scrolls away from it. */
function useFollowing(lines: readonly Told[]) {
  const list = useRef<HTMLDivElement>(null);
  const [isFollowing, setFollowing] = useState(true);
  const following = useRef(true);
  following.current = isFollowing;

  // Heights at which the end was last shown: when they change, the list moves without its reader.
  const shownAt = useRef({ scrollHeight: 0, clientHeight: 0 });
  const showEnd = useCallback(() => {
    if (!list.current) return;
    list.current.scrollTop = list.current.scrollHeight;
    const { scrollHeight, clientHeight } = list.current;
    shownAt.current = { scrollHeight, clientHeight };
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: every new line moves the end
  useLayoutEffect(() => {
    if (isFollowing) showEnd();
  }, [lines, isFollowing, showEnd]);

  // A list that was hidden begins at its top when it is shown again.
  useEffect(() => {
    const observer = new ResizeObserver(() => {
      if (following.current) showEnd();
    });
    observer.observe(list.current!);
    return () => observer.disconnect();
  }, [showEnd]);

  const scroll = () => {
    // The browser may still tell of a list that is gone from the page.
    if (!list.current?.clientHeight) return;
    const { scrollTop, scrollHeight, clientHeight } = list.current;
    const { current } = shownAt;
    const isMovedByPage = scrollHeight !== current.scrollHeight || clientHeight !== current.clientHeight;
    if (following.current && isMovedByPage) return showEnd();
    setFollowing(scrollHeight - scrollTop - clientHeight < NEAR);
  };
  return { list, isFollowing, setFollowing, scroll };
}

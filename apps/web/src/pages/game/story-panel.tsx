import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { lazyPart } from '../../app/lazy-part.ts';
import type { SeatLine } from '../../live/use-live-games.ts';
import type { GallerySeat } from '../../table/gallery/gallery-seat.ts';
import { useUnreadWords } from '../../table/gallery/use-unread-words.ts';
import { Log } from '../../table/log/log.tsx';
import type { Seen, Told } from '../../table/table-game.ts';
import { countUnread, spokenIn } from '../../table/talk/spoken.ts';
import { useWords } from './text/words.ts';
import './story-panel.css';

interface Props {
  readonly seen: Seen;
  /** Whose words are sent; undefined for those who only look. */
  readonly asker: SeatLine | undefined;
  readonly isAway: boolean;
  /** Undefined where nobody looks on. */
  readonly gallery: GallerySeat | undefined;
  readonly lines: readonly Told[];
  /** On a phone one panel is open at a time. */
  readonly isOpen: boolean;
  readonly onRule: (rule: string) => void;
  /** Brings the panel to the front. */
  readonly onOpen: () => void;
  readonly onUnread: (count: number) => void;
}

/** Comes when somebody wants to talk. */
const Talk = lazyPart(async () => (await import('../../table/talk/talk.tsx')).Talk);

const Gallery = lazyPart(async () => (await import('../../table/gallery/gallery.tsx')).Gallery);

type Tab = 'log' | 'talk';

/** What has happened, and what people say about it. */
export function StoryPanel(props: Props) {
  const { seen, asker, isAway, gallery, lines, isOpen, onRule, onOpen, onUnread } = props;
  const say = useWords();
  const [tab, setTab] = useState<Tab>('log');
  const panel = useRef<HTMLElement>(null);
  const spoken = useMemo(() => spokenIn(seen), [seen]);
  const happened = useMemo(() => lines.filter(({ tone }) => tone !== 'talk'), [lines]);
  const isInSight = tab === 'talk' && isOpen;
  const unread =
    useUnread(spoken, isInSight, asker?.seat ?? seen.as) + useUnreadWords(gallery?.words, isInSight);
  useEffect(() => onUnread(unread), [onUnread, unread]);
  const [isCalled, setCalled] = useState(false);
  useTalkKey(() => {
    onOpen();
    setTab('talk');
    setCalled(true);
    panel.current?.querySelector('input')?.focus();
  });
  return (
    <section ref={panel} className="play-panel play-log" aria-label={say('tabLog')} id="play-log">
      <h2 className="unseen">{say(tab === 'log' ? 'tabLog' : 'tabTalk')}</h2>
      <StoryTabs
        tab={tab}
        unread={unread}
        onTab={(chosen) => {
          setCalled(false);
          setTab(chosen);
        }}
      />
      {tab === 'log' ? (
        <Log lines={happened} onRule={onRule} isLive={false} />
      ) : (
        <Suspense fallback={null}>
          <Talk
            spoken={spoken}
            isShut={isAway}
            takesFocus={isCalled}
            onSay={
              asker && !seen.outcome
                ? (text) =>
                    void asker.line.ask('command', { from: asker.seat, command: { kind: 'say', text } })
                : undefined
            }
          />
          {gallery && <Gallery {...gallery} isShut={isAway} />}
        </Suspense>
      )}
    </section>
  );
}

interface TabsProps {
  readonly tab: Tab;
  readonly unread: number;
  readonly onTab: (tab: Tab) => void;
}

function StoryTabs({ tab, unread, onTab }: TabsProps) {
  const say = useWords();
  return (
    <nav className="story-tabs" aria-label={say('storyTabs')}>
      <button type="button" aria-pressed={tab === 'log'} onClick={() => onTab('log')}>
        {say('tabLog')}
      </button>
      <button type="button" aria-pressed={tab === 'talk'} onClick={() => onTab('talk')}>
        {say('tabTalk')}
        {unread > 0 && (
          <span className="story-unread" data-unread={unread}>
            <span aria-hidden="true">{unread}</span>
            <span className="unseen">{say('unread', { count: unread })}</span>
          </span>
        )}
      </button>
    </nav>
  );
}

/** Messages of others that were not in sight yet. */
function useUnread(spoken: ReturnType<typeof spokenIn>, isInSight: boolean, own: string): number {
  const [readUpTo, setReadUpTo] = useState(spoken.length);
  useEffect(() => {
    // After a step was taken back there may be fewer messages than were read.
    if (isInSight || spoken.length < readUpTo) setReadUpTo(spoken.length);
  }, [isInSight, spoken.length, readUpTo]);
  return isInSight ? 0 : countUnread(spoken, readUpTo, [own]);
}

/** T opens the box to talk in, wherever nothing is being written. */
function useTalkKey(onTalk: () => void): void {
  useEffect(() => {
    const press = ({ key, target, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (key.toLowerCase() !== 't' || ctrlKey || metaKey || altKey) return;
      if (target instanceof HTMLElement && target.closest('input, textarea, select, dialog')) return;
      onTalk();
    };
    document.addEventListener('keyup', press);
    return () => document.removeEventListener('keyup', press);
  });
}

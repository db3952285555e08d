import { useWords } from './text/words.ts';
import './panel-tabs.css';

export type Panel = 'ask' | 'piece' | 'roster' | 'log';

const panels = [
  { panel: 'ask', word: 'tabAsk' },
  { panel: 'piece', word: 'tabShip' },
  { panel: 'roster', word: 'tabRoster' },
  { panel: 'log', word: 'tabLog' },
] as const;

interface PanelTabsProps {
  readonly panel: Panel;
  readonly isAsked: boolean;
  readonly isOver: boolean;
  /** Messages that were not read yet. */
  readonly unread: number;
  readonly onOpen: (panel: Panel) => void;
}

/** On a phone one panel is open at a time, within reach of the thumb. */
export function PanelTabs({ panel: open, isAsked, isOver, unread, onOpen }: PanelTabsProps) {
  const say = useWords();
  return (
    <nav className="panel-tabs" aria-label={say('tabs')}>
      {panels.map(({ panel, word }) => (
        <button key={panel} type="button" aria-pressed={panel === open} onClick={() => onOpen(panel)}>
          {say(isOver && panel === 'ask' ? 'tabOver' : word)}
          {panel === 'ask' && isAsked && open !== 'ask' && (
            <span className="panel-tabs-sign">{say('yourTurn')}</span>
          )}
          {panel === 'log' && unread > 0 && open !== 'log' && (
            <span className="panel-tabs-count">
              <span aria-hidden="true">{unread}</span>
              <span className="unseen">{say('unread', { count: unread })}</span>
            </span>
          )}
        </button>
      ))}
    </nav>
  );
}

import { useMemo } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import { RosterList } from '../../table/roster/roster-list.tsx';
import type { SeenProps } from '../../table/table-game.ts';
import type { Panel } from './panel-tabs.tsx';
import { useWords } from './text/words.ts';
import './play-roster.css';

interface OpenPanel {
  readonly panel: Panel;
  readonly onPanel: (panel: Panel) => void;
}

interface PlayRosterProps extends SeenProps, OpenPanel {
  readonly game: PlayedGame;
  readonly chosen: string | null;
  readonly onChoose: (piece: string) => void;
}

/** Both sides at the left edge of the table; nothing for a game without such a list. */
export function PlayRoster({ game, seen, panel, chosen, onChoose, onPanel }: PlayRosterProps) {
  const roster = useMemo(() => game.roster(seen), [game, seen]);
  if (!roster) return null;
  const isOpen = panel === 'roster';
  const choose = (piece: string) => {
    onChoose(piece);
    // A drawer would lie over what was asked for.
    if (isOpen) onPanel('piece');
  };
  return (
    <div className="play-roster" data-open={isOpen}>
      <RosterList roster={roster} chosen={chosen} onChoose={choose} />
    </div>
  );
}

/** Opens the drawer where there are no tabs and no room for a third column. */
export function RosterButton({ panel, onPanel }: OpenPanel) {
  const say = useWords();
  const isOpen = panel === 'roster';
  return (
    <div className="play-roster-open" data-over-board="">
      <button type="button" aria-expanded={isOpen} onClick={() => onPanel(isOpen ? 'ask' : 'roster')}>
        {say('tabRoster')}
      </button>
    </div>
  );
}

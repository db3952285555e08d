import { useMemo, useState } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import { RosterList } from '../../table/roster/roster-list.tsx';
import type { CardTexts, SeenProps } from '../../table/table-game.ts';
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
  const [textOf, setTexts] = useState<CardTexts>(() => noTexts);
  const roster = useMemo(() => game.roster(seen, textOf), [game, seen, textOf]);
  if (!roster) return null;
  const isOpen = panel === 'roster';
  const choose = (piece: string) => {
    onChoose(piece);
    // A drawer would lie over what was asked for.
    if (isOpen) onPanel('piece');
  };
  // Whoever points at it next tries again.
  const loadTexts = () => {
    if (textOf === noTexts)
      game
        .cardTexts?.()
        .then((loaded) => setTexts(() => loaded))
        .catch(() => undefined);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it only fetches what cards do
    <div className="play-roster" data-open={isOpen} onPointerEnter={loadTexts} onFocus={loadTexts}>
      <RosterList roster={roster} chosen={chosen} onChoose={choose} />
    </div>
  );
}

const noTexts: CardTexts = () => undefined;

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

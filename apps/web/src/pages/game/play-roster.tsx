import { useMemo } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import { RosterList } from '../../table/roster/roster-list.tsx';
import type { SeenProps } from '../../table/table-game.ts';
import { useWords } from './text/words.ts';
import './play-roster.css';

interface PlayRosterProps extends SeenProps {
  readonly game: PlayedGame;
  /** Where it is a drawer. */
  readonly isOpen: boolean;
  readonly chosen: string | null;
  readonly onChoose: (piece: string) => void;
}

/** Both sides at the left edge of the table; nothing for a game without such a list. */
export function PlayRoster({ game, seen, isOpen, chosen, onChoose }: PlayRosterProps) {
  const roster = useMemo(() => game.roster(seen), [game, seen]);
  if (!roster) return null;
  return (
    <div className="play-roster" data-open={isOpen}>
      <RosterList roster={roster} chosen={chosen} onChoose={onChoose} />
    </div>
  );
}

interface RosterButtonProps {
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
}

/** Opens the drawer where there are no tabs and no room for a third column. */
export function RosterButton({ isOpen, onOpen }: RosterButtonProps) {
  const say = useWords();
  return (
    <div className="play-roster-open" data-over-board="">
      <button type="button" aria-expanded={isOpen} onClick={() => onOpen(!isOpen)}>
        {say('tabRoster')}
      </button>
    </div>
  );
}

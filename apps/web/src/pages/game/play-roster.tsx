import { useMemo } from 'react';
import type { PlayedGame } from '../../games/load-game.tsx';
import { RosterList } from '../../table/roster/roster-list.tsx';
import type { SeenProps } from '../../table/table-game.ts';
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

import type { PlayerId } from '@sortie/tournaments/model';
import { useEvent } from '../../parts/event-context.ts';
import { useNames } from '../../parts/names.ts';

interface PickNameProps {
  readonly id: PlayerId;
  readonly isPicked: boolean;
  readonly onPick: (id: PlayerId) => void;
}

/** A player of the draft, to be swapped with another. */
export function PickName({ id, isPicked, onPick }: PickNameProps) {
  const name = useNames().player(id);
  const player = useEvent().view.players.find((each) => each.id === id);
  return (
    <button
      type="button"
      className="draft-name"
      aria-pressed={isPicked}
      data-player={id}
      onClick={() => onPick(id)}
    >
      {name}
      {player?.club && <small className="soft">{player.club}</small>}
    </button>
  );
}

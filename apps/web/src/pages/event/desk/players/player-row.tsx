import type { SeenPlayer } from '@sortie/tournaments/view';
import { useEvent } from '../../parts/event-context.ts';
import { useEventTexts } from '../../parts/event-texts.ts';
import { useSend } from '../../parts/send.tsx';
import { type ListState, listState } from './list-state.ts';
import { useWords } from './text/words.ts';

const tones: Readonly<Record<ListState, string>> = {
  none: 'bad',
  fine: 'good',
  passed: 'good',
  faulty: 'bad',
  unread: 'warn',
};

interface PlayerRowProps {
  readonly player: SeenPlayer;
  readonly asksList: boolean;
  readonly onOpen: () => void;
}

/** One player: here or not with one press, everything else behind the name. */
export function PlayerRow({ player, asksList, onOpen }: PlayerRowProps) {
  const say = useWords();
  const { words } = useEventTexts();
  const { id, name, club, presence, list, fixedTable, warnings } = player;
  const state = listState(list);
  const isOut = presence !== 'registered' && presence !== 'present';
  return (
    <li className="player-row" data-player={id} data-presence={presence}>
      <CheckIn player={player} />
      <button
        type="button"
        className="player-name"
        aria-label={say('open', { name: club === '' ? name : `${name} ${club}` })}
        onClick={onOpen}
      >
        <strong>{name}</strong> {club !== '' && <small className="soft">{club}</small>}
      </button>
      <span className="player-tags">
        {isOut && (
          <span className="desk-tag" data-tone="soft">
            {words.presences[presence]}
          </span>
        )}
        {(asksList || list !== null) && (
          <span className="desk-tag" data-tone={tones[state]} data-list={state}>
            {say(`list_${state}`)}
          </span>
        )}
        {fixedTable !== null && (
          <span className="desk-tag" data-tone="soft">
            {say('fixedAt', { table: fixedTable })}
          </span>
        )}
        {(warnings?.length ?? 0) > 0 && (
          <span className="desk-tag" data-tone="warn">
            {say('warnings', { count: warnings?.length ?? 0 })}
          </span>
        )}
      </span>
    </li>
  );
}

function CheckIn({ player: { id, name, presence } }: Pick<PlayerRowProps, 'player'>) {
  const say = useWords();
  const send = useSend();
  const { phase } = useEvent().view;
  const isHere = presence === 'present';
  const mayChange = phase === 'setup' ? isHere || presence === 'registered' : presence === 'registered';
  return (
    <label className="player-here">
      <input
        type="checkbox"
        checked={isHere}
        disabled={!mayChange}
        aria-label={say('isHere', { name })}
        onChange={({ currentTarget }) =>
          void send({ kind: 'checkIn', player: id, isHere: currentTarget.checked })
        }
      />
    </label>
  );
}

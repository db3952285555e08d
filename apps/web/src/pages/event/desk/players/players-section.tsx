import type { PlayerId } from '@sortie/tournaments/model';
import type { SeenPlayer } from '@sortie/tournaments/view';
import { useState } from 'react';
import { useEvent } from '../../parts/event-context.ts';
import { PickField, TextField } from '../../parts/fields.tsx';
import { AddPlayer } from './add-player.tsx';
import { EverybodyHere } from './everybody-here.tsx';
import { ImportPlayers } from './import-players.tsx';
import { KeptApart } from './kept-apart.tsx';
import { type Narrowing, narrow, narrowings } from './narrow.ts';
import { PlayerDialog } from './player-dialog.tsx';
import { PlayerRow } from './player-row.tsx';
import { useWords } from './text/words.ts';
import './players.css';

/** Everybody of the event: checked in, with their lists, and whatever has to be changed about them. */
export function PlayersSection() {
  const say = useWords();
  const { players, settings } = useEvent().view;
  const [opened, open] = useState<PlayerId | null>(null);
  const player = players.find(({ id }) => id === opened);
  return (
    <>
      <section className="desk-section">
        <h2>{say('add')}</h2>
        <AddPlayer />
        <ImportPlayers />
      </section>
      <section className="desk-section">
        <h2>{say('players', { count: players.length })}</h2>
        <PlayerTable players={players} asksLists={settings.listsRequired} onOpen={open} />
      </section>
      <KeptApart />
      {player && <PlayerDialog player={player} onClose={() => open(null)} />}
    </>
  );
}

interface PlayerTableProps {
  readonly players: readonly SeenPlayer[];
  readonly asksLists: boolean;
  readonly onOpen: (id: PlayerId) => void;
}

function PlayerTable({ players, asksLists, onOpen }: PlayerTableProps) {
  const say = useWords();
  const [text, setText] = useState('');
  const [which, setWhich] = useState<Narrowing>('all');
  const shown = narrow(players, which, text);
  if (players.length === 0) return <p className="soft">{say('nobody')}</p>;
  return (
    <>
      <div className="fields">
        <TextField label={say('find')} type="search" value={text} onText={setText} />
        <PickField
          label={say('show')}
          value={which}
          choices={narrowings
            .filter((each) => asksLists || each !== 'listMissing')
            .map((value) => ({ value, label: say(value) }))}
          onPick={setWhich}
        />
      </div>
      <div className="row">
        <p role="status" className="soft">
          {say('shown', { count: shown.length })} {say('tick')}
        </p>
        <EverybodyHere players={players} />
      </div>
      <ul className="desk-list">
        {shown.map((player) => (
          <PlayerRow key={player.id} player={player} asksList={asksLists} onOpen={() => onOpen(player.id)} />
        ))}
      </ul>
    </>
  );
}

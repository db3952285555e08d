import type { SeenPlayer } from '@sortie/tournaments/view';
import { type FormEvent, useState } from 'react';
import { EventDialog } from '../../parts/event-dialog.tsx';
import { TextField } from '../../parts/fields.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { RoleLink } from '../people/role-link.tsx';
import { PlayerList } from './player-list.tsx';
import { PlayerPresence } from './player-presence.tsx';
import { useWords } from './text/words.ts';
import { byesIn, ROUNDS, TABLE, tableIn } from './typed-numbers.ts';

interface PlayerDialogProps {
  readonly player: SeenPlayer;
  readonly onClose: () => void;
}

/** Everything about one player. */
export function PlayerDialog({ player, onClose }: PlayerDialogProps) {
  const say = useWords();
  return (
    <EventDialog
      title={player.name}
      onClose={onClose}
      buttons={
        <button type="button" onClick={onClose}>
          {say('close')}
        </button>
      }
    >
      <div className="desk-form">
        <PlayerPresence player={player} />
        <h3>{say('squad')}</h3>
        <PlayerList player={player} />
        <h3>{say('link')}</h3>
        <RoleLink role={{ role: 'player', player: player.id }} name={player.name} />
        <h3>{say('details')}</h3>
        <Details player={player} />
      </div>
    </EventDialog>
  );
}

function Details({ player }: Pick<PlayerDialogProps, 'player'>) {
  const say = useWords();
  const { id } = player;
  const [name, setName] = useState(player.name);
  const [club, setClub] = useState(player.club);
  const [table, setTable] = useState(player.fixedTable === null ? '' : String(player.fixedTable));
  const [byes, setByes] = useState((player.promisedByes ?? []).join(' '));
  const { isBusy, refusal, run } = useCommand();
  const [isKept, setKept] = useState(false);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    const to = { name, club, fixedTable: tableIn(table), promisedByes: byesIn(byes) };
    setKept(await run({ kind: 'changePlayer', player: id, to }));
  };
  return (
    <form className="desk-form" onSubmit={(event) => void submit(event)}>
      <div className="fields">
        <TextField label={say('name')} value={name} maxLength={80} onText={setName} />
        <TextField label={say('club')} value={club} onText={setClub} />
        <TextField
          label={say('fixedTable')}
          hint={say('fixedTableHint')}
          inputMode="numeric"
          pattern={TABLE}
          value={table}
          onText={setTable}
        />
        <TextField
          label={say('byes')}
          hint={say('byesHint')}
          pattern={ROUNDS}
          value={byes}
          onText={setByes}
        />
      </div>
      <RefusalNote reply={refusal} />
      <p className="row">
        <button type="submit" aria-disabled={isBusy}>
          {say('keep')}
        </button>
        <span role="status">{isKept ? say('kept') : ''}</span>
      </p>
    </form>
  );
}

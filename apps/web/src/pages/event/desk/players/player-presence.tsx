import {
  type RemovalGround,
  removalGrounds,
  type WarningGround,
  warningGrounds,
} from '@sortie/tournaments/model';
import type { SeenPlayer } from '@sortie/tournaments/view';
import type { SentCommand } from '@sortie/tournaments/wire';
import { type FormEvent, useState } from 'react';
import { CommandButton } from '../../parts/command-button.tsx';
import { useEventTexts } from '../../parts/event-texts.ts';
import { PickField, TextField } from '../../parts/fields.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import { useCommand } from '../../parts/use-command.ts';
import { useWords } from './text/words.ts';

interface PlayerPresenceProps {
  readonly player: SeenPlayer;
}

/** Whether a player takes part: drops, is missing, comes back, is warned or expelled. */
export function PlayerPresence({ player }: PlayerPresenceProps) {
  const say = useWords();
  const { words } = useEventTexts();
  const { id, presence, warnings, penalties } = player;
  const isIn = presence === 'present' || presence === 'registered';
  const isBack = presence === 'dropped' || presence === 'removed';
  const notes = [
    ...(warnings ?? []).map((each) =>
      say('warned', { ground: words.warningGrounds[each.ground], why: each.why }),
    ),
    ...(penalties ?? []).map(({ why }) => say('penalised', { why })),
  ];
  return (
    <>
      <p className="row">
        <span>{words.presences[presence]}</span>
        {isIn && <CommandButton command={{ kind: 'drop', player: id }}>{say('drop')}</CommandButton>}
        {isIn && (
          <CommandButton command={{ kind: 'removeMissing', player: id }}>
            {say('removeMissing')}
          </CommandButton>
        )}
        {isBack && (
          <CommandButton className="primary" command={{ kind: 'letReturn', player: id }}>
            {say('letReturn')}
          </CommandButton>
        )}
      </p>
      {notes.length > 0 && (
        <ul className="desk-list">
          {notes.map((note) => (
            <li key={note}>{note}</li>
          ))}
        </ul>
      )}
      {presence !== 'disqualified' && <Measures player={player} />}
    </>
  );
}

type Measure = 'warn' | 'penalise' | 'disqualify';

/** A warning, a penalty or expulsion, with its ground and why. */
function Measures({ player: { id } }: PlayerPresenceProps) {
  const say = useWords();
  const { words } = useEventTexts();
  const [measure, setMeasure] = useState<Measure>('warn');
  const [warning, setWarning] = useState<WarningGround>('sportsmanship');
  const [removal, setRemoval] = useState<RemovalGround>('unsporting');
  const [why, setWhy] = useState('');
  const { isBusy, refusal, run } = useCommand();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const commands: Readonly<Record<Measure, SentCommand>> = {
      warn: { kind: 'warn', player: id, ground: warning, why },
      penalise: { kind: 'penalise', player: id, why },
      disqualify: { kind: 'disqualify', player: id, ground: removal, why },
    };
    if (!isBusy && (await run(commands[measure]))) setWhy('');
  };
  return (
    <details>
      <summary>{say('measures')}</summary>
      <form className="desk-form" onSubmit={(event) => void submit(event)}>
        <div className="fields">
          <PickField
            label={say('measure')}
            value={measure}
            choices={(['warn', 'penalise', 'disqualify'] as const).map((value) => ({
              value,
              label: say(value),
            }))}
            onPick={setMeasure}
          />
          {measure === 'warn' && (
            <PickField
              label={say('ground')}
              value={warning}
              choices={warningGrounds.map((value) => ({ value, label: words.warningGrounds[value] }))}
              onPick={setWarning}
            />
          )}
          {measure === 'disqualify' && (
            <PickField
              label={say('ground')}
              value={removal}
              choices={removalGrounds.map((value) => ({ value, label: words.removalGrounds[value] }))}
              onPick={setRemoval}
            />
          )}
          <TextField label={say('reason')} value={why} onText={setWhy} />
        </div>
        <RefusalNote reply={refusal} />
        <p className="row">
          <button type="submit" aria-disabled={isBusy}>
            {say(`do_${measure}`)}
          </button>
        </p>
      </form>
    </details>
  );
}

import { useState } from 'react';
import { useSite } from '../../games/site.ts';
import { PickField, TextField } from '../event/parts/fields.tsx';
import { presetFor } from './preset-for.ts';
import { PresetPick } from './preset-pick.tsx';
import { ProblemNote } from './problem-note.tsx';
import { useWords } from './text/words.ts';
import { today } from './today.ts';
import { useNewEvent } from './use-new-event.ts';

/** A name, a day and a game are enough; everything else is set up at the desk. */
export function NewEvent() {
  const say = useWords();
  const { kits } = useSite().games;
  const [name, setName] = useState('');
  const [organiser, setOrganiser] = useState('');
  const [date, setDate] = useState(today);
  const [game, setGame] = useState(kits[0]?.name ?? '');
  const [chosen, setPreset] = useState<string | null>(null);
  const preset = chosen ?? presetFor(game);
  const { isBusy, problem, make } = useNewEvent();
  const wanted = { organiser, preset, settings: { name, game, date } };
  return (
    <section className="panel events-form" aria-labelledby="new-event">
      <h2 id="new-event">{say('new')}</h2>
      <form className="events-form" onSubmit={(event) => void make(event, wanted)}>
        <div className="fields">
          <TextField
            label={say('name')}
            value={name}
            required
            maxLength={80}
            autoComplete="off"
            onText={setName}
          />
          <TextField
            label={say('organiser')}
            hint={say('organiserHint')}
            value={organiser}
            required
            maxLength={80}
            autoComplete="name"
            onText={setOrganiser}
          />
          <TextField label={say('date')} type="date" value={date} onText={setDate} />
          <PickField
            label={say('game')}
            value={game}
            choices={kits.map((kit) => ({ value: kit.name, label: kit.title }))}
            onPick={setGame}
          />
          <PresetPick value={preset} onPick={setPreset} />
        </div>
        <ProblemNote problem={problem} />
        <p className="row">
          <button type="submit" className="primary events-make" aria-disabled={isBusy}>
            {say('make')}
          </button>
        </p>
      </form>
    </section>
  );
}

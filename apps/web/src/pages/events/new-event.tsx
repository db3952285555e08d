import { scoringPresets } from '@sortie/games';
import { type FormEvent, useState } from 'react';
import { goTo } from '../../app/router.ts';
import { useSite } from '../../games/site.ts';
import { createEvent } from '../../live/event-lobby.ts';
import { keepVisit } from '../../live/kept-events.ts';
import { PickField, TextField } from '../event/parts/fields.tsx';
import { presetFor } from './preset-for.ts';
import { ProblemNote } from './problem-note.tsx';
import { useWords } from './text/words.ts';
import { today } from './today.ts';

/** A name, a day and a game are enough; everything else is set up at the desk. */
export function NewEvent() {
  const say = useWords();
  const { kits } = useSite().games;
  const [name, setName] = useState('');
  const [organiser, setOrganiser] = useState('');
  const [date, setDate] = useState(today);
  const [game, setGame] = useState(kits[0]?.name ?? '');
  const [chosen, setPreset] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const preset = chosen ?? presetFor(game);
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    try {
      const made = await createEvent({ organiser, preset, settings: { name, game, date } });
      keepVisit({ id: made.id, name, date, role: 'organiser', token: made.token });
      goTo(`/event/${encodeURIComponent(made.id)}?as=organiser`);
    } catch (error) {
      setProblem(error);
      setBusy(false);
    }
  };
  return (
    <section className="panel events-form" aria-labelledby="new-event">
      <h2 id="new-event">{say('new')}</h2>
      <form className="events-form" onSubmit={(event) => void submit(event)}>
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
          <PickField
            label={say('preset')}
            hint={say('presetHint')}
            value={preset}
            choices={scoringPresets.map((each) => ({ value: each.name, label: each.name }))}
            onPick={setPreset}
          />
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

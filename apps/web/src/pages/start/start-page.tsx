import { type FormEvent, useEffect, useMemo, useState } from 'react';
import { Link } from '../../app/link.tsx';
import type { PageProps } from '../../app/page.ts';
import { goTo, usePlace } from '../../app/router.ts';
import { loadGame } from '../../games/games.ts';
import { beginGame } from '../../live/begin-game.ts';
import { useKeptSquads } from '../squads/kept-squads.ts';
import { BattleChoice } from './battle-choice.tsx';
import { type Choices, keepChoices, keptChoices, levels, type Mode, modes } from './choices.ts';
import { OptionsForm } from './options-form.tsx';
import { planOf } from './plan-of.ts';
import { presetName } from './preset-name.ts';
import { Radios } from './radios.tsx';
import { SquadChoices } from './squad-choices.tsx';
import { squadFaults } from './squad-faults.ts';
import { squadOf, squadsToChoose } from './squads-to-choose.ts';
import { StartRefusal } from './start-refusal.tsx';
import { useWords } from './text/words.ts';
import './start-form.css';

/** Everything has a good default: one click starts. */
export function StartPage(_props: PageProps) {
  const say = useWords();
  const { query } = usePlace();
  const [choices, setChoices] = useState(() => asked(keptChoices(), query));
  const [isStarting, setStarting] = useState(false);
  const [problem, setProblem] = useState<unknown>(null);
  const saved = useKeptSquads();
  useEffect(() => {
    // The table comes while the squads are looked at.
    import('../game/game-page.tsx').catch(() => undefined);
    loadGame('xwing').catch(() => undefined);
  }, []);
  const offered = useMemo(() => squadsToChoose((id) => presetName(id, say), saved), [say, saved]);
  const mine = squadOf(choices.squad, offered);
  const others = squadOf(choices.otherSquad, offered);
  const { mode, battle } = choices;
  const bringsSquads = battle === 'duel' || !choices.presetForces;
  const isHotSeat = mode === 'hotseat';
  const myFaults = bringsSquads ? squadFaults(mine.squad, choices) : [];
  const otherFaults = bringsSquads && mode !== 'link' ? squadFaults(others.squad, choices) : [];

  const change = (part: Partial<Choices>) => {
    setChoices((before) => ({ ...before, ...part }));
    setProblem(null);
  };

  const start = async () => {
    keepChoices(choices);
    setStarting(true);
    setProblem(null);
    const battleTitle = bringsSquads ? say('against', { mine: mine.name, others: others.name }) : say(battle);
    const title =
      mode === 'link' ? `${say(battle)}: ${bringsSquads ? mine.name : say(choices.side)}` : battleTitle;
    const names = {
      me: say('playerOne'),
      other: say('playerTwo'),
      computer: say('computerName', { level: say(choices.level) }),
      title,
    };
    try {
      goTo(`/game/${await beginGame(planOf(choices, mine, others, names))}`);
    } catch (error) {
      setProblem(error);
      setStarting(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isStarting) void start();
  };

  return (
    <form className="start" onSubmit={submit}>
      <h1>{say('title')}</h1>
      <Radios
        legend={say('mode')}
        value={mode}
        choices={modes.map((value) => ({ value, label: say(value) }))}
        onChoose={(value) => change({ mode: value })}
      />
      <div className="start-pair">
        {mode === 'computer' && (
          <Radios
            legend={say('level')}
            value={choices.level}
            choices={levels.map((value) => ({ value, label: say(value) }))}
            onChoose={(level) => change({ level })}
          />
        )}
        <NameField
          label={say(isHotSeat ? 'firstName' : 'yourName')}
          value={choices.name}
          usual={say('playerOne')}
          onChange={(name) => change({ name })}
        />
        {isHotSeat && (
          <NameField
            label={say('secondName')}
            value={choices.otherName}
            usual={say('playerTwo')}
            onChange={(otherName) => change({ otherName })}
          />
        )}
      </div>
      <BattleChoice choices={choices} onChange={change} />
      {bringsSquads && (
        <>
          <SquadChoices
            legend={say(isHotSeat ? 'firstSquad' : 'yourSquad')}
            offered={offered}
            chosen={mine.key}
            faults={myFaults}
            most={choices.points}
            onChoose={(squad) => change({ squad })}
          />
          <p className="start-build">
            <Link href="/squads">{say('buildOne')}</Link>
          </p>
          {mode === 'link' ? (
            <p className="soft">{say('friendSquad')}</p>
          ) : (
            <SquadChoices
              legend={say(isHotSeat ? 'secondSquad' : 'otherSquad')}
              offered={offered}
              chosen={others.key}
              faults={otherFaults}
              most={choices.points}
              onChoose={(otherSquad) => change({ otherSquad })}
            />
          )}
        </>
      )}
      <OptionsForm choices={choices} onChange={change} />
      <div className="start-go">
        <StartRefusal problem={problem} />
        <label className="start-quick">
          <input
            type="checkbox"
            checked={choices.quick}
            onChange={({ target }) => change({ quick: target.checked })}
          />
          <span>
            {say('quick')} <small className="soft">{say('quickWhy')}</small>
          </span>
        </label>
        <button
          type="submit"
          className="primary start-button"
          disabled={isStarting || myFaults.length > 0 || otherFaults.length > 0}
        >
          {say(isStarting ? 'starting' : mode === 'link' ? 'startLink' : 'start')}
        </button>
      </div>
    </form>
  );
}

interface NameFieldProps {
  readonly label: string;
  readonly value: string;
  readonly usual: string;
  readonly onChange: (name: string) => void;
}

function NameField({ label, value, usual, onChange }: NameFieldProps) {
  return (
    <label className="start-name">
      <span>{label}</span>
      <input
        value={value}
        placeholder={usual}
        maxLength={40}
        autoComplete="nickname"
        onChange={({ target }) => onChange(target.value)}
      />
    </label>
  );
}

/** `?mode=` comes from the first page, `?squad=` from the squad builder. */
function asked(choices: Choices, query: URLSearchParams): Choices {
  const mode = modes.find((each) => each === query.get('mode')) as Mode | undefined;
  const squad = query.get('squad');
  return {
    ...choices,
    ...(mode ? { mode } : {}),
    ...(squad ? { squad: squad.includes(':') ? squad : `own:${squad}`, battle: 'duel' } : {}),
  };
}

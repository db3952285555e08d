import { type Choices, levels, modes } from './choices.ts';
import { NameField } from './name-field.tsx';
import { Radios } from './radios.tsx';
import { useWords } from './text/words.ts';

interface Props {
  readonly choices: Choices;
  readonly onChange: (part: Partial<Choices>) => void;
}

/** Against whom one plays, and what everybody is called. */
export function WhoPlays({ choices, onChange }: Props) {
  const say = useWords();
  const { mode } = choices;
  const isHotSeat = mode === 'hotseat';
  return (
    <>
      <Radios
        legend={say('mode')}
        value={mode}
        choices={modes.map((value) => ({ value, label: say(value) }))}
        onChoose={(value) => onChange({ mode: value })}
      />
      <div className="start-pair">
        {mode === 'computer' && (
          <Radios
            legend={say('level')}
            value={choices.level}
            choices={levels.map((value) => ({ value, label: say(value) }))}
            onChoose={(level) => onChange({ level })}
          />
        )}
        <NameField
          label={say(isHotSeat ? 'firstName' : 'yourName')}
          value={choices.name}
          usual={say('playerOne')}
          onChange={(name) => onChange({ name })}
        />
        {isHotSeat && (
          <NameField
            label={say('secondName')}
            value={choices.otherName}
            usual={say('playerTwo')}
            onChange={(otherName) => onChange({ otherName })}
          />
        )}
      </div>
    </>
  );
}

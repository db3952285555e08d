import { type Choices, obstacleSets } from './choices.ts';
import { Picker } from './picker.tsx';
import { useWords } from './text/words.ts';
import './options-form.css';

interface OptionsFormProps {
  readonly choices: Choices;
  readonly onChange: (change: Partial<Choices>) => void;
}

const limits = {
  points: [31, 60, 75, 100, 150, 200],
  rounds: [null, 4, 6, 8, 10, 12, 15],
  minutes: [null, 30, 45, 60, 75, 90, 120],
} as const;

/** What few people change, kept out of the way. */
export function OptionsForm({ choices, onChange }: OptionsFormProps) {
  const say = useWords();
  const isDuel = choices.battle === 'duel';
  const obstacles = obstacleSets.filter((set) => set !== 'none' || choices.variant === 'core2012');
  const words = (value: number | null) => (value === null ? say('noLimit') : String(value));
  return (
    <details className="options-form">
      <summary>{say('moreOptions')}</summary>
      <div className="options-form-fields">
        {(isDuel || !choices.presetForces) && (
          <Picker
            label={say('pointsOption')}
            value={choices.points}
            choices={limits.points}
            nameOf={words}
            onPick={(points) => onChange({ points })}
          />
        )}
        {isDuel && (
          <>
            <Picker
              label={say('variant')}
              value={choices.variant}
              choices={['standard', 'core2012'] as const}
              nameOf={say}
              onPick={(variant) => onChange(variantChange(variant))}
            />
            <Picker
              label={say('obstacles')}
              value={choices.obstacles}
              choices={obstacles}
              nameOf={say}
              onPick={(set) => onChange({ obstacles: set })}
            />
            <Picker
              label={say('roundLimit')}
              value={choices.roundLimit}
              choices={limits.rounds}
              nameOf={words}
              onPick={(roundLimit) => onChange({ roundLimit })}
            />
            <Picker
              label={say('minutes')}
              value={choices.minutes}
              choices={limits.minutes}
              nameOf={words}
              onPick={(minutes) => onChange({ minutes })}
            />
          </>
        )}
        <Picker
          label={say('damageDeck')}
          value={choices.damageDeck}
          choices={['core2', 'core'] as const}
          nameOf={say}
          onPick={(damageDeck) => onChange({ damageDeck })}
        />
      </div>
      <label className="options-form-tick">
        <input
          type="checkbox"
          checked={choices.spectators}
          onChange={({ target }) => onChange({ spectators: target.checked })}
        />
        {say('spectators')}
      </label>
    </details>
  );
}

/** The older book comes with its own deck and usually without obstacles. xw.setup.obstacle.core2012-optional */
function variantChange(variant: Choices['variant']): Partial<Choices> {
  return variant === 'core2012'
    ? { variant, damageDeck: 'core', obstacles: 'none' }
    : { variant, damageDeck: 'core2', obstacles: 'asteroids' };
}

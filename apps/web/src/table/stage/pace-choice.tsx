import { useId } from 'react';
import { changeSettings, useSettings } from '../../app/settings.ts';
import './pace-choice.css';
import { useWords } from './text/words.ts';

const paces = ['calm', 'usual', 'fast', 'atOnce'] as const;

/** How fast things are shown, and whether an attack waits for the player: at the table and in the settings. */
export function PaceChoice() {
  const say = useWords();
  const name = useId();
  const { pace, waitsAfterAttack } = useSettings();
  return (
    <fieldset className="pace-choice">
      <legend>{say('pace')}</legend>
      {paces.map((each) => (
        <label key={each}>
          <input
            type="radio"
            name={name}
            value={each}
            checked={each === pace}
            onChange={() => changeSettings({ pace: each })}
          />
          {say(each)}
        </label>
      ))}
      <label className="pace-choice-waits">
        <input
          type="checkbox"
          checked={waitsAfterAttack}
          disabled={pace === 'atOnce'}
          onChange={({ target }) => changeSettings({ waitsAfterAttack: target.checked })}
        />
        {say('waits')}
      </label>
    </fieldset>
  );
}

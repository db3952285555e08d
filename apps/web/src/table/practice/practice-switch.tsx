import { changeSettings, useSettings } from '../../app/settings.ts';
import { useWords } from './text/words.ts';
import './practice-switch.css';

/** Switches the aids for practice, here and for later games. */
export function PracticeSwitch() {
  const say = useWords();
  const { practice } = useSettings();
  return (
    <label className="practice-switch">
      <input
        type="checkbox"
        checked={practice}
        onChange={({ target }) => changeSettings({ practice: target.checked })}
      />
      {say('show')}
    </label>
  );
}

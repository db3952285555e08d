import { languageNames } from '../../app/language-switch.tsx';
import { changeLanguage } from '../../app/readers-language.ts';
import { changeSettings, languages, useSettings } from '../../app/settings.ts';
import { PaceChoice } from '../../table/stage/pace-choice.tsx';
import { SettingsChoice } from './settings-choice.tsx';
import { useWords } from './text/words.ts';
import './settings-form.css';

/** How the page looks and sounds to this reader. */
export function SettingsForm() {
  const say = useWords();
  const { language, theme, colours, motion, sound } = useSettings();
  return (
    <div className="settings-form">
      <SettingsChoice
        legend={say('language')}
        value={language}
        choices={languages.map((value) => ({ value, label: languageNames[value] }))}
        onChoose={(value) => void changeLanguage(value)}
      />
      <SettingsChoice
        legend={say('theme')}
        value={theme}
        choices={(['system', 'light', 'dark'] as const).map((value) => ({ value, label: say(value) }))}
        onChoose={(value) => changeSettings({ theme: value })}
      />
      <SettingsChoice
        legend={say('colours')}
        value={colours}
        choices={(['usual', 'safe'] as const).map((value) => ({ value, label: say(value) }))}
        onChoose={(value) => changeSettings({ colours: value })}
      />
      <SettingsChoice
        legend={say('motion')}
        value={motion}
        choices={(['system', 'on', 'off'] as const).map((value) => ({ value, label: say(value) }))}
        onChoose={(value) => changeSettings({ motion: value })}
      />
      <SettingsChoice
        legend={say('sound')}
        value={sound ? 'on' : 'off'}
        choices={(['off', 'on'] as const).map((value) => ({ value, label: say(value) }))}
        onChoose={(value) => changeSettings({ sound: value === 'on', knowsSound: true })}
      />
      <PaceChoice />
    </div>
  );
}

import { languageNames } from '../../app/language-switch.tsx';
import { changeLanguage } from '../../app/readers-language.ts';
import { changeSettings, languages, useSettings } from '../../app/settings.ts';
import { useWords as useCameraWords } from '../../table/camera/text/words.ts';
import { useWords as usePracticeWords } from '../../table/practice/text/words.ts';
import { PaceChoice } from '../../table/stage/pace-choice.tsx';
import { SettingsChoice } from './settings-choice.tsx';
import { useWords } from './text/words.ts';
import './settings-form.css';

/** How the page looks and sounds to this reader. */
export function SettingsForm() {
  const say = useWords();
  const sayOfCamera = useCameraWords();
  const sayOfPractice = usePracticeWords();
  const { language, theme, colours, motion, sound, passesAlone, camera, practice } = useSettings();
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
      <SettingsChoice
        legend={say('passesAlone')}
        value={passesAlone ? 'goBy' : 'asked'}
        choices={(['goBy', 'asked'] as const).map((value) => ({ value, label: say(value) }))}
        onChoose={(value) => changeSettings({ passesAlone: value === 'goBy' })}
      />
      <SettingsChoice
        legend={sayOfCamera('camera')}
        value={camera}
        choices={(['follows', 'still'] as const).map((value) => ({ value, label: sayOfCamera(value) }))}
        onChoose={(value) => changeSettings({ camera: value })}
      />
      <SettingsChoice
        legend={sayOfPractice('practice')}
        value={practice ? 'on' : 'off'}
        choices={(['off', 'on'] as const).map((value) => ({ value, label: sayOfPractice(value) }))}
        onChoose={(value) => changeSettings({ practice: value === 'on' })}
      />
      <PaceChoice />
    </div>
  );
}

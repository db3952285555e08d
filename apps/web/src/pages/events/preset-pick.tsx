import { presetLine, presetTitle, scoringPresets } from '@sortie/games';
import { useLanguage } from '../../app/settings.ts';
import { PickField } from '../event/parts/fields.tsx';
import { useWords } from './text/words.ts';

interface PresetPickProps {
  readonly value: string;
  readonly onPick: (preset: string) => void;
}

/** The scorings to begin with, by their titles, and what is particular about the one that is chosen. */
export function PresetPick({ value, onPick }: PresetPickProps) {
  const say = useWords();
  const language = useLanguage();
  return (
    <PickField
      label={say('preset')}
      hint={`${presetLine(value, language)} ${say('presetHint')}`}
      value={value}
      choices={scoringPresets.map(({ name }) => ({ value: name, label: presetTitle(name, language) }))}
      onPick={onPick}
    />
  );
}

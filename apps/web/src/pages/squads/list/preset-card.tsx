import type { Preset } from '@sortie/xwing/lists';
import { presetName } from '../../start/preset-name.ts';
import { useWords as useStartWords } from '../../start/text/words.ts';
import { useWords } from '../text/words.ts';
import { SquadSummary } from './squad-summary.tsx';
import { startSquad } from './start-squad.ts';
import './kept-squad-card.css';

/** A squad ready to play, to fly as it is or to build on. */
export function PresetCard({ preset }: { readonly preset: Preset }) {
  const say = useWords();
  const { squad, points, box } = preset;
  const name = presetName(preset.id, useStartWords()) ?? squad.name ?? preset.id;
  return (
    <li className="kept-squad-card panel" data-preset={preset.id}>
      <SquadSummary name={name} squad={squad} />
      <p className="kept-squad-card-state soft">
        {say(box ? 'play-box' : 'play-standard')}, {points}
      </p>
      <div className="kept-squad-card-tools">
        <button
          type="button"
          aria-label={say('buildOnNamed', { name })}
          onClick={() => startSquad({ ...squad, name }, { play: box ? 'box' : 'standard', points })}
        >
          {say('buildOn')}
        </button>
      </div>
    </li>
  );
}

import type { GameKit, Preset } from '@sortie/games';
import { useGameText, useListParts, useLists } from '../../games/use-kit.ts';
import { useListWords } from '../../lists/list-words.ts';
import { ListSummary } from './list-summary.tsx';
import { startList } from './start-list.ts';
import './kept-list-card.css';

interface Props {
  readonly kit: GameKit;
  readonly preset: Preset;
}

/** A list ready to play, to take as it is or to build on. */
export function PresetCard({ kit, preset }: Props) {
  const say = useListWords();
  const lists = useLists(kit);
  const { Builder, Purpose, agreedOf } = useListParts(kit);
  const name = useGameText(kit).preset(preset.id) ?? lists.nameOf(preset.list) ?? preset.id;
  const agreed = agreedOf?.(preset);
  return (
    <li className="kept-list-card panel" data-preset={preset.id}>
      <ListSummary kit={kit} name={name} list={preset.list} />
      <p className="kept-list-card-state soft">{Purpose ? <Purpose agreed={agreed} /> : preset.points}</p>
      <div className="kept-list-card-tools">
        {Builder && (
          <button
            type="button"
            aria-label={say('buildOnNamed', { name })}
            onClick={() => startList({ game: kit.name, name, list: preset.list, agreed })}
          >
            {say('buildOn')}
          </button>
        )}
      </div>
    </li>
  );
}

import type { GameKit } from '@sortie/games';
import { useWords } from './text/words.ts';

interface Props {
  readonly kits: readonly GameKit[];
  readonly chosen: string;
  readonly onChoose: (game: string) => void;
}

/** The games of this page; what stands below is about the one that is chosen. */
export function GameButtons({ kits, chosen, onChoose }: Props) {
  const say = useWords();
  return (
    <fieldset className="row home-games">
      <legend>{say('whichGame')}</legend>
      {kits.map(({ name, title }) => (
        <button
          key={name}
          type="button"
          data-game={name}
          aria-pressed={name === chosen}
          onClick={() => onChoose(name)}
        >
          {title}
        </button>
      ))}
    </fieldset>
  );
}

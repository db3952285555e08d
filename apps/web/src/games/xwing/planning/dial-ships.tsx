import { shipShapes } from '@sortie/xwing/scene';
import type { XwingView } from '@sortie/xwing/view';
import { PieceFigure } from '../../../table/piece-figure.tsx';
import type { SeenProps } from '../../../table/table-game.ts';
import { maneuverName } from '../maneuver-name.ts';
import { namesFor } from '../names-for.ts';
import { useWords } from '../text/words.ts';
import type { OpenDial } from './dials.ts';

interface Props extends SeenProps<XwingView> {
  readonly dials: readonly OpenDial[];
  readonly shown: string;
  readonly onShow: (ship: string) => void;
}

/** All ships whose dials are set now, with what is set. */
export function DialShips({ seen, dials, shown, onShow }: Props) {
  const say = useWords();
  const names = namesFor(seen);
  return (
    <fieldset className="planning-ask-ships">
      <legend>{say('dialShips')}</legend>
      {dials.map(({ ship, chosen }) => (
        <button
          key={ship.id}
          type="button"
          className="planning-ask-ship"
          aria-pressed={ship.id === shown}
          data-set={chosen !== undefined}
          data-dial={ship.id}
          onClick={() => onShow(ship.id)}
        >
          <PieceFigure shapes={shipShapes(ship)} side={ship.side} size={28} />
          <span>{names.label(ship.id)}</span>
          <span className="planning-ask-state">
            {chosen ? maneuverName(chosen, ship.id, names, seen.language) : say('dialUnset')}
            {ship.tokens.stress > 0 && ` · ${say('stressed')}`}
          </span>
        </button>
      ))}
    </fieldset>
  );
}

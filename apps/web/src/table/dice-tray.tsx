import type { DieFace } from './die-face.ts';
import { DiePicture } from './die-picture.tsx';
import { useWords } from './text/words.ts';
import './dice-tray.css';

export type { DieFace } from './die-face.ts';

interface Props {
  readonly dice: readonly DieFace[];
  readonly label: string;
  readonly onPick?: (key: string) => void;
}

/** Dice on the table. Those that can be picked are buttons. */
export function DiceTray({ dice, label, onPick }: Props) {
  const say = useWords();
  const nameOf = ({ name, cancelled, rerolled }: DieFace) =>
    [name, ...(rerolled ? [say('dieRerolled')] : []), ...(cancelled ? [say('dieCancelled')] : [])].join(', ');
  return (
    <ul className="dice-tray" aria-label={label}>
      {dice.map((die) => (
        <li key={`${die.key}${die.rerolled ? ' again' : ''}`}>
          {die.pickable && onPick ? (
            <button
              type="button"
              className={classes(die)}
              data-die={die.key}
              aria-label={nameOf(die)}
              aria-pressed={die.chosen === true}
              title={nameOf(die)}
              onClick={() => onPick(die.key)}
            >
              <DiePicture die={die} />
            </button>
          ) : (
            <span
              className={classes(die)}
              data-die={die.key}
              role="img"
              aria-label={nameOf(die)}
              title={nameOf(die)}
            >
              <DiePicture die={die} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function classes({ tone, chosen, cancelled }: DieFace): string {
  const names = ['dice-tray-die', `dice-tray-${tone}`];
  if (chosen) names.push('dice-tray-chosen');
  if (cancelled) names.push('dice-tray-cancelled');
  return names.join(' ');
}

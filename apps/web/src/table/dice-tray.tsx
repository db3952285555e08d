import { useWords } from './text/words.ts';
import './dice-tray.css';

/** A die as it lies. */
export interface DieFace {
  /** The same die keeps its key; a die that is thrown once more is shown to tumble when it is marked rerolled. */
  readonly key: string;
  /** An SVG path on a box of 24 by 24. */
  readonly icon: string;
  readonly name: string;
  /** `attack`, `defense`, or any tone of the style sheet. */
  readonly tone: string;
  readonly chosen?: boolean;
  readonly pickable?: boolean;
  readonly cancelled?: boolean;
  readonly rerolled?: boolean;
}

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
              <Face icon={die.icon} marks={die} />
            </button>
          ) : (
            <span
              className={classes(die)}
              data-die={die.key}
              role="img"
              aria-label={nameOf(die)}
              title={nameOf(die)}
            >
              <Face icon={die.icon} marks={die} />
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

function Face({ icon, marks: { cancelled, rerolled } }: { readonly icon: string; readonly marks: DieFace }) {
  return (
    <svg viewBox="0 0 44 44" aria-hidden="true">
      <path className="dice-tray-body" d="M14 2H30L42 14V30L30 42H14L2 30V14Z" />
      <path className="dice-tray-edge" d="M15.5 6H28.5L38 15.5V28.5L28.5 38H15.5L6 28.5V15.5Z" />
      <path className="dice-tray-icon" transform="translate(10 10)" d={icon} />
      {cancelled ? <path className="dice-tray-cross" d="M7 37L37 7" /> : null}
      {rerolled ? (
        <path className="dice-tray-again" d="M32 4.5A6 6 0 1 1 30.2 9M32 4.5V0.8M32 4.5H35.7" />
      ) : null}
    </svg>
  );
}

function classes({ tone, chosen, cancelled }: DieFace): string {
  const names = ['dice-tray-die', `dice-tray-${tone}`];
  if (chosen) names.push('dice-tray-chosen');
  if (cancelled) names.push('dice-tray-cancelled');
  return names.join(' ');
}

import type { Maneuver } from '@sortie/xwing/catalogue';
import { useWords } from '../text/words.ts';
import { dialGrid, isSame } from './dials.ts';
import './maneuver-grid.css';
import { ManeuverMark } from './maneuver-mark.tsx';

interface Props {
  readonly label: string;
  readonly maneuvers: readonly Maneuver[];
  readonly offered: readonly Maneuver[];
  readonly chosen?: Maneuver | undefined;
  /** Why a red maneuver is a risk now. */
  readonly redWarning?: string | undefined;
  readonly nameOf: (maneuver: Maneuver) => string;
  readonly onChoose: (maneuver: Maneuver) => void;
  /** Called with the maneuver that is pointed at, and with nothing when it is left. */
  readonly onPoint?: ((maneuver: Maneuver | undefined) => void) | undefined;
  /** Asked about a maneuver that is not offered. */
  readonly onWhy?: (maneuver: Maneuver) => void;
}

/** The maneuvers of a dial as a table of speeds and bearings. */
export function ManeuverGrid(props: Props) {
  const { label, maneuvers, offered, chosen, redWarning, nameOf, onChoose, onPoint, onWhy } = props;
  const say = useWords();
  const { columns, rows } = dialGrid(maneuvers);
  const first = chosen ?? offered.find((each) => maneuvers.some((other) => isSame(each, other)));
  return (
    <table className="maneuver-grid" aria-label={label} data-wide={columns.length > 6}>
      <tbody>
        {rows.map(({ speed, cells }) => (
          <tr key={speed}>
            <th scope="row">
              <span className="unseen">{say('speed', { speed })}</span>
              <span aria-hidden="true">{speed}</span>
            </th>
            {cells.map((maneuver, column) => (
              <td key={columns[column]}>
                {maneuver && (
                  <ManeuverButton
                    maneuver={maneuver}
                    name={nameOf(maneuver)}
                    isOffered={offered.some((each) => isSame(each, maneuver))}
                    isFirst={first !== undefined && isSame(first, maneuver)}
                    isChosen={chosen !== undefined && isSame(chosen, maneuver)}
                    warning={maneuver.difficulty === 'red' ? redWarning : undefined}
                    onChoose={onChoose}
                    onPoint={onPoint}
                    onWhy={onWhy}
                  />
                )}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface ButtonProps {
  readonly maneuver: Maneuver;
  readonly name: string;
  readonly isOffered: boolean;
  /** Where the keys begin. */
  readonly isFirst: boolean;
  readonly isChosen: boolean;
  readonly warning: string | undefined;
  readonly onChoose: (maneuver: Maneuver) => void;
  readonly onPoint: ((maneuver: Maneuver | undefined) => void) | undefined;
  readonly onWhy: ((maneuver: Maneuver) => void) | undefined;
}

function ManeuverButton(props: ButtonProps) {
  const { maneuver, name, isOffered, isFirst, isChosen, warning, onChoose, onPoint, onWhy } = props;
  const say = useWords();
  const { speed, bearing } = maneuver;
  const label = [name, isOffered ? warning : say('maneuverForbidden')].filter(Boolean).join('. ');
  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isChosen}
      aria-disabled={!isOffered || undefined}
      data-warned={warning !== undefined}
      data-first={isFirst ? true : undefined}
      data-answer={JSON.stringify({ speed, bearing })}
      title={label}
      onPointerEnter={() => onPoint?.(maneuver)}
      onPointerLeave={() => onPoint?.(undefined)}
      onFocus={() => onPoint?.(maneuver)}
      onBlur={() => onPoint?.(undefined)}
      onClick={() => (isOffered ? onChoose(maneuver) : onWhy?.(maneuver))}
    >
      <svg viewBox="-15 -12 33 25" aria-hidden="true">
        <ManeuverMark maneuver={maneuver} />
      </svg>
    </button>
  );
}

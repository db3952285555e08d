import type { Fault } from '@sortie/legion/lists';
import { Shape } from '../../../lists/bench/shape.tsx';
import { toolShapes } from '../../../lists/bench/tool-shapes.ts';
import './builder.css';
import { FaultList } from './fault-list.tsx';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly points?: number;
  readonly facts?: string;
  readonly text?: string | undefined;
  /** What the judge would say of the army with it. */
  readonly faults: readonly Fault[];
  readonly isTaken?: boolean;
  readonly label: string;
  readonly onTake: () => void;
}

/** A card among others to choose from; what does not fit says why and can be taken nevertheless. */
export function FinderRow(props: Props) {
  const { id, name, points, facts, text, faults, isTaken = false, label, onTake } = props;
  return (
    <li
      className="lg-row"
      data-card={id}
      data-grey={faults.length > 0 || undefined}
      data-here={isTaken || undefined}
    >
      <div>
        <p className="lg-row-title">
          <strong>{name}</strong>
          {points !== undefined && <b>{points}</b>}
        </p>
        {facts && <p className="soft">{facts}</p>}
        {text && <p>{text}</p>}
        <FaultList faults={faults} />
      </div>
      <button type="button" data-row="" aria-label={label} onClick={onTake}>
        <Shape path={isTaken ? toolShapes.less : toolShapes.add} />
      </button>
    </li>
  );
}

import type { ReactNode } from 'react';
import { Shape } from '../../../lists/bench/shape.tsx';
import { toolShapes } from '../../../lists/bench/tool-shapes.ts';
import { FaultList } from './fault-list.tsx';
import './builder.css';
import type { Fault } from '@sortie/armada/lists';

interface Props {
  readonly id: string;
  readonly name: string;
  readonly points?: number;
  readonly figure?: ReactNode;
  readonly facts?: ReactNode;
  readonly text?: string | undefined;
  /** What the judge would say of the fleet with it. */
  readonly faults: readonly Fault[];
  readonly isTaken?: boolean;
  readonly label: string;
  readonly onTake: () => void;
}

/** A card among others to choose from; what does not fit says why and can be taken nevertheless. */
export function FinderRow({
  id,
  name,
  points,
  figure,
  facts,
  text,
  faults,
  isTaken = false,
  label,
  onTake,
}: Props) {
  return (
    <li
      className="ar-row"
      data-card={id}
      data-grey={faults.length > 0 || undefined}
      data-here={isTaken || undefined}
    >
      <span className="ar-row-figure">{figure}</span>
      <div className="ar-row-body">
        <p className="ar-row-title">
          <strong>{name}</strong>
          {points !== undefined && <b>{points}</b>}
        </p>
        {facts && <p className="ar-row-facts">{facts}</p>}
        {text && <p className="ar-row-text">{text}</p>}
        <FaultList faults={faults} />
      </div>
      <button type="button" data-row="" aria-label={label} disabled={isTaken} onClick={onTake}>
        <Shape path={toolShapes.add} />
      </button>
    </li>
  );
}

import { Shape } from '../../../../lists/bench/shape.tsx';
import { toolShapes } from '../../../../lists/bench/tool-shapes.ts';
import { useWords } from '../text/words.ts';

interface Props {
  readonly name: string;
  readonly at: number;
  readonly count: number;
  readonly onCopy: () => void;
  readonly onRemove: () => void;
  readonly onMove: (to: number) => void;
}

/** Moves a ship up and down in its squad, copies it, takes it out. */
export function ShipTools({ name, at, count, onCopy, onRemove, onMove }: Props) {
  const say = useWords();
  return (
    <div className="squad-ship-card-tools">
      <Tool
        label={say('moveUp', { ship: name })}
        title={say('up')}
        shape="up"
        isShut={at === 0}
        onUse={() => onMove(at - 1)}
      />
      <Tool
        label={say('moveDown', { ship: name })}
        title={say('down')}
        shape="down"
        isShut={at === count - 1}
        onUse={() => onMove(at + 1)}
      />
      <Tool label={say('copyShip', { ship: name })} title={say('copy')} shape="copy" onUse={onCopy} />
      <Tool label={say('removeShip', { ship: name })} title={say('remove')} shape="remove" onUse={onRemove} />
    </div>
  );
}

interface ToolProps {
  readonly label: string;
  readonly title: string;
  readonly shape: 'up' | 'down' | 'copy' | 'remove';
  readonly isShut?: boolean;
  readonly onUse: () => void;
}

function Tool({ label, title, shape, isShut = false, onUse }: ToolProps) {
  return (
    <button type="button" aria-label={label} title={title} disabled={isShut} onClick={onUse}>
      <Shape path={toolShapes[shape]} size={16} />
    </button>
  );
}

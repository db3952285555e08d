import { useListWords } from '../list-words.ts';
import './points-meter.css';

interface Props {
  readonly cost: number;
  readonly ceiling: number;
}

/** How much of the total is spent. */
export function PointsMeter({ cost, ceiling }: Props) {
  const say = useListWords();
  const left = ceiling - cost;
  const share = Math.min(100, (100 * cost) / Math.max(1, ceiling));
  return (
    <div className="points-meter" data-over={left < 0 || undefined}>
      <div className="points-meter-numbers">
        <span>
          <b data-cost={cost}>{cost}</b> / {ceiling}
        </span>
        <span className="soft">
          {left < 0 ? say('pointsOver', { count: -left }) : say('pointsLeft', { count: left })}
        </span>
      </div>
      <div className="points-meter-bar" aria-hidden="true">
        <span style={{ width: `${share}%` }} />
      </div>
    </div>
  );
}

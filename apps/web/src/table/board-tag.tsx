import { TAG_HEIGHT, TICK, tagSize } from './labels/caption-forms.ts';

interface Props {
  readonly text: string;
  readonly look: string;
  readonly isRound?: boolean;
  /** What it belongs to has acted. */
  readonly hasTick?: boolean;
}

const CHECK = 'M-4.5 0.3L-1.5 3.3L4.5 -3';

/** A few words on a small plate. */
export function BoardTag({ text, look, isRound = false, hasTick = false }: Props) {
  const { width } = tagSize(text, hasTick);
  const tick = text === '' ? 0 : width / 2 - TICK / 2 - 2;
  return (
    <g className={`board-tag board-tag-${look}`}>
      <rect
        x={-width / 2}
        y={-TAG_HEIGHT / 2}
        width={width}
        height={TAG_HEIGHT}
        rx={isRound ? TAG_HEIGHT / 2 : 3}
      />
      <text x={hasTick ? -TICK / 2 + 1 : 0} y={4.2} textAnchor="middle">
        {text}
      </text>
      {hasTick ? <path className="board-tick" transform={`translate(${tick} 0)`} d={CHECK} /> : null}
    </g>
  );
}
